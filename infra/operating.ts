/** The settings by which tools of an operator reach an installation in the cloud. */
export interface OperatingSettings {
  readonly TABLE_NAME: string;
  readonly FILES_BUCKET: string;
  /** The bucket of the pages. */
  readonly SITE_BUCKET: string;
  readonly USER_POOL_ID: string;
  readonly USER_POOL_CLIENT_IDS: string;
}

/** The name of the parameter that holds them as JSON, below the path of the stage. */
export const operatingName = 'operating';

/** The output of the stateless stack that names the alarms on which its updates are taken back, with a comma between. */
export const rollbackAlarmsOutput = 'RollbackAlarms';
