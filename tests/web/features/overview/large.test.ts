import { expect, test } from 'vitest';
import { foldsOf } from '#web/features/overview/model/folds.ts';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { sourcesOf } from '#web/features/overview/model/sources.ts';
import { type Place, placesOf } from '#web/platform/navigation/place.ts';

/** An organisation of areas with ten units each. */
const region = (areas: number): Place => {
  const unit = (id: string) => ({
    id,
    name: id,
    shortName: id,
    canWrite: false,
    hidden: false,
    hasBedsActivated: false,
    hasBudgetHours: false,
    categories: [],
  });
  const [org] = placesOf([
    {
      id: 'org',
      name: 'Storregionen',
      canRead: true,
      canWrite: false,
      areas: Array.from({ length: areas }, (_, area) => ({
        id: `a${area}`,
        name: `Område ${area}`,
        canRead: true,
        canWrite: false,
        units: Array.from({ length: 10 }, (_, index) => unit(`a${area}u${index}`)),
      })),
    },
  ]);
  return org!;
};
const nothing = new Set<string>();
const askedOf = (place: Place, chosen: ReadonlySet<string> = nothing) =>
  sourcesOf(place, 'unit', chosen).map((source) => source.place.id);

test('the receipts of an organisation are one request up to 200 units, and one for each area above', () => {
  expect(askedOf(region(20))).toEqual(['org']);
  expect(askedOf(region(21))).toEqual(Array.from({ length: 21 }, (_, area) => `a${area}`));
  expect(askedOf(region(21), new Set(['läkare']))).toHaveLength(21);
  expect(sourcesOf(region(21), 'category', nothing)).toHaveLength(21);
});

test('areas of up to 300 rows are open until they are folded by hand', () => {
  const isFolded = foldsOf(outlineOf(region(27), 'unit', nothing), undefined, new Set(['a3']));
  expect(['a0', 'a3'].map(isFolded)).toEqual([false, true]);
});

test('areas of more rows are folded but for the one with the selected row, and open or fold by hand', () => {
  const rows = outlineOf(region(28), 'unit', nothing);
  const isFolded = foldsOf(rows, 'a5u2', new Set(['a3']));
  expect(['a0', 'a3', 'a5'].map(isFolded)).toEqual([true, false, false]);
  expect(foldsOf(rows, 'a5u2', new Set(['a5']))('a5')).toBe(true);
});
