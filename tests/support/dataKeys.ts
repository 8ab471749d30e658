import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { serveLocally } from '#infra/local/http.ts';
import { secretsListener } from '#infra/local/secrets/server.ts';
import { localCredentials } from '#infra/local/table.ts';

/** Serves data keys as SSM does, for functions that run without the program. `setKeys` changes them for functions that start anew. */
export const startDataKeys = async (text = 'of-the-tests') => {
  let keys = text;
  const { url, stop } = await serveLocally(
    secretsListener({ get: async () => keys, put: async () => undefined, remove: async () => undefined }),
  );
  const { region, credentials } = localCredentials;
  const environment = { ...process.env };
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SSM: url,
    SECRETS_PATH: '/tests',
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  settingsChanged();
  return {
    setKeys: (next: string): void => {
      keys = next;
      settingsChanged();
    },
    stop: async () => {
      process.env = environment;
      settingsChanged();
      await stop();
    },
  };
};
