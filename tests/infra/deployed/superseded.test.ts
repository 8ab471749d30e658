import { expect, test } from 'vitest';
import { expired, reachedFrom } from '#infra/deployed/superseded.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const since = (day: string) => on(day).toISOString();

test('a file is removed 35 days after the deploy that found it out of use, and not by its age', () => {
  const stored = ['assets/new.js', 'assets/old.js', 'assets/older.js'];
  const live = new Set(['assets/new.js']);
  const before = { 'assets/older.js': since('2026-10-01') };
  expect(expired(stored, live, before, on('2026-11-04'))).toEqual({
    remove: [],
    superseded: { 'assets/old.js': since('2026-11-04'), 'assets/older.js': since('2026-10-01') },
  });
  expect(expired(stored, live, before, on('2026-11-05'))).toEqual({
    remove: ['assets/older.js'],
    superseded: { 'assets/old.js': since('2026-11-05') },
  });
});

test('a file that a release brings back is of the live page again: it is kept, and its days begin anew afterwards', () => {
  const before = { 'assets/back.js': since('2020-01-01') };
  const stored = ['assets/back.js'];
  expect(expired(stored, new Set(stored), before, on('2026-11-05'))).toEqual({ remove: [], superseded: {} });
  expect(expired(stored, new Set(), {}, on('2026-12-01')).superseded).toEqual({
    'assets/back.js': since('2026-12-01'),
  });
});

test('a page leads to the files that it names, and to those that these name', async () => {
  const files: Readonly<Record<string, string>> = {
    'assets/app-1.js': 'import("./late-1.js");const all=["assets/style-1.css"]',
    'assets/late-1.js': 'import "./app-1.js"',
    'assets/style-1.css': '@font-face{src:url(/assets/inter-1.woff2)}',
    'assets/inter-1.woff2': 'no text: never read',
    'assets/app-0.js': 'import "./late-0.js"',
    'assets/late-0.js': '',
  };
  const read: string[] = [];
  const reached = await reachedFrom('<script src="/assets/app-1.js">', Object.keys(files), async (name) => {
    read.push(name);
    return files[name] ?? '';
  });
  expect([...reached].sort()).toEqual([
    'assets/app-1.js',
    'assets/inter-1.woff2',
    'assets/late-1.js',
    'assets/style-1.css',
  ]);
  expect(read.sort()).toEqual(['assets/app-1.js', 'assets/late-1.js', 'assets/style-1.css']);
});
