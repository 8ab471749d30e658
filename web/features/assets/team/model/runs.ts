import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { sundayOf } from '#shared/time/week.ts';

/** Weeks in a row with the same rates and reason: one bar of the sheet. `from` and `to` count the shown weeks from 0. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly workRate: number;
  readonly workRateExcluded: number;
  /** The comment where a rate is outside the staffing, else empty. */
  readonly reason: string;
  readonly group: Group;
  /** Whether the run begins before the shown weeks. */
  readonly goesBack: boolean;
  /** Whether the last period is open-ended; whether the run ends within the shown weeks. */
  readonly isOpen: boolean;
  readonly ends: boolean;
  /** The shown weeks inside the run in which another stored period begins. */
  readonly cuts: readonly number[];
}

export type Group = 'own' | 'substitutes' | 'contractors';

/** The group of an employee's period: contractors and substitutes are marked. */
export const groupOf = ({ isContractor, isFillIn }: Pick<PlannedPeriod, 'isContractor' | 'isFillIn'>): Group =>
  isContractor ? 'contractors' : isFillIn ? 'substitutes' : 'own';

const reasonOf = ({ workRateExcluded, comment }: PlannedPeriod): string => (workRateExcluded > 0 ? comment : '');

const goesOn = (run: Run, period: PlannedPeriod): boolean =>
  run.workRate === period.workRate &&
  run.workRateExcluded === period.workRateExcluded &&
  run.reason === reasonOf(period) &&
  run.group === groupOf(period);

/** The runs of an employee over the shown weeks, named by their Mondays; `periods` without overlaps, oldest first. */
export const runsOf = (periods: readonly PlannedPeriod[], weeks: readonly Day[]): readonly Run[] => {
  const runs: (Run & { to: number; cuts: number[]; last: PlannedPeriod })[] = [];
  let before: PlannedPeriod | undefined;
  for (const [index, monday] of weeks.entries()) {
    const period = before && contains(before, monday) ? before : periods.find((one) => contains(one, monday));
    const run = runs.at(-1);
    if (period && run && before && (before === period || goesOn(run, period))) {
      run.to = index;
      if (before !== period) run.cuts.push(index);
      run.last = period;
    } else if (period)
      runs.push({
        from: index,
        to: index,
        workRate: period.workRate,
        workRateExcluded: period.workRateExcluded,
        reason: reasonOf(period),
        group: groupOf(period),
        goesBack: period.start < monday,
        isOpen: false,
        ends: false,
        cuts: [],
        last: period,
      });
    before = period;
  }
  return runs.map(({ last, ...run }) => ({
    ...run,
    isOpen: last.end === null,
    ends: last.end === sundayOf(weeks[run.to]!),
  }));
};
