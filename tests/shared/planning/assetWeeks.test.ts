import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AssetValues,
  absentValues,
  type PlannedPeriod,
  sameBefore,
  sameValues,
  setRange,
  settledValues,
} from '#shared/planning/assetWeeks.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { contains, overlaps } from '#shared/time/period.ts';
import { assetRates } from '../../support/assetRates.ts';

const monday = (week: number): Day => addDays('2026-01-05', 7 * week);
const sunday = (week: number): Day => addDays(monday(week), 6);
const weeks = (from: number, to: number | null) => ({ start: monday(from), end: to === null ? null : sunday(to) });

const full: AssetValues = { ...assetRates, nightRate: 0.5, level: 3, comment: '' };
const rate = (workRate: number) => (before: AssetValues | undefined) =>
  settledValues({ ...(before ?? full), workRate });
const period = (id: string | undefined, from: number, to: number | null, values: Partial<AssetValues> = {}) => ({
  ...full,
  ...values,
  ...weeks(from, to),
  id,
});
/** What a case states: weeks, rate and id of each period. */
const short = (periods: readonly PlannedPeriod[]) =>
  periods.map(({ id, start, end, workRate }) => [id, start, end, workRate]);

describe('setRange', () => {
  it.each<[string, PlannedPeriod[], [number, number | null], number, ReturnType<typeof short>]>([
    [
      'splits an open-ended period in three and keeps its id on the earliest part',
      [period('a', 0, null)],
      [12, 20],
      0.75,
      [
        ['a', monday(0), sunday(11), 1],
        [undefined, monday(12), sunday(20), 0.75],
        [undefined, monday(21), null, 1],
      ],
    ],
    [
      'ends an open-ended period where the new values hold until further notice',
      [period('a', 0, null)],
      [12, null],
      0.75,
      [
        ['a', monday(0), sunday(11), 1],
        [undefined, monday(12), null, 0.75],
      ],
    ],
    [
      'changes every period that the range cuts and fills the gap between them',
      [period('a', 0, 9), period('b', 12, 20, { workRate: 0.5 })],
      [8, 14],
      0.8,
      [
        ['a', monday(0), sunday(7), 1],
        [undefined, monday(8), sunday(14), 0.8],
        ['b', monday(15), sunday(20), 0.5],
      ],
    ],
    [
      'joins with neighbours that have become equal',
      [period('a', 0, 9), period('b', 10, 12, { workRate: 0.5 }), period('c', 13, null)],
      [10, 12],
      1,
      [['a', monday(0), null, 1]],
    ],
    [
      'leaves equal neighbours that the range does not touch as they are stored',
      [period('a', 0, 4), period('b', 5, 9), period('c', 20, null)],
      [20, 21],
      0.5,
      [
        ['a', monday(0), sunday(4), 1],
        ['b', monday(5), sunday(9), 1],
        ['c', monday(20), sunday(21), 0.5],
        [undefined, monday(22), null, 1],
      ],
    ],
  ])('%s', (_, periods, [from, to], workRate, expected) => {
    expect(short(setRange(periods, weeks(from, to), rate(workRate)))).toEqual(expected);
  });

  it('keeps level, weekend, night and comment of each period that it cuts', () => {
    const before = [period('a', 0, 9, { level: 2 }), period('b', 10, null, { level: 4, comment: 'Ny tjänst' })];
    const after = setRange(before, weeks(8, 12), rate(0.75));
    expect(after.map(({ level, comment, workRate }) => [level, comment, workRate])).toEqual([
      [2, '', 1],
      [2, '', 0.75],
      [4, 'Ny tjänst', 0.75],
      [4, 'Ny tjänst', 1],
    ]);
  });

  it('removes the days of a range that is set to nothing', () => {
    expect(short(setRange([period('a', 0, null)], weeks(3, 4), () => undefined))).toEqual([
      ['a', monday(0), sunday(2), 1],
      [undefined, monday(5), null, 1],
    ]);
  });

  const edit = fc.record({
    from: fc.integer({ min: 0, max: 30 }),
    length: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }),
    rate: fc.option(fc.constantFrom(0, 0.25, 0.5, 1), { nil: undefined }),
  });

  it('changes exactly the edited weeks, and never leaves overlaps or equal neighbours, for any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const days = Array.from({ length: 60 }, (_, week) => addDays(monday(week), week % 7));
        const expected = new Map<Day, number | undefined>();
        let periods: PlannedPeriod[] = [];
        for (const { from, length, rate: wanted } of edits) {
          const range = weeks(from, length === null ? null : from + length);
          periods = setRange(periods, range, (before) => (wanted === undefined ? undefined : rate(wanted)(before)));
          for (const day of days) if (contains(range, day)) expected.set(day, wanted);
        }
        for (const day of days)
          expect(periods.filter((one) => contains(one, day)).map(({ workRate }) => workRate)).toEqual(
            expected.get(day) === undefined ? [] : [expected.get(day)],
          );
        periods.slice(1).forEach((next, index) => {
          const last = periods[index]!;
          expect(overlaps(last, next)).toBe(false);
          const adjoining = last.end !== null && addDays(last.end, 1) === next.start;
          const equal = (['workRate', 'level', 'weekendRate', 'nightRate'] as const).every(
            (field) => last[field] === next[field],
          );
          expect(adjoining && equal).toBe(false);
        });
      }),
    );
  });
});

describe('absentValues', () => {
  it.each([
    [1, 0, 1, [0, 1]],
    [1, 0, 0.5, [0.5, 0.5]],
    [0.75, 0.25, 1, [0, 1]],
    [0.8333, 0, 0.5, [0.4166, 0.4167]],
    [1, 1, 1, [0, 1]],
  ])('moves of rate %d (outside %d) the part %d: %j', (workRate, workRateExcluded, part, expected) => {
    const absent = absentValues(
      { ...full, workRate, workRateExcluded },
      { part, absence: 'vacation', comment: 'Semester' },
    );
    expect([absent.workRate, absent.workRateExcluded]).toEqual(expected);
    expect(absent).toMatchObject({ absence: 'vacation', comment: 'Semester' });
  });

  it('clears weekend, night and level when nothing is left in the staffing', () => {
    expect(absentValues(full, { part: 1, absence: 'child', comment: 'VAB' })).toMatchObject({
      weekendRate: 0,
      nightRate: 0,
      level: 0,
    });
  });
});

describe('the kind of an absence', () => {
  const away: AssetValues = { ...full, workRate: 0, workRateExcluded: 1, absence: 'sick' };

  it('is a value of its own: neighbours of different kinds stay apart, and a part of a period keeps it', () => {
    expect(sameValues(away, { ...away, absence: null })).toBe(false);
    expect(sameValues({ ...away, absence: null }, { ...away, absence: undefined })).toBe(true);
    const week = { start: '2026-01-12' as Day, end: '2026-01-18' as Day };
    const parts = setRange(
      [{ ...away, start: '2026-01-05' as Day, end: '2026-01-25' as Day, id: 'a' }],
      week,
      (before) => ({
        ...before!,
        comment: 'Rond',
      }),
    );
    expect(parts.map(({ absence }) => absence)).toEqual(['sick', 'sick', 'sick']);
  });

  it('ends with the rate outside the staffing', () => {
    expect(settledValues(away).absence).toBe('sick');
    expect(settledValues({ ...away, workRate: 1, workRateExcluded: 0 }).absence).toBeNull();
  });
});

describe('sameBefore', () => {
  const stored = [period('a', 0, 9), period('b', 10, null)];

  it('allows a period that began before the limit to be cut after it', () => {
    expect(sameBefore(stored, setRange(stored, weeks(20, 22), rate(0.5)), monday(15))).toBe(true);
  });

  it.each<[string, PlannedPeriod[]]>([
    ['another rate', setRange(stored, weeks(14, 16), rate(0.5))],
    ['a removed period', [stored[1]!]],
    ['another id', [{ ...stored[0]!, id: 'c' }, stored[1]!]],
    ['another comment', [{ ...stored[0]!, comment: 'Sjuk' }, stored[1]!]],
  ])('notices %s before the limit', (_, changed) => {
    expect(sameBefore(stored, changed, monday(15))).toBe(false);
  });
});
