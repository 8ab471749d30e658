import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sources.ts';

test('no object literal is spread into another, where plain members say the same', () => {
  const files = sourceFiles(['functions', 'infra', 'shared', 'tests', 'web'], /\.tsx?$/);
  const spreading = files.filter((file) => /\.\.\.\{/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(1000);
  expect(spreading).toEqual([]);
});
