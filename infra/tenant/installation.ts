import { resolve } from 'node:path';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { secrets } from '#functions/kernel/adapters/secrets.ts';
import { handler as preToken } from '#functions/triggers/identity/preToken.ts';
import { stage } from '../cloud/stage.ts';
import { dataFolder } from '../local/dataFolder.ts';
import { setEnvironment } from '../local/environment.ts';
import { assertDatabaseThere } from '../local/installed.ts';
import { startStandIns } from '../local/standIns.ts';
import { startTable } from '../local/table.ts';
import { type OperatingSettings, operatingName } from '../operating.ts';
import { secretsPath } from '../secretsPath.ts';
import { TenantRefused } from './refused.ts';

/** Where the table, the files and the user pool are found by now; `close` ends what was started for that. */
export interface Opened {
  readonly close: () => Promise<void>;
}

/** The installation of the stage, reached with the credentials of the shell. */
export const openCloud = async (): Promise<Opened> => {
  process.env.AWS_REGION ??= stage.region;
  process.env.SECRETS_PATH = `${secretsPath}/${stage.name}`;
  settingsChanged();
  const text = await secrets().get(operatingName);
  if (text === undefined)
    throw new TenantRefused(`Stadiet ${stage.name} finns inte i det här kontot och den här regionen.`);
  Object.assign(process.env, JSON.parse(text) as OperatingSettings, { TENANT_ROLE: 'none' });
  settingsChanged();
  return { close: async () => undefined };
};

/**
 * The program's data folder (DATA_DIR), while the program does not run: the database opens it for one at a time.
 * @throws StartFailure with a Swedish line for the terminal.
 */
export const openFolder = async (): Promise<Opened> => {
  const { path: dataDir } = await dataFolder(resolve(process.env.DATA_DIR || '.local'));
  if (!process.env.DYNAMODB_ENDPOINT) await assertDatabaseThere(dataDir);
  const table = await startTable(dataDir, console.error);
  try {
    const standIns = await startStandIns({ dataDir, tableEndpoint: table.endpoint, trigger: preToken });
    setEnvironment({ dataDir, tableEndpoint: table.endpoint, standIns, appUrl: 'http://localhost' });
    return {
      close: async () => {
        await standIns.stop();
        await table.stop();
      },
    };
  } catch (cause) {
    await table.stop();
    throw cause;
  }
};
