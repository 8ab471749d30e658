/**
 * Stands in for the SDK's search for credentials in a Lambda's bundle: there they are always in the environment, and the code
 * that would look in files, on instances and at sign-in services was a fifth of every bundle.
 */
export const defaultProvider = () => async () => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('no credentials in the environment');
  return { accessKeyId, secretAccessKey, sessionToken };
};
