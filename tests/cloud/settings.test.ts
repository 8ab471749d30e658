import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lambdaOf, lambdas } from './assembly.ts';

const source = readFileSync('functions/kernel/adapters/environment.ts', 'utf8');
const known = [...source.matchAll(/^ {2}readonly ([A-Z_]+):/gm)].map(([, name]) => name!);

/** The settings that the deployed code names, `setting('…')` and `process.env.…` alike. */
const namedIn = (folder: string): readonly string[] => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return known.filter((name) => new RegExp(`["'\`.]${name}\\b`).test(code));
};

test('the environment of each function holds every setting that its code names, and no other', () => {
  for (const [name, { folder, environment }] of lambdas) {
    const { NODE_OPTIONS, ...settings } = environment;
    expect(NODE_OPTIONS, name).toBe('--enable-source-maps');
    expect(Object.keys(settings).sort(), name).toEqual([...namedIn(folder)].sort());
  }
  expect(namedIn(lambdaOf('account').folder)).toEqual(expect.arrayContaining(['TABLE_NAME', 'MAIL_FROM']));
  expect(namedIn(lambdaOf('beds').folder)).not.toContain('MAIL_FROM');
});
