import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue as enCatalogue } from '#web/platform/locales/en.ts';
import { lateParts } from '#web/platform/locales/late.ts';
import { catalogue as svCatalogue } from '#web/platform/locales/sv.ts';

const late = async (language: 'sv' | 'en') =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(lateParts).map(async ([part, load]) => [part, (await load[language]()).texts] as const),
    ),
  );
const sv = { ...svCatalogue, ...(await late('sv')) };
const en = { ...enCatalogue, ...(await late('en')) };

const web = join(import.meta.dirname, '..', '..', '..', 'web');
const LETTERS = /[åäöÅÄÖ]/;
/** Whole areas whose keys are codes of the contract. */
const CODES = ['problems.', 'faults.'];

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const sources = files
  .filter((name) => !name.startsWith('locales'))
  .map((name) => readFileSync(join(web, name), 'utf8'));

const textsOf = (node: object, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(node).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : textsOf(value, `${prefix}${key}.`),
    ),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

/** `'a.b'` and `` `a.${x}` `` as patterns of the keys that they name. */
const used = sources.flatMap((source) => [
  ...[...source.matchAll(/'([\w]+(?:\.[\w]+)+)'/g)].map(([, key]) => key ?? ''),
  ...[...source.matchAll(/`((?:[\w.]|\$\{[^}]+\})+)`/g)].map(([, key]) => key ?? ''),
]);
const patterns = [...new Set(used)].map(
  (key) =>
    new RegExp(
      `^${key
        .split(/\$\{[^}]+\}/)
        .map((part) => part.replace(/\./g, '\\.'))
        .join('\\w+')}(_one|_other)?$`,
    ),
);

describe('the catalogues', () => {
  const [swedish, english] = [textsOf(sv), textsOf(en)];

  it('have no unused text', () => {
    const unused = Object.keys(swedish).filter(
      (key) => !CODES.some((area) => key.startsWith(area)) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('have the same keys and the same placeholders in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(swedish).sort());
    const different = Object.keys(swedish).filter(
      (key) => placeholders(swedish[key] ?? '').join() !== placeholders(english[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('have a singular for each number that may be one', () => {
    const plural =
      /\{\{(?!max|min)\w+\}\} (ändringar|rader|kategorier|avdelningar|personer|perioder|veckor|månader|nätter|konton|dagar|aktiviteter|filer|orsaker|platser|värden|skillnader|lämnade|matchade)\b/;
    // Of these there are at least twelve months, or more than are named one by one.
    const many = ['net.source.history', 'reports.facts.categories', 'reports.facts.activities', 'budget.tooManyRows'];
    const alone = Object.keys(swedish).filter(
      (key) => plural.test(swedish[key] ?? '') && !key.endsWith('_other') && !many.includes(key),
    );
    expect(alone).toEqual([]);
  });

  it('hold every Swedish text of the screens: the code has none', () => {
    const quoted = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<>{}]*</g;
    const stray = files
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => {
        const code = readFileSync(join(web, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
        return [...code.matchAll(quoted)]
          .filter(([text]) => LETTERS.test(text))
          .map(([text]) => `${name}: ${text.trim()}`);
      });
    expect(stray).toEqual([]);
  });

  it.each([
    [
      'failed.assetPeriod',
      'Failed to create asset period',
      'Failed to update asset period',
      'Failed to delete asset period',
    ],
    [
      'failed.schema',
      'Failed to create assetschema',
      'Failed to update assetschema period',
      'Not allowed to remove asset schema',
    ],
    ['failed.beds', 'Failed to create bed period', 'Failed to update bed period', 'Failed to delete bed period'],
    [
      'failed.budget',
      'Failed to create budget period',
      'Failed to update budget period',
      'Not allowed to remove budget period',
    ],
    ['failed.demand', 'Failed to create demand', 'Failed to update demand period', 'Failed to delete demand period'],
    ['failed.stencil', 'Failed to create stencil', 'Failed to update stencil'],
  ])('have the specified English titles of %s', (kind, ...titles) => {
    const actions = ['create', 'update', 'remove'];
    expect(titles.map((_, index) => english[`${kind}.${actions[index]}`])).toEqual(titles);
  });

  it('have the specified English messages of locks, bases and ends', () => {
    expect(english).toMatchObject({
      'assets.remove.refused': 'Failed to delete asset',
      'failed.budgetHours.remove': 'Not allowed to remove budget hours period',
      'problems.locked':
        'The demand period is locked for adjustments. Contact an organizational administrator or Adacta to unlock',
      'problems.lockRole': 'Contact an organizational administrator or Adacta to lock or unlock',
      'faults.withinLocked':
        'The demand period was created within a locked period. Contact an organizational administrator or Adacta to unlock.',
      'faults.endBeforeStart': 'Invalid end date',
    });
    expect(english['imports.notRun.personnel']).toMatch(/: No import of personnel performed$/);
    expect(english['imports.notRun.hours']).toMatch(/: No import performed$/);
    expect(english['problems.linkedBasis']).toMatch(/^Not allowed to change budget period with existing basis/);
  });
});
