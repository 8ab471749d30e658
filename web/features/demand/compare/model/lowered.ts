import type { Category } from '#shared/model/category.ts';
import { type Demand, weekdays } from '#shared/model/demand.ts';
import type { DemandRow } from '../../cells/row.ts';
import type { Pair } from './pair.ts';
import { comparedRows } from './rows.ts';

/** A value of a shift that is lower in the simulated period: the staff of a day, or its services where no day has less staff. */
export interface LoweredValue extends Pair<number> {
  readonly of: (typeof weekdays)[number] | 'services';
}

/** A shift with the values that get lower. */
interface LoweredShift {
  readonly row: DemandRow;
  readonly values: readonly LoweredValue[];
}

/** The shifts with a lower value in the simulated period than in the live one that it replaces; a missing shift has 0. */
export const loweredIn = (periods: Pair<Demand>, category: Category): readonly LoweredShift[] =>
  comparedRows(periods, category).flatMap(({ row, staff, services }) => {
    const lowerValue = (of: LoweredValue['of'], { live, simulated }: Pair<number | null>): readonly LoweredValue[] =>
      (simulated ?? 0) < (live ?? 0) ? [{ of, live: live ?? 0, simulated: simulated ?? 0 }] : [];
    const days = weekdays.flatMap((day, index) => (staff[index] ? lowerValue(day, staff[index]) : []));
    const values = days.length > 0 ? days : lowerValue('services', services);
    return values.length > 0 ? [{ row, values }] : [];
  });
