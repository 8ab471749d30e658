import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('the page names as many attacks as there are cases, and each case is run', () => {
  const files = readdirSync(new URL('tests/attack/cases/', root)).map((file) => file.replace('.ts', ''));
  const rows = readFileSync(new URL('tests/attack/README.md', root), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (case|---)/.test(line));
  expect(rows).toHaveLength(files.length);
  const program = readFileSync(new URL('tests/attack/attack.ts', root), 'utf8');
  const lists = [...program.matchAll(/const (?:cases|waiting): readonly Case\[\] = \[([^\]]*)\]/g)];
  const listed = lists.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(listed.sort()).toEqual(files.sort());
});
