import { describe, expect, it } from 'vitest';
import { cellText } from '#web/features/overview/map/Cell.tsx';
import { categoriesOf, chosenOf, outlineOf, TOTAL } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { type MapRow, rowsOf, writtenMean } from '#web/features/overview/model/rows.ts';
import { sourcesOf } from '#web/features/overview/model/sources.ts';
import { first, later, ofCategory, ofUnit, place, receipt } from './places.ts';

const { weeks } = rangeFrom(first);
const nothing = new Set<string>();
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);
const named = (rows: readonly MapRow[], key: string) => rows.find((row) => row.key === key)!;
const shown = (row: MapRow, count: number) => row.cells.slice(0, count).map((cell) => cell.shown);

describe('the rows of a map', () => {
  it('are units by area with the sum of each area and of all', () => {
    expect(keys(outlineOf(place('org'), 'unit', nothing))).toEqual(['med', 'm31', 'm33', 'kir', 'k41', TOTAL]);
  });

  it('are the units of one area without a row for the area, which is the sum', () => {
    expect(keys(outlineOf(place('med'), 'unit', nothing))).toEqual(['m31', 'm33', TOTAL]);
  });

  it('are the categories of a unit, without those that only have a budget', () => {
    expect(keys(outlineOf(place('m31'), 'unit', nothing))).toEqual(['m31-sj', 'm31-un', TOTAL]);
  });

  it('are categories of equal name, whatever their case, nurses first', () => {
    expect(categoriesOf(place('org'))).toEqual([
      { key: 'sjuksköterska', name: 'Sjuksköterska' },
      { key: 'undersköterska', name: 'Undersköterska' },
      { key: 'läkare', name: 'Läkare' },
    ]);
    expect(keys(outlineOf(place('org'), 'category', nothing))).toEqual([
      'sjuksköterska',
      'undersköterska',
      'läkare',
      TOTAL,
    ]);
  });

  it('orders the categories of the map by name with numbers by value, so that Team 9 comes before Team 10', () => {
    const unit = place('m31');
    const named = (name: string) => ({ ...unit, level: 'category' as const, id: name, name, children: [] });
    const teams = { ...unit, children: [named('Team 10'), named('Team 9')] };
    expect(categoriesOf(teams).map(({ name }) => name)).toEqual(['Team 9', 'Team 10']);
  });

  it('leave out the units and areas that have none of the chosen categories', () => {
    expect(keys(outlineOf(place('org'), 'unit', new Set(['sjuksköterska'])))).toEqual(['med', 'm31', 'm33', TOTAL]);
    expect(outlineOf(place('k41'), 'unit', new Set(['sjuksköterska']))).toEqual([]);
  });

  it('show all where none of the chosen categories exists', () => {
    const chosen = chosenOf(categoriesOf(place('k41')), new Set(['sjuksköterska']));
    expect(keys(outlineOf(place('k41'), 'category', chosen))).toEqual(['k41-lä', 'k41-un', TOTAL]);
  });

  it('have their names before the figures are loaded', () => {
    const rows = rowsOf(outlineOf(place('med'), 'unit', nothing), weeks, undefined, nothing);
    expect(rows[0]).toMatchObject({ name: 'Medicin 31', shortName: 'M31', mean: null, shortWeeks: 0 });
    expect(rows[0]!.cells).toHaveLength(26);
    expect(rows[0]!.cells[0]!.receipt).toBeUndefined();
  });
});

describe('the figures of the rows', () => {
  const outline = outlineOf(place('org'), 'unit', nothing);
  const receipts = [
    ...ofUnit('m31', -1.25, 0.2, null),
    ...ofUnit('m33', 0.5, -0.7, null),
    ...ofUnit('k41', 1, null, null),
  ];
  const rows = rowsOf(outline, weeks, receipts, nothing);

  it('are in the row of their unit, rounded as displayed', () => {
    expect(shown(named(rows, 'm31'), 3)).toEqual([-1.3, 0.2, null]);
    expect(
      named(rows, 'm31')
        .cells.slice(0, 3)
        .map(({ shade }) => shade),
    ).toEqual(['n2', 'zero', 'none']);
  });

  it('are summed by area and in all; a missing demand adds nothing, and a sum of missing ones is missing', () => {
    expect(shown(named(rows, 'med'), 3)).toEqual([-0.8, -0.5, null]);
    expect(shown(named(rows, 'kir'), 2)).toEqual([1, null]);
    expect(shown(named(rows, TOTAL), 3)).toEqual([0.3, -0.5, null]);
  });

  it('mark a sum as partly known when one of its units has no demand, and name that unit', () => {
    const [week0, week1, week2] = named(rows, TOTAL).cells;
    expect([week0, week1, week2].map((cell) => cell!.partly)).toEqual([false, true, false]);
    expect(week1!.receipt!.missingDemand).toEqual(['k41']);
    expect(named(rows, 'kir').cells[1]).toMatchObject({ shown: null, partly: false });
  });

  it('have one decimal in a row until a figure of it is 100 or more', () => {
    const wide = rowsOf(outline, weeks, [...ofUnit('m31', -16.94, 0.2), ...ofUnit('m33', -120.4, 0.2)], nothing);
    const texts = (key: string) =>
      named(wide, key)
        .cells.slice(0, 2)
        .map((cell) => cellText(cell, named(wide, key)));
    expect(texts('m31')).toEqual(['−16,9', '+0,2']);
    expect(texts('m33')).toEqual(['−120', '0']);
  });

  it('do not mark a sum when a unit without categories has no demand', () => {
    const without = outline.map((row) =>
      row.place?.id === 'k41' ? { ...row, place: { ...row.place, children: [] } } : row,
    );
    const [cell] = named(rowsOf(without, weeks, receipts, nothing), TOTAL).cells.slice(1);
    expect(cell!.partly).toBe(false);
  });

  it('are summed before they are rounded', () => {
    const halves = [...ofUnit('m31', 0.04), ...ofUnit('m33', 0.04)];
    expect(shown(named(rowsOf(outline, weeks, halves, nothing), 'med'), 1)).toEqual([0.1]);
  });

  it('have a mean over the weeks with a demand, and count the weeks that are short as shown', () => {
    expect(named(rows, 'm31').mean).toBeCloseTo(-0.525);
    const edge = rowsOf(outline, weeks, ofUnit('m31', -0.45, -0.44, -3, null, 0.5), nothing);
    expect(named(edge, 'm31').shortWeeks).toBe(2);
  });

  it('of one category of several units are one row, with the hidden categories from the server', () => {
    const categories = outlineOf(place('org'), 'category', nothing);
    const sums = [
      receipt(first, 0.3, { categoryName: 'Sjuksköterska', shortCategories: ['Sjuksköterska'], missingDemand: [] }),
      receipt(first, -2, { categoryName: 'Läkare', shortCategories: ['Läkare'], missingDemand: [] }),
    ];
    const byName = rowsOf(categories, weeks, sums, nothing);
    expect(named(byName, 'sjuksköterska').cells[0]).toMatchObject({ shown: 0.3, hides: ['Sjuksköterska'] });
    expect(named(byName, 'läkare').cells[0]).toMatchObject({ shown: -2, hides: [] });
  });

  it('of categories of several units are written, coloured and counted in percent of the demand', () => {
    const categories = outlineOf(place('org'), 'category', nothing);
    const of = (categoryName: string, ...weekly: readonly (readonly [number, number | null])[]) =>
      weekly.map(([diff, demand], index) =>
        receipt(later(index), diff, { categoryName, demand, shortCategories: ['Medicin 31'], missingDemand: [] }),
      );
    const byName = rowsOf(
      categories,
      weeks,
      [
        ...of('Sjuksköterska', [-9.2, 109.4], [-2.6, 109.4], [0.3, 0]),
        ...of('Läkare', [-0.7, 5.8], [-0.4, 5.8], [0.1, 5.8]),
      ],
      nothing,
    );
    const seen = (key: string) => {
      const row = named(byName, key);
      return row.cells.slice(0, 3).map((cell) => [cellText(cell, row), cell.shade, cell.hides.length > 0]);
    };
    expect(seen('sjuksköterska')).toEqual([
      ['−8,4', 'n2', false],
      ['−2,4', 'zero', true],
      ['–', 'zero', true],
    ]);
    expect(seen('läkare')).toEqual([
      ['−12', 'n3', false],
      ['−6,9', 'n2', false],
      ['+1,7', 'zero', true],
    ]);
    expect(byName.map(({ shortWeeks }) => shortWeeks).slice(0, 3)).toEqual([1, 0, 2]);
    expect(writtenMean(named(byName, 'läkare'))).toBe(-5.7);
    const total = named(byName, TOTAL);
    expect(total.cells.slice(0, 2).map((cell) => cellText(cell, total))).toEqual(['−8,6', '−2,6']);
  });

  it('of chosen categories are added up unit by unit, with what the sum hides', () => {
    const chosen = new Set(['sjuksköterska', 'undersköterska']);
    const answers = [
      ...ofCategory('m31', 'm31-sj', 'Sjuksköterska', -0.6, 1),
      ...ofCategory('m31', 'm31-un', 'Undersköterska', 0.8, null),
      ...ofCategory('k41', 'k41-lä', 'Läkare', -9, -9),
      ...ofCategory('k41', 'k41-un', 'Undersköterska', 2, 2),
    ];
    const filtered = rowsOf(outlineOf(place('org'), 'unit', chosen), weeks, answers, chosen);
    expect(named(filtered, 'm31').cells[0]).toMatchObject({ shown: 0.2, hides: ['Sjuksköterska'], partly: false });
    expect(named(filtered, 'm31').cells[1]).toMatchObject({ shown: 1, hides: [], partly: true });
    expect(named(filtered, 'm31').cells[1]!.receipt!.missingDemand).toEqual(['Undersköterska']);
    expect(shown(named(filtered, 'k41'), 1)).toEqual([2]);
    expect(shown(named(filtered, TOTAL), 1)).toEqual([2.2]);
  });

  it('of a unit sum the receipts of all its categories', () => {
    const answers = [
      ...ofCategory('m31', 'm31-sj', 'Sjuksköterska', -1),
      ...ofCategory('m31', 'm31-un', 'Undersköterska', 0.5),
    ];
    const unit = rowsOf(outlineOf(place('m31'), 'category', nothing), weeks, answers, nothing);
    const [sum] = named(unit, TOTAL).cells;
    expect(sum).toMatchObject({ shown: -0.5, partly: false });
    expect(sum!.receipt).toMatchObject({ budget: 22, missingDemand: [], shortCategories: ['Sjuksköterska'] });
  });

  it.each([
    [{ demandDays: 7 }, false],
    [{ demandDays: 4 }, true],
    [{ demandDays: 7, missingDemand: ['Läkare'] }, true],
  ])('mark a demand that covers a part: %j', (parts, partly) => {
    const row = receipt(first, 0, { unitId: 'm31', shortCategories: [], ...parts });
    expect(named(rowsOf(outline, weeks, [row], nothing), 'm31').cells[0]!.partly).toBe(partly);
  });

  it('list a short category as hidden only where the displayed sum is not short', () => {
    const of = (diff: number) =>
      receipt(first, diff, { unitId: 'm31', shortCategories: ['Läkare'], missingDemand: [] });
    const hides = (diff: number) => named(rowsOf(outline, weeks, [of(diff)], nothing), 'm31').cells[0]!.hides;
    expect([hides(0.6), hides(-0.44), hides(-0.46)]).toEqual([['Läkare'], ['Läkare'], []]);
  });

  it('of weeks outside the range are not counted', () => {
    const stray = [receipt(later(-1), -9, { unitId: 'm31' }), ...ofUnit('m31', 1)];
    const row = named(rowsOf(outline, weeks, stray, nothing), 'm31');
    expect([row.mean, row.shortWeeks]).toEqual([1, 0]);
  });
});

describe('the requests of a map', () => {
  const nurses = new Set(['sjuksköterska']);
  const requests = (...parts: Parameters<typeof sourcesOf>) =>
    sourcesOf(...parts).map((each) => [each.place.id, each.by, ...(each.categories ?? [])]);

  it('are one for a readable place', () => {
    expect(requests(place('org'), 'unit', nothing)).toEqual([['org', 'unit']]);
    expect(requests(place('org'), 'category', nurses)).toEqual([['org', 'category']]);
    expect(requests(place('m31'), 'category', nurses)).toEqual([['m31', 'category']]);
  });

  it('are one for each readable part of a place that is not readable as a whole', () => {
    expect(requests(place('org', 'areas'), 'unit', nothing)).toEqual([
      ['med', 'unit'],
      ['k41', 'unit'],
    ]);
  });

  it('are one that names the categories when units are shown with some of their categories', () => {
    expect(requests(place('org'), 'unit', nurses)).toEqual([['org', 'unit', 'sjuksköterska']]);
  });
});
