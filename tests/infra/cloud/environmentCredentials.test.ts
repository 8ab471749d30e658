import { expect, it, vi } from 'vitest';
import { defaultProvider } from '#infra/cloud/environmentCredentials.ts';

it('reads its credentials from the environment and reports when there are none', async () => {
  const given = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'session' };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  expect(await defaultProvider()()).toEqual({
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: 'session',
  });
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  await expect(defaultProvider()()).rejects.toThrow('no credentials');
  vi.unstubAllEnvs();
});
