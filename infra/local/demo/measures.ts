import type * as z from 'zod';
import type { CategoryPeriodFields } from '#shared/model/category.ts';
import type { ShiftFields, ShiftPeriodFields } from '#shared/model/shift.ts';
import { parseMinutes } from '#shared/quantity/minutes.ts';
import type { Day } from '#shared/time/day.ts';
import type { Calendar } from './calendar.ts';
import type { CategorySpec } from './spec.ts';

/** The periods of the values: the first ends at the turn of the year if there is a second, which starts there. */
const overTime = <Value>(calendar: Calendar, [first, second]: readonly Value[]) => {
  const start = `${calendar.iso(0).year - 1}-01-01` as Day;
  if (first === undefined) return [];
  if (second === undefined) return [{ value: first, start, end: null }];
  return [
    { value: first, start, end: `${calendar.turnOfYear - 1}-12-31` as Day },
    { value: second, start: `${calendar.turnOfYear}-01-01` as Day, end: null },
  ];
};

export type CategoryPeriodDesign = z.input<typeof CategoryPeriodFields>;
export interface ShiftDesign {
  readonly name: z.input<typeof ShiftFields>['name'];
  readonly periods: readonly z.input<typeof ShiftPeriodFields>[];
}

/** The full-time weeks of a category. */
export const categoryPeriodsOf = (calendar: Calendar, { fullTime }: CategorySpec): readonly CategoryPeriodDesign[] =>
  overTime(calendar, fullTime).map(({ value, start, end }) => {
    const minutes = parseMinutes(value) ?? 0;
    const notes = end === null ? '' : 'Ersatt enligt nytt kollektivavtal.';
    return { start, end, notes, workingHours: Math.floor(minutes / 60), workingMinutes: minutes % 60 };
  });

/** The shifts of a category, in order, with their periods. */
export const shiftsOf = (calendar: Calendar, { shifts }: CategorySpec): readonly ShiftDesign[] =>
  shifts.map(({ name, measures }) => ({
    name,
    periods: overTime(calendar, measures).map(({ value, start, end }) => ({ ...value, start, end })),
  }));
