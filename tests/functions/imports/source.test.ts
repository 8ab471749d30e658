import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPart, keptOriginal } from '#functions/imports/source.ts';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { serveLocally } from '#infra/local/http.ts';
import { localCredentials } from '#infra/local/table.ts';
import { xml } from '#infra/local/xml.ts';

/** How the store of files answers every request. */
let answer: readonly [status: number, Code: string];
const environment = { ...process.env };
let stop: () => Promise<void>;

beforeAll(async () => {
  const store = await serveLocally(async (request, response) => {
    const [status, Code] = answer;
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' }).end(xml('Error', { Code, Message: Code }));
  });
  stop = store.stop;
  const { region, credentials } = localCredentials;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: store.url,
    FILES_BUCKET: 'files',
    AWS_REGION: region,
    AWS_MAX_ATTEMPTS: '1',
    TENANT_ROLE: 'none',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  settingsChanged();
});
afterAll(async () => {
  await stop();
  // The next test file of this process must not find the settings of this one.
  process.env = environment;
  settingsChanged();
});

const original = (id = 'fil_1') => keptOriginal('org', id);
const fault = (field: string) => ({ code: 'noImport', details: { fields: { [field]: { code: 'fileUnknown' } } } });
const lastPart = () => {
  const uploadId = 'b7e0a3f4-8a55-4a53-b1f5-6f3c8f3a9d10';
  return keepPart('org', { uploadId, name: 'a.csv', part: 2, parts: 2, content: 'QQ==' });
};

test('a file that is missing in the store is named as a fault of the field', async () => {
  answer = [404, 'NoSuchKey'];
  await expect(original()).rejects.toMatchObject(fault('fileId'));
  await expect(lastPart()).rejects.toMatchObject(fault('file'));
});

test.each<[number, string]>([
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
  [500, 'InternalError'],
  [503, 'SlowDown'],
])('an outage of the store (%i %s) is not answered as a missing file', async (...outage) => {
  answer = outage;
  await expect(original()).rejects.toMatchObject({ name: outage[1] });
  await expect(lastPart()).rejects.toMatchObject({ name: outage[1] });
});

test.each(['', '../../../../a', 'a/b', 'å'])(
  '%j, which is no id, is a missing file whatever the store answers',
  async (id) => {
    answer = [400, 'InvalidURI'];
    await expect(original(id)).rejects.toMatchObject(fault('fileId'));
  },
);
