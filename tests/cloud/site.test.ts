import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { reachedFrom } from '#infra/deployed/superseded.ts';

test('the page leads to every built file, so that a deploy removes none of those in use', async () => {
  const assembly = inject('assembly');
  const [page = '', ...others] = readdirSync(assembly)
    .map((name) => join(assembly, name, 'index.html'))
    .filter((file) => existsSync(file));
  expect(others).toEqual([]);
  const files = readdirSync(join(dirname(page), 'assets'), { recursive: true }).map((name) => `assets/${name}`);
  const read = (name: string) => readFile(join(dirname(page), name), 'utf8');
  const reached = await reachedFrom(readFileSync(page, 'utf8'), files, read);
  expect(files.length).toBeGreaterThan(20);
  expect([...reached].sort()).toEqual(files.sort());
});
