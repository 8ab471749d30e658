/** What the names of secrets begin with: on one machine as it is, in the cloud before the name of the stage. */
export const secretsPath = '/bemanningsplan';
