import { describe, expect, it } from 'vitest';
import { addendOf, sumReceipts } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { addDays } from '#shared/time/day.ts';
import { type Week, weekLabel } from '#shared/time/week.ts';
import { partSources, partsLike, partsOf, shiftRowsOf } from '#web/features/overview/model/breakdown.ts';
import { defaultCell, type Found, findCell } from '#web/features/overview/model/cells.ts';
import { factsOf, factWeeks } from '#web/features/overview/model/facts.ts';
import { outlineOf, TOTAL } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { rowsOf } from '#web/features/overview/model/rows.ts';
import { supplyOf } from '#web/features/overview/model/supply.ts';
import { first, later, ofCategory, ofUnit, place, receipt } from './places.ts';

const { weeks } = rangeFrom(first);
const nothing = new Set<string>();
const mapOf = (receipts: Parameters<typeof rowsOf>[2], id = 'org') =>
  rowsOf(outlineOf(place(id), 'unit', nothing), weeks, receipts, nothing);
const at = (found: Found | undefined) => found && [found.row.key, found.cell.week.start];
/** Thursday of v07: one week of the map has been. */
const today = addDays(later(1), 3);
const factsAt = (rows: Parameters<typeof factsOf>[0]) => factsOf(rows, factWeeks(weeks, today));
const labels = (some: readonly Week[]) => some.map(weekLabel);

describe('the facts', () => {
  const rows = mapOf([
    ...ofUnit('m31', -9, 0.1, -0.4, -0.5, 0, 0, -3),
    ...ofUnit('m33', 0, 0.2, 0, 0, -1, -0.6, 0),
    ...ofUnit('k41', 0, -1, 0.3, 0.3, 0.3, 0.3, null),
  ]);
  const facts = factsAt(rows);

  it('have the sum of all units for this week', () => {
    expect(at(facts.now)).toEqual([TOTAL, later(1)]);
    expect(facts.now!.cell.shown).toBe(-0.7);
  });

  it('have the worst week from this week on, ignoring past weeks', () => {
    expect(at(facts.worst.at)).toEqual(['m31', later(6)]);
  });

  it('count the units that are short in the four weeks after this one, and link to the worst', () => {
    expect(facts.soon).toMatchObject({ count: 2, of: 3 });
    expect(at(facts.soon.at)).toEqual(['m33', later(4)]);
  });

  it('count the units that lack demand from this week on, and link to the first', () => {
    expect(facts.missing).toMatchObject({ count: 1, of: 3 });
    expect(at(facts.missing.at)).toEqual(['k41', later(6)]);
  });

  it('count a demand that covers a part of the week as missing', () => {
    const partly = receipt(later(2), 0, { unitId: 'm31', shortCategories: [], missingDemand: ['Undersköterska'] });
    expect(factsAt(mapOf([partly])).missing).toMatchObject({ count: 1 });
  });

  it('have no worst week when no unit is short', () => {
    const calm = factsAt(mapOf(ofUnit('m31', -1, 0, 0.4, -0.04)));
    expect([calm.worst.at, calm.soon.count, calm.missing.count]).toEqual([undefined, 0, 0]);
  });

  it('link to the earliest of equal weeks', () => {
    const equal = mapOf([...ofUnit('m31', 0, 0, 0, -2), ...ofUnit('m33', 0, 0, -2, -2)]);
    expect(at(factsAt(equal).worst.at)).toEqual(['m33', later(2)]);
  });

  it.each([
    ['all when every week has a demand', [0, 0, 0, 0], 'all'],
    ['partly when a week lacks demand', [0, 0, 0, null], 'partly'],
    ['not at all when no week has a demand', [null, null, null, null], 'none'],
  ])('say how much of the demand is known: %s', (_, diffs, known) => {
    const { ahead, soon, now } = factWeeks(weeks.slice(0, 4), today);
    const facts = factsOf(mapOf(ofUnit('k41', ...diffs), 'kir'), { ahead, soon, now });
    expect([facts.worst.known, facts.soon.known]).toEqual([known, known]);
  });

  it('are unknown, never without shortage, when no unit has a demand', () => {
    const facts = factsAt(mapOf(ofUnit('m31', ...weeks.map(() => null))));
    expect(facts).toMatchObject({ mean: null, worst: { at: undefined, known: 'none' }, soon: { known: 'none' } });
  });
});

describe('the weeks of the facts', () => {
  it('begin with this week when it is shown, and the four after it come soon', () => {
    const { now, ahead, soon } = factWeeks(weeks, today);
    expect(now?.start).toBe(later(1));
    expect(labels(ahead)).toEqual(labels(weeks.slice(1)));
    expect(labels(soon)).toEqual(['v08', 'v09', 'v10', 'v11']);
  });

  it.each([
    ['coming weeks', later(-30)],
    ['past weeks', later(60)],
  ])('are all shown ones when only %s are shown', (_, day) => {
    const { now, ahead, soon } = factWeeks(weeks, day);
    expect([now, labels(ahead), labels(soon)]).toEqual([undefined, labels(weeks), labels(weeks)]);
  });

  it('are this week alone when it is the last one shown', () => {
    const { ahead, soon } = factWeeks(weeks, later(25));
    expect([labels(ahead), labels(soon)]).toEqual([['v31'], ['v31']]);
  });
});

describe('the cell selected at first', () => {
  it('is the worst from this week on', () => {
    expect(defaultCell(mapOf(ofUnit('m31', -9, 0, -1.2)), today)).toEqual({ row: 'm31', week: later(2) });
  });

  it('is the worst of the category in the address', () => {
    const rows = mapOf(
      [
        ...ofCategory('m31', 'm31-sj', 'Sjuksköterska', 0, 0, -3),
        ...ofCategory('m31', 'm31-un', 'Undersköterska', 0, -1),
      ],
      'm31',
    );
    expect(defaultCell(rows, today, 'm31-un')).toEqual({ row: 'm31-un', week: later(1) });
  });

  it('is the sum of this week when no unit is short, and of the last week of a past range', () => {
    expect(defaultCell(mapOf(ofUnit('m31', 1, 1)), today)).toEqual({ row: TOTAL, week: later(1) });
    expect(defaultCell(mapOf(ofUnit('m31', 1, 1)), later(100))).toEqual({ row: TOTAL, week: later(25) });
    expect(defaultCell([], today)).toBeUndefined();
  });

  it('is found again by its row and week, and not outside the map', () => {
    const rows = mapOf(ofUnit('m31', -1));
    expect(at(findCell(rows, { row: 'm31', week: first }))).toEqual(['m31', first]);
    expect(findCell(rows, { row: 'm31', week: later(-1) })).toBeUndefined();
    expect(findCell(rows, { row: 'gone', week: first })).toBeUndefined();
  });
});

describe('the parts of a cell', () => {
  const rows = mapOf([...ofUnit('m31', -1), ...ofUnit('m33', 0.5), ...ofUnit('k41', 2)]);
  const row = (key: string) => rows.find((each) => each.key === key)!;
  const parts = (key: string, sources?: Parameters<typeof partsOf>[4]) =>
    partsOf(row(key), rows, first, nothing, sources).map((part) => [part.key, part.receipt?.diff]);

  it('are rows of the map for a sum', () => {
    expect(partSources(row(TOTAL), rows)).toEqual([]);
    expect(parts(TOTAL)).toEqual([
      ['med', -0.5],
      ['kir', 2],
    ]);
    expect(parts('med')).toEqual([
      ['m31', -1],
      ['m33', 0.5],
    ]);
  });

  it('that are short are a reason, the shortest first, and of a surplus those with a surplus', () => {
    const all = [...mapOf([...ofUnit('m31', -1), ...ofUnit('m33', -0.44), ...ofUnit('k41', -2.5)])];
    const units = all
      .filter(({ kind }) => kind === 'unit')
      .map((unit) => ({ ...unit, receipt: unit.cells[0]?.receipt }));
    const named = (verdict: 'short' | 'over') => partsLike(units, 'diff', verdict).map(({ shown }) => shown);
    expect(named('short')).toEqual([-2.5, -1]);
    expect(named('over')).toEqual([]);
    expect(partsLike(partsOf(row(TOTAL), rows, first, nothing, undefined), 'diff', 'over')).toMatchObject([
      { shown: 2 },
    ]);
  });

  it('are requested by category for a unit: names at once, figures when they are loaded', () => {
    expect(partSources(row('m31'), rows).map((source) => [source.place.id, source.by])).toEqual([['m31', 'category']]);
    expect(parts('m31')).toEqual([
      ['m31-sj', undefined],
      ['m31-un', undefined],
    ]);
    expect(parts('m31', [...ofCategory('m31', 'm31-un', 'Undersköterska', 0.25, 9)])).toEqual([
      ['m31-sj', undefined],
      ['m31-un', 0.25],
    ]);
  });

  it('are the units of a category of several units, in one request for the sums of that category', () => {
    const names = rowsOf(outlineOf(place('org'), 'category', nothing), weeks, [], nothing);
    const nurses = names[0]!;
    expect(partSources(nurses, names)).toMatchObject([{ place: { id: 'org' }, by: 'unit', categories: [nurses.key] }]);
    const loaded = [...ofUnit('m33', -0.5), ...ofUnit('k41', 0)];
    expect(partsOf(nurses, names, first, nothing, loaded).map((part) => [part.name, part.receipt?.diff])).toEqual([
      ['Medicin 31', undefined],
      ['Medicin 33', -0.5],
    ]);
  });

  it('show shortage and surplus of shifts apart, also of units whose own sums are netted', () => {
    const night = (diffNightShifts: number | null, parts: Partial<PlacedReceipt> = {}) =>
      addendOf(receipt(first, 0, { diffNightShifts, ...parts }), 'Dag');
    const [one] = sumReceipts([night(-1)]);
    expect(shiftRowsOf(one!, false)).toEqual([
      { shift: 'weekend', value: null },
      { shift: 'night', value: -1 },
    ]);
    const rows = [
      { shift: 'weekend', side: 'short', value: null },
      { shift: 'night', side: 'short', value: -3 },
      { shift: 'night', side: 'over', value: 2.1 },
    ];
    const [categories] = sumReceipts([night(-3), night(2.1), night(null)]);
    expect(shiftRowsOf(categories!, true)).toEqual(rows);
    const unit = (diff: number, short: number) => night(diff, { nightShiftShortage: short });
    const [units] = sumReceipts([unit(0.1, -1), unit(-1, -2)]);
    expect(shiftRowsOf(units!, true)).toEqual(rows);
    expect(shiftRowsOf(one!, true)).not.toContainEqual(expect.objectContaining({ side: 'over' }));
  });

  it('leave out differences of shifts that are written as zero', () => {
    const addend = (diffNightShifts: number) =>
      addendOf(receipt(first, 0, { diffNightShifts, diffWeekendShifts: 0.004 }), 'Dag');
    const [sum] = sumReceipts([addend(0)]);
    expect(shiftRowsOf(sum!, false)).toEqual([]);
    expect(shiftRowsOf(sum!, true)).toEqual([]);
    expect(shiftRowsOf(sumReceipts([addend(-0.5)])[0]!, false)).toEqual([{ shift: 'night', value: -0.5 }]);
  });

  it('split the supply into own staff, substitutes and contractors', () => {
    const [sum] = sumReceipts([addendOf(receipt(first, 0))]);
    expect(supplyOf(sum!).map(({ rate }) => rate)).toEqual([7, 2, 1]);
  });
});
