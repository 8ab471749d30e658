import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bundle } from '#infra/cloud/bundle.ts';
import { defaultProvider } from '#infra/cloud/environmentCredentials.ts';
import { startTable, tableName } from '#infra/local/table.ts';

const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
const database = await startTable(folder);
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true });
});

const script = `
const { handler } = await import(process.argv[1]);
console.log(JSON.stringify(await handler(JSON.parse(process.argv[2]), {})));
`;

/** What a Lambda's environment holds. */
const env = {
  TABLE_NAME: tableName,
  TENANT_ROLE: 'none',
  AWS_REGION: 'eu-north-1',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
  SUPPORT_EMAIL: 'support@test.se',
  FIRST_PASSWORDS: 'strong',
  PROVIDER_SECOND_FACTOR: 'required',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  LOG_LEVEL: 'error',
};

describe('the bundle of a Lambda', () => {
  it('answers an event of the gateway from the table without any package installed', () => {
    bundle('functions/system/handler.ts', folder);
    const event = readFileSync('events/system.json', 'utf8');
    const file = pathToFileURL(join(folder, 'index.mjs')).href;
    const args = ['--input-type=module', '-e', script, file, event];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder, env });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ statusCode: 200 });
  });

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
});
