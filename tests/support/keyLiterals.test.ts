import { describe, expect, it } from 'vitest';
import { keyLiteralsIn } from './keyLiterals.ts';

const foundIn = (source: string) => keyLiteralsIn('source.ts', source);

/** The source of a template literal; `<id>` is an expression in it. */
const template = (text: string): string => `\`${text.replaceAll('<', `$${'{'}`).replaceAll('>', '}')}\``;

describe('keyLiteralsIn', () => {
  it.each([
    ['a template that joins ids', template('AREA#<id>')],
    ['a template whose first part is an id', template('<orgId>#LOG')],
    ['a prefix', "'GRANT#'"],
    ['the separator alone', "'#'"],
  ])('finds %s', (_, literal) => {
    expect(foundIn(`const sk = f(${literal});`)).toEqual([literal]);
  });

  it.each(['pk', 'sk', 'gsi1pk', 'gsi1sk'])('finds a text given to the field %s', (field) => {
    expect(foundIn(`const key = { ${field}: 'SYSTEM', data };`)).toEqual(["'SYSTEM'"]);
  });

  it.each([
    ['imports', "import { newId } from '#functions/kernel/adapters/ids.ts';"],
    ['comments', '/** The key is `AREA#id`. */'],
    ['colours', "const style = 'color:#1677ff';"],
    ['names of DynamoDB expressions', "const condition = '#version = :version';"],
    ['character references', `const html = ${template('&#<code>;')};`],
  ])('ignores %s', (_, source) => {
    expect(foundIn(source)).toEqual([]);
  });
});
