import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { expireFiles } from '#infra/local/files/expire.ts';
import { fileStore } from '#infra/local/files/store.ts';

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

it('files of imports are removed after 90 days, parts and answers after one, others never', async () => {
  const root = await mkdtemp(join(tmpdir(), 'files-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const store = fileStore(root);
  for (const key of ['imports/originals/o/a', 'imports/steps/o/b', 'imports/parts/o/c', 'answers/d', 'log/e'])
    await store.put('files', key, Readable.from(['text']), {});
  const left = async () => (await store.list('files', '')).map(({ key }) => key);
  await expireFiles(store, 'files', inDays(0.9));
  expect(await left()).toHaveLength(5);
  await expireFiles(store, 'files', inDays(89));
  expect(await left()).toEqual(['imports/originals/o/a', 'imports/steps/o/b', 'log/e']);
  await expireFiles(store, 'files', inDays(91));
  expect(await left()).toEqual(['log/e']);
});
