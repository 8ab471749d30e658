import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssetValues, type PlannedPeriod, samePeriod, sameValues, valuesOf } from '#shared/planning/assetWeeks.ts';
import { plannedChange, proposedEnd, proposedValues, withNewPeriod } from '#shared/planning/newPeriod.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { contains, overlaps } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { assetRates } from '../../support/assetRates.ts';

/** The Monday of week 1 (for 0), 2 … of 2026. */
const monday = (week: number): Day => addDays('2025-12-29', 7 * (week - 1));
const sunday = (week: number): Day => addDays(monday(week), 6);
const weeks = (from: number, to: number | null) => ({ start: monday(from), end: to === null ? null : sunday(to) });

const full: AssetValues = { ...assetRates, nightRate: 0.5, level: 3, comment: '' };
const period = (id: string, from: number, to: number | null, values: Partial<AssetValues> = {}): PlannedPeriod => ({
  ...full,
  ...values,
  ...weeks(from, to),
  id,
});
const absence = { workRate: 0, workRateExcluded: 1, weekendRate: 0, nightRate: 0, level: 0, comment: 'Semester' };
const holiday = (id: string, from: number, to: number) => period(id, from, to, absence);
const short = (periods: readonly PlannedPeriod[]) =>
  periods.map(({ start, end, workRate, comment }) => [start, end, workRate, comment]);

/** Full time, with holiday in week 32. */
const summer = [period('a', 1, 31), holiday('h', 32, 32), period('b', 33, null)];

describe('withNewPeriod', () => {
  it('sets the values from a week on and leaves later absences as they are', () => {
    const range = weeks(12, null);
    const after = withNewPeriod(summer, range, { values: { ...full, workRate: 0.75 } });
    expect(short(after)).toEqual([
      [monday(1), sunday(11), 1, ''],
      [monday(12), sunday(31), 0.75, ''],
      [monday(32), sunday(32), 0, 'Semester'],
      [monday(33), null, 0.75, ''],
    ]);
    expect(after.map(({ id }) => id)).toEqual(['a', undefined, 'h', 'b']);
  });

  it('cuts an absence that began before its first day', () => {
    const before = [holiday('h', 1, 20), period('b', 21, null)];
    expect(short(withNewPeriod(before, weeks(12, null), { values: full }))).toEqual([
      [monday(1), sunday(11), 0, 'Semester'],
      [monday(12), null, 1, ''],
    ]);
  });

  it('sets an absence for its weeks only, with the values of each week before and after', () => {
    const before = [period('a', 1, 11), period('b', 12, null, { workRate: 0.75 })];
    const after = withNewPeriod(before, weeks(10, 14), { part: 1, absence: 'sick', comment: 'Sjuk' });
    expect(after.map((one) => [one.start, one.workRate, one.workRateExcluded, one.comment])).toEqual([
      [monday(1), 1, 0, ''],
      [monday(10), 0, 1, 'Sjuk'],
      [monday(12), 0, 0.75, 'Sjuk'],
      [monday(15), 0.75, 0, ''],
    ]);
  });

  it('leaves weeks without a period empty when an absence is set', () => {
    expect(withNewPeriod([period('a', 1, 4)], weeks(6, 8), { part: 1, absence: 'child', comment: 'VAB' })).toHaveLength(
      1,
    );
  });
});

describe('what is proposed for a new period', () => {
  it.each<[string, PlannedPeriod[], number, number, number | null]>([
    ['the values of its first week, until further notice over an absence', summer, 12, 1, null],
    ['the values outside the absence that it starts in', summer, 32, 1, null],
    [
      'an end where the next planned change begins',
      [period('a', 1, 39), period('b', 40, null, { workRate: 0.5 })],
      12,
      1,
      39,
    ],
    [
      'the values before a gap, with an end at the next period',
      [period('a', 1, 4, { workRate: 0.8 }), period('b', 20, null)],
      12,
      0.8,
      19,
    ],
    ['the last values after the last period', [period('a', 1, 4, { workRate: 0.8 })], 12, 0.8, null],
    ['full time without a period', [], 12, 1, null],
  ])('is %s', (_, periods, week, workRate, end) => {
    expect(proposedValues(periods, monday(week))).toMatchObject({ workRate, workRateExcluded: 0, comment: '' });
    expect(proposedEnd(periods, monday(week))).toBe(end === null ? null : sunday(end));
  });
});

describe('plannedChange', () => {
  const changeOf = (before: readonly PlannedPeriod[], from: number, to: number | null, workRate: number) => {
    const range = weeks(from, to);
    return plannedChange(before, withNewPeriod(before, range, { values: { ...full, workRate } }), range);
  };

  it('joins the new values over the absences that are kept', () => {
    const { pieces, kept, replaced, isChanged } = changeOf(summer, 12, null, 0.75);
    expect(short(pieces)).toEqual([
      [monday(1), sunday(11), 1, ''],
      [monday(12), null, 0.75, ''],
    ]);
    expect(kept.map(({ id }) => id)).toEqual(['h']);
    expect(replaced).toEqual([]);
    expect(isChanged).toBe(true);
  });

  it('names the planned periods that are replaced', () => {
    const before = [period('a', 1, 39), period('b', 40, null, { workRate: 0.5 })];
    expect(changeOf(before, 12, null, 0.75).replaced.map(({ id }) => id)).toEqual(['b']);
  });

  it('shows what holds again after a limited time', () => {
    expect(short(changeOf([period('a', 1, null)], 12, 20, 0.75).pieces)).toEqual([
      [monday(1), sunday(11), 1, ''],
      [monday(12), sunday(20), 0.75, ''],
      [monday(21), null, 1, ''],
    ]);
  });

  it('is no change when the values are those of the weeks already', () => {
    expect(changeOf(summer, 12, null, 1)).toMatchObject({ isChanged: false });
  });

  const stretch = fc.record({
    length: fc.integer({ min: 1, max: 8 }),
    kind: fc.constantFrom('work', 'part', 'holiday', 'gap'),
  });
  const valuesIn = { work: full, part: { ...full, workRate: 0.5 }, holiday: { ...full, ...absence }, gap: undefined };
  const plan = fc.tuple(fc.array(stretch, { maxLength: 8 }), fc.boolean()).map(([stretches, isOpen]) => {
    let week = 1;
    return stretches.flatMap(({ length, kind }, index): PlannedPeriod[] => {
      const from = week;
      week += length;
      const last = isOpen && index === stretches.length - 1;
      const values = valuesIn[kind];
      return values ? [period(`p${index}`, from, last ? null : week - 1, values)] : [];
    });
  });
  const set = fc.oneof(
    fc.constantFrom(1, 0.75, 0.5, 0).map((workRate) => ({ values: { ...full, workRate } })),
    fc.constantFrom(1, 0.5).map((part) => ({ part, absence: 'child' as const, comment: 'VAB' })),
  );
  const span = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }));

  it('describes on every day around the range what is stored there, for any plan and any new period', () => {
    fc.assert(
      fc.property(plan, span, set, (before, [from, length], wanted) => {
        const range = weeks(from, length === null ? null : from + length);
        const after = withNewPeriod(before, range, wanted);
        const { pieces, kept } = plannedChange(before, after, range);
        const last = range.end ? addDays(range.end, 1) : monday(90);
        for (let day = addDays(range.start, -1); day <= last; day = addDays(day, 1)) {
          const described = valueOn(kept, day) ?? valueOn(pieces, day);
          const stored = valueOn(after, day);
          expect(described && valuesOf(described)).toEqual(stored && valuesOf(stored));
        }
      }),
    );
  });

  it('changes no day outside the range, no later absence, and joins equal neighbours in it without overlaps', () => {
    fc.assert(
      fc.property(plan, span, set, (before, [from, length], wanted) => {
        const range = weeks(from, length === null ? null : from + length);
        const after = withNewPeriod(before, range, wanted);
        for (let day = monday(1); day <= monday(90); day = addDays(day, 7)) {
          const [old, stored] = [valueOn(before, day), valueOn(after, day)];
          const isLater = old?.end != null && old.workRateExcluded > 0 && old.start > range.start;
          if (!contains(range, day) || ('values' in wanted && isLater))
            expect(stored && valuesOf(stored)).toEqual(old && valuesOf(old));
          else if ('values' in wanted) expect(stored?.workRate).toBe(wanted.values.workRate);
        }
        after.slice(1).forEach((next, index) => {
          const last = after[index]!;
          expect(overlaps(last, next)).toBe(false);
          const areStored = [last, next].every((one) => before.some((old) => samePeriod(old, one)));
          const touched = contains({ ...range, end: range.end && addDays(range.end, 1) }, next.start);
          const adjoining = last.end !== null && addDays(last.end, 1) === next.start;
          expect(touched && !areStored && adjoining && sameValues(last, next)).toBe(false);
        });
      }),
    );
  });
});
