import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestComment } from '#shared/model/fields.ts';
import { type AssetValues, type PlannedPeriod, setRange, settledValues } from '#shared/planning/assetWeeks.ts';
import { isLent, lentPeriods } from '#shared/planning/loan.ts';
import { proposedValues, withNewPeriod } from '#shared/planning/newPeriod.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { assetRates } from '../../support/assetRates.ts';

const monday = (week: number): Day => addDays('2026-01-05', 7 * week);
const weeks = (from: number, to: number) => ({ start: monday(from), end: addDays(monday(to), 6) });
const unit = 'Medicinavdelning 33';
const added = `Utlånad till ${unit}`;

const employed = (values: Partial<AssetValues> = {}): PlannedPeriod[] => [
  { ...assetRates, comment: '', ...values, start: monday(0), end: null, id: 'asp_1' },
];
const lend = (periods: readonly PlannedPeriod[], workRate = 0.6, days = weeks(4, 7)) =>
  lentPeriods(periods, [{ ...days, workRate }], unit);
const lent = (values?: Partial<AssetValues>) => {
  const periods = lend(employed(values));
  if (typeof periods === 'string') throw new Error(periods);
  return periods;
};
/** Whether each period is a loan, and its rates. */
const short = (periods: readonly PlannedPeriod[]) =>
  periods.map((one) => [isLent(one), one.workRate, one.workRateExcluded]);

describe('a loan', () => {
  it('moves the rate outside the staffing on its days, and says where to', () => {
    expect(short(lent())).toEqual([
      [false, 1, 0],
      [true, 0.4, 0.6],
      [false, 1, 0],
    ]);
    expect(lent()[1]).toMatchObject({ ...weeks(4, 7), lentTo: unit, comment: added });
    expect(lent({ comment: 'Natt' })[1]).toMatchObject({ comment: `Natt. ${added}` });
  });

  it.each([
    ['the person works less', employed({ workRate: 0.5 }), 'lentRate'],
    ['days have no period', [], 'lentRate'],
    ['the person is lent on some of its days', lent(), 'lentTwice'],
  ])('is refused where %s', (_, periods, refusal) => {
    expect(lend(periods)).toBe(refusal);
  });

  it('does not follow the text of the comment', () => {
    const edited = lent().map((one) => ({ ...one, comment: '' }));
    expect(lend(edited, 0.1)).toBe('lentTwice');
    expect(short(lent({ comment: added }))).toEqual([
      [false, 1, 0],
      [true, 0.4, 0.6],
      [false, 1, 0],
    ]);
  });

  it.each([
    [longestComment - added.length - 2, 'fits'],
    [longestComment - added.length - 1, 'lentComment'],
    [longestComment, 'lentComment'],
  ])('with a comment of %i characters: %s', (length, outcome) => {
    // Characters outside the basic plane count once, as where comments are read.
    const planned = lend(employed({ comment: '🌙'.repeat(length) }));
    expect(typeof planned === 'string' ? planned : 'fits').toBe(outcome);
  });

  it('never stores a comment that could not be saved again, and cuts none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: longestComment }), (comment) => {
        const planned = lend(employed({ comment }));
        if (typeof planned === 'string') return planned === 'lentComment';
        const { comment: written } = planned[1]!;
        return [...written].length <= longestComment && written.startsWith(comment) && written.endsWith(added);
      }),
    );
  });

  it('stays on both sides of weeks that are cut out of it, and ends where nothing is outside', () => {
    const days = weeks(5, 5);
    const back = setRange(lent(), days, (before) => before && settledValues({ ...before, workRateExcluded: 0 }));
    expect(short(back)).toEqual([
      [false, 1, 0],
      [true, 0.4, 0.6],
      [false, 0.4, 0],
      [true, 0.4, 0.6],
      [false, 1, 0],
    ]);
  });

  it('is not proposed for a new period, and stays below one that leaves a rate outside', () => {
    expect(isLent(proposedValues(lent().slice(1, 2), monday(5)))).toBe(false);
    const over = (values: Partial<AssetValues>) =>
      short(withNewPeriod(lent(), weeks(4, 7), { values: { ...assetRates, comment: '', ...values } }));
    expect(over({ workRate: 0.2, workRateExcluded: 0.6 })[1]).toEqual([true, 0.2, 0.6]);
    expect(over({ workRate: 0.8 })[1]).toEqual([false, 0.8, 0]);
  });
});
