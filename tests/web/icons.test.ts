import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/sources.ts';

const ICON = /<(\w+(?:Outlined|Filled))\b([^<>]*?)\/>/g;

it('hides every icon from accessible names, or names it', () => {
  const icons = sourceFiles(['web'], /\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ICON)].map(([, name, props]) => ({ file, name, props })),
  );
  expect(icons.length).toBeGreaterThan(50);
  expect(icons.filter(({ props }) => !/aria-(hidden|label)/.test(props ?? ''))).toEqual([]);
});
