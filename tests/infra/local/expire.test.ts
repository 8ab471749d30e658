import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerFileName, basisFileName, importFileName, logFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { expireFiles } from '#infra/local/files/expire.ts';
import { fileStore } from '#infra/local/files/store.ts';
import { withApi } from '../../support/api.ts';

// The stand-in for S3, as the program starts it.
const api = withApi();

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

const names = {
  original: importFileName('org_a', 'originals', 'a'),
  steps: importFileName('org_a', 'steps', 'b'),
  part: importFileName('org_a', 'parts', 'c'),
  answer: answerFileName('org_a', `${'d'.repeat(16)}/${'e'.repeat(40)}`),
  log: logFileName('org_a', '2026-01-01T00:00:00.000Z', 'e'),
  basis: basisFileName('org_a', 'f'),
};

test('the organisation leads the name of every file but an answer, which has a folder that the edge serves', () => {
  const { answer, ...others } = names;
  for (const name of Object.values(others)) expect(name).toMatch(/^org_a\//);
  expect(answer).toBe(`answers/org_a/${'d'.repeat(16)}/${'e'.repeat(40)}`);
});

test('answers are removed after an hour, parts of imports after a day, other files of imports after 90, others never', async () => {
  const bucket = process.env.FILES_BUCKET ?? '';
  const store = fileStore(join(api.server.dataDir, 'files'));
  for (const name of Object.values(names)) await files().put(name, 'text');
  const left = async () => (await store.list(bucket, '')).map(({ key }) => key);
  const { answer, original, part, steps, log, basis } = names;
  await expireFiles(store, bucket, inDays(0.9 / 24));
  expect(await left()).toContain(answer);
  await expireFiles(store, bucket, inDays(0.9));
  expect(await left()).toEqual([basis, original, part, steps, log].sort());
  await expireFiles(store, bucket, inDays(89));
  expect(await left()).toEqual([basis, original, steps, log].sort());
  await expireFiles(store, bucket, inDays(91));
  expect(await left()).toEqual([basis, log].sort());
});
