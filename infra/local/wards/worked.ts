import { monthNames } from '#shared/model/activity.ts';
import { round } from '#shared/quantity/round.ts';
import { VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { StaffHours } from './rows.ts';
import { hasHours, type WardMonth } from './wards.ts';

/** Worked hours of a year by month; null in months without hours of the file. */
interface WorkedYear {
  readonly year: number;
  readonly months: readonly (number | null)[];
}

const workedIn = ({ actual }: StaffHours): number => round(actual.day + actual.night, VALUE_DECIMALS);

/** The actual hours of one kind of staff by year, of the months in which the file has hours of it. */
export const workedYears = (months: readonly WardMonth[], of: 'registered' | 'unregistered'): WorkedYear[] => {
  const years = new Map<number, (number | null)[]>();
  for (const month of months.filter((one) => hasHours(one[of]))) {
    const [year = 0, number = 0] = month.month.split('-').map(Number);
    const values = years.get(year) ?? monthNames.map(() => null);
    values[number - 1] = workedIn(month[of]);
    years.set(year, values);
  }
  return [...years].map(([year, values]) => ({ year, months: values }));
};
