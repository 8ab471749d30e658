import { describe, expect, it } from 'vitest';
import { isOutdated } from '#web/features/overview/model/outdated.ts';
import { type Source, sourcesOf, unitSums } from '#web/features/overview/model/sources.ts';
import { first, later, place, receipt } from './places.ts';

const nothing = new Set<string>();
const ofUnits = (...units: readonly (readonly [id: string, name: string])[]) =>
  units.flatMap(([unitId, unitName]) => [first, later(1)].map((start) => receipt(start, 1, { unitId, unitName })));
const ofCategories = (...categories: readonly (readonly [id: string, name: string])[]) =>
  categories.map(([categoryId, categoryName]) =>
    receipt(first, 1, { unitId: 'm31', unitName: 'Medicin 31', categoryId, categoryName }),
  );
const ofNames = (...names: readonly string[]) => names.map((categoryName) => receipt(first, 1, { categoryName }));

const all = [
  ['m31', 'Medicin 31'],
  ['m33', 'Medicin 33'],
  ['k41', 'Kirurgi 41'],
] as const;
const nurses = ['m31-sj', 'Sjuksköterska'] as const;
const assistants = ['m31-un', 'Undersköterska'] as const;

describe('the known places are outdated', () => {
  const units = sourcesOf(place('org'), 'unit', nothing);
  const categories = sourcesOf(place('m31'), 'category', nothing);
  const names = sourcesOf(place('org'), 'category', nothing);

  it.each<[string, readonly Source[], ReturnType<typeof ofUnits>, boolean]>([
    ['units that are all known', units, ofUnits(...all), false],
    ['a unit that is not known', units, ofUnits(...all, ['m35', 'Medicin 35']), true],
    ['a unit of another name', units, ofUnits(['m31', 'Infektion'], all[1], all[2]), true],
    ['units without one that is known', units, ofUnits(all[0], all[1]), true],
    ['units of chosen categories', unitSums(place('org'), ['sjuksköterska']), ofUnits(...all), false],
    ['units of the readable parts', sourcesOf(place('org', 'areas'), 'unit', nothing), ofUnits(...all), false],
    ['categories that are all known', categories, ofCategories(nurses, assistants), false],
    ['a category that is not known', categories, ofCategories(nurses, assistants, ['x', 'Läkare']), true],
    ['another category of a known name', categories, ofCategories(nurses, ['x', 'Undersköterska']), true],
    ['categories without one that is known', categories, ofCategories(nurses), true],
    ['names of categories, whatever their case', names, ofNames('SJUKSKÖTERSKA', 'Undersköterska', 'Läkare'), false],
    ['a name that is not known', names, ofNames('Sjuksköterska', 'Undersköterska', 'Läkare', 'Barnmorska'), true],
  ])('by %s', (_, sources, receipts, outdated) => expect(isOutdated(sources, receipts)).toBe(outdated));
});
