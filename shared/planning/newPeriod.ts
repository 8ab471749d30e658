import { addDays, type Day } from '#shared/time/day.ts';
import { overlaps, type Period, subtract } from '#shared/time/period.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';
import {
  type Absent,
  type AssetValues,
  absentValues,
  type PlannedPeriod,
  samePeriod,
  sameValues,
  setRange,
  valuesOf,
  valuesOver,
} from './assetWeeks.ts';

/** What a new period sets on its days: the same values on all of them, or absence from the work rate of each. */
export type NewValues = { readonly values: AssetValues } | Absent;

/** Whether a period is an absence: of a limited time, with a rate outside the staffing. */
const isAbsence = ({ end, workRateExcluded }: PlannedPeriod): boolean => end !== null && workRateExcluded > 0;

/** The absences that begin after the first day of the range and have days in it: new values leave them as they are. */
const laterAbsences = (periods: readonly PlannedPeriod[], range: Period): readonly PlannedPeriod[] =>
  periods.filter((period) => isAbsence(period) && period.start > range.start && overlaps(period, range));

/**
 * The periods of an employee once the days of `range` have the new values, by the rule of {@link setRange}. Values leave later
 * absences as they are; an absence is set on every day that has a period. Oldest first.
 */
export const withNewPeriod = (
  periods: readonly PlannedPeriod[],
  range: Period,
  set: NewValues,
): readonly PlannedPeriod[] => {
  if ('part' in set) return setRange(periods, range, (before) => before && absentValues(before, set));
  const free = laterAbsences(periods, range).reduce<readonly Period[]>(
    (days, absence) => days.flatMap((one) => subtract(one, absence)),
    [range],
  );
  return free.reduce<readonly PlannedPeriod[]>(
    (planned, days) => setRange(planned, days, (before) => valuesOver(before, set.values)),
    periods,
  );
};

/** Defaults of a new period: in service full time, weekend rate 1. */
export const firstValues: AssetValues = {
  workRate: 1,
  workRateExcluded: 0,
  isFillIn: false,
  isContractor: false,
  weekendRate: 1,
  nightRate: 0,
  level: 0,
  comment: '',
};

/** The period whose values are proposed for a new one: that of the day; in an absence or a gap the nearest before, else after. */
const sourceOf = (periods: readonly PlannedPeriod[], day: Day): PlannedPeriod | undefined => {
  const worked = sorted(periods).filter((period) => !isAbsence(period));
  return valueOn(worked, day) ?? worked.findLast(({ start }) => start < day) ?? worked[0] ?? valueOn(periods, day);
};

/** The values proposed for a new period that starts on the day: those of the day, without an absence or a loan. */
export const proposedValues = (periods: readonly PlannedPeriod[], day: Day): AssetValues => {
  const source = sourceOf(periods, day);
  if (!source) return firstValues;
  const { lentTo: _, ...values } = valuesOf(source);
  return values;
};

/**
 * The end proposed for a new period that starts on the day: where the values of that day end, absences between left aside; in a
 * gap the day before the next period. Null: until further notice.
 */
export const proposedEnd = (periods: readonly PlannedPeriod[], day: Day): Day | null => {
  const values = proposedValues(periods, day);
  const later = sorted(periods).filter(({ end }) => end === null || end >= day);
  let reached = addDays(day, -1);
  for (const period of later) {
    const isNext = period.start <= addDays(reached, 1);
    if (!isNext || !(isAbsence(period) || sameValues(period, values))) break;
    if (period.end === null) return null;
    reached = period.end;
  }
  if (reached >= day) return reached;
  const next = later.find(({ start }) => start > day);
  return next ? addDays(next.start, -1) : null;
};

/** The outcome of a change of an employee's periods around its days: `pieces` and `kept` together are stored there. */
export interface PlannedChange {
  /** What is stored from the day before the range to the day after it; equal values once, also on both sides of a kept absence. */
  readonly pieces: readonly PlannedPeriod[];
  /** The absences inside the range that are as before. */
  readonly kept: readonly PlannedPeriod[];
  /** Planned periods that differ from the first day and of which no day remains. */
  readonly replaced: readonly PlannedPeriod[];
  readonly isChanged: boolean;
}

const isCovered = (days: Period, by: readonly Period[]): boolean =>
  by.reduce<readonly Period[]>((left, one) => left.flatMap((gap) => subtract(gap, one)), [days]).length === 0;

/** Whether the second goes on with the values of the first, at once or after absences. */
const goesOn = (a: PlannedPeriod, b: PlannedPeriod, absences: readonly Period[]): boolean => {
  if (a.end === null || !sameValues(a, b)) return false;
  const between = { start: addDays(a.end, 1), end: addDays(b.start, -1) };
  return between.start > between.end || isCovered(between, absences);
};

const joinedOver = (periods: readonly PlannedPeriod[], absences: readonly Period[]): readonly PlannedPeriod[] => {
  const done: PlannedPeriod[] = [];
  for (const next of periods) {
    const last = done.at(-1);
    if (last && goesOn(last, next, absences)) done.splice(-1, 1, { ...last, end: next.end });
    else done.push(next);
  }
  return done;
};

/** Describes the change of an employee's periods from `before` to `after`, as it is seen around the days of `range`. */
export const plannedChange = (
  before: readonly PlannedPeriod[],
  after: readonly PlannedPeriod[],
  range: Period,
): PlannedChange => {
  const isStored = (period: PlannedPeriod) => after.some((one) => samePeriod(one, period));
  const kept = laterAbsences(before, range).filter(isStored);
  const around = { start: addDays(range.start, -1), end: range.end && addDays(range.end, 1) };
  const near = sorted(after).filter(
    (period) => overlaps(period, around) && !kept.some((one) => samePeriod(one, period)),
  );
  const first = proposedValues(before, range.start);
  const isReplaced = (period: PlannedPeriod) =>
    overlaps(period, range) &&
    !sameValues(period, first) &&
    !after.some((one) => overlaps(one, period) && sameValues(one, period));
  return {
    pieces: joinedOver(near, kept),
    kept,
    replaced: sorted(before).filter(isReplaced),
    isChanged: before.length !== after.length || !before.every(isStored),
  };
};
