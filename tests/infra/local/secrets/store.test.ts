import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretStore } from '#infra/local/secrets/store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a secret outlives the program, encrypted with a key that only its owner reads', async () => {
  await secretStore(root).put('/a', 'hemligt');
  expect(await secretStore(root).get('/a')).toBe('hemligt');
  expect(await secretStore(root).get('/b')).toBeUndefined();
  for (const name of await readdir(root)) {
    expect((await stat(join(root, name))).mode & 0o077).toBe(0);
    expect(await readFile(join(root, name), 'latin1')).not.toContain('hemligt');
  }
  await secretStore(root).remove('/a');
  expect(await secretStore(root).get('/a')).toBeUndefined();
});

test('a file that was altered, or belongs to another secret, is not read', async () => {
  const store = secretStore(root);
  await store.put('/a', 'hemligt');
  const [file] = (await readdir(root)).filter((name) => name.endsWith('.secret'));
  const content = await readFile(join(root, file!));
  await store.put('/b', 'annat');
  const other = (await readdir(root)).find((name) => name.endsWith('.secret') && name !== file);
  await writeFile(join(root, other!), content);
  await expect(store.get('/b')).rejects.toThrow();
  content[content.length - 1]! ^= 1;
  await writeFile(join(root, file!), content);
  await expect(store.get('/a')).rejects.toThrow();
});
