import type { AbsenceKind } from '#shared/model/absence.ts';
import type { AssetPeriod } from '#shared/model/asset.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { intersect, overlaps, type Period, subtract } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';

/** The fields of an asset period besides dates and identity, in the order in which they are shown. */
export const valueFields = [
  'workRate',
  'workRateExcluded',
  'absence',
  'isFillIn',
  'isContractor',
  'weekendRate',
  'nightRate',
  'level',
  'comment',
] as const satisfies readonly (keyof AssetPeriod)[];

/** With what nobody types, but what a loan sets: it is cut, joined and compared with the other values. */
const allFields = [...valueFields, 'lentTo'] as const satisfies readonly (keyof AssetPeriod)[];

/** The values of an asset period: its fields without dates and identity. */
export type AssetValues = Pick<AssetPeriod, (typeof allFields)[number]>;

/** A period of an employee as it is planned; `id` where it is (a part of) a stored one. */
export interface PlannedPeriod extends Period, AssetValues {
  readonly id?: string | undefined;
}

/** New values for the days of a range: `undefined` in is a gap, `undefined` out leaves the days without a period. */
export type SetValues = (before: AssetValues | undefined) => AssetValues | undefined;

/** The values alone; a kind of absence and a loan only where there is one. */
export const valuesOf = (period: AssetValues): AssetValues =>
  Object.fromEntries(
    allFields.filter((field) => (period[field] ?? null) !== null).map((field) => [field, period[field]]),
  ) as AssetValues;

/** Whether two periods have the same values, whatever their days. */
export const sameValues = (a: AssetValues, b: AssetValues): boolean =>
  allFields.every((field) => (a[field] ?? null) === (b[field] ?? null));

/** Whether two periods have the same days and values. */
export const samePeriod = (a: Period & AssetValues, b: Period & AssetValues): boolean =>
  a.start === b.start && a.end === b.end && sameValues(a, b);

const adjoins = (a: Period, b: Period): boolean => a.end !== null && addDays(a.end, 1) === b.start;

/** The range cut where a period begins or ends: each piece with the period it lies in, if any, oldest first. */
const piecesOf = (periods: readonly PlannedPeriod[], range: Period) => {
  const covered = periods.flatMap((before) => {
    const days = intersect(before, range);
    return days ? [{ days, before }] : [];
  });
  const gaps = periods.reduce<readonly Period[]>((left, one) => left.flatMap((gap) => subtract(gap, one)), [range]);
  return [...covered, ...gaps.map((days) => ({ days, before: undefined }))];
};

/** Joins periods that adjoin with equal values, at the edges of the range and inside it; others stay as they are stored. */
const joined = (periods: readonly PlannedPeriod[], range: Period): PlannedPeriod[] => {
  const done: PlannedPeriod[] = [];
  for (const next of periods) {
    const last = done.at(-1);
    const touched = last && (overlaps(last, range) || overlaps(next, range));
    if (last && touched && adjoins(last, next) && sameValues(last, next))
      done.splice(-1, 1, { ...last, end: next.end, id: last.id ?? next.id });
    else done.push(next);
  }
  return done;
};

/** Of the parts of one stored period the earliest keeps its id. */
const withUniqueIds = (periods: readonly PlannedPeriod[]): PlannedPeriod[] => {
  const seen = new Set<string>();
  return periods.map((period) => {
    if (period.id === undefined) return period;
    if (seen.has(period.id)) return { ...period, id: undefined };
    seen.add(period.id);
    return period;
  });
};

/**
 * The periods of an employee after the days of `range` were given other values. No day outside the range changes; periods
 * that the range cuts are split, neighbours that have become equal in all values are joined, and of a split period the
 * earliest part keeps the id. Oldest first.
 */
export const setRange = (periods: readonly PlannedPeriod[], range: Period, set: SetValues): PlannedPeriod[] => {
  const outside = periods.flatMap((period) => subtract(period, range).map((days) => ({ ...period, ...days })));
  const inside = piecesOf(periods, range).flatMap(({ days, before }): PlannedPeriod[] => {
    const values = set(before && valuesOf(before));
    return values ? [{ ...values, ...days, id: before?.id }] : [];
  });
  return withUniqueIds(joined(sorted([...outside, ...inside]), range));
};

/** Without work rate there are no weekend or night shifts and no level, without a rate outside the staffing no absence and no loan. */
export const settledValues = <Values extends AssetValues>(values: Values): Values => ({
  ...values,
  ...(values.workRate === 0 && { weekendRate: 0, nightRate: 0, level: 0 }),
  ...(values.workRateExcluded === 0 && values.absence && { absence: null }),
  ...(values.workRateExcluded === 0 && values.lentTo && { lentTo: null }),
});

/** Other values for days that have these: somebody who is lent stays so while a rate is outside the staffing. */
export const valuesOver = (before: AssetValues | undefined, values: AssetValues): AssetValues =>
  settledValues({ ...values, ...(before?.lentTo && { lentTo: before.lentTo }) });

/** What an absence sets: `part` (0 to 1) of the work rate is moved out of the staffing, for the kind and the reason in words. */
export interface Absent {
  readonly part: number;
  readonly absence: AbsenceKind | null;
  readonly comment: string;
}

/** Rates have at most 4 decimals: sums and differences of them keep to that. */
export const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * The values with `part` (0 to 1) of the work rate moved out of the staffing, for a reason: of rate 1 whole absence makes 0 and 1
 * outside, half of it 0.5 and 0.5. The rate outside never exceeds 1.
 */
export const absentValues = (values: AssetValues, { part, absence, comment }: Absent): AssetValues => {
  const moved = fourDecimals(values.workRate * part);
  return settledValues({
    ...values,
    workRate: fourDecimals(values.workRate - moved),
    workRateExcluded: Math.min(1, fourDecimals(values.workRateExcluded + moved)),
    absence,
    comment,
  });
};

/** Whether both plans have the same values on every day before `limit`, in the same stored periods. */
export const sameBefore = (a: readonly PlannedPeriod[], b: readonly PlannedPeriod[], limit: Day): boolean => {
  const history = { start: '0000-01-01' as Day, end: addDays(limit, -1) };
  const past = (periods: readonly PlannedPeriod[]) =>
    sorted(periods).flatMap((period) => {
      const days = intersect(period, history);
      return days ? [{ ...period, ...days }] : [];
    });
  const [before, after] = [past(a), past(b)];
  return (
    before.length === after.length &&
    before.every((one, index) => {
      const other = after[index]!;
      return one.id === other.id && samePeriod(one, other);
    })
  );
};
