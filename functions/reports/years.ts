import type { KeyValueRange } from '#shared/calculation/index.ts';

/** A year with the first and the last of its months, 1 to 12. */
export interface ReportYear {
  readonly year: number;
  readonly first: number;
  readonly last: number;
}

/**
 * The years of a range with their months: at unit level those from the first month of the first year to the last of the last, else the same
 * months of each year.
 */
export const yearsBetween = ({
  level,
  startYear,
  endYear,
  startMonth,
  endMonth,
}: Omit<KeyValueRange, 'simulateWeek'>): readonly ReportYear[] =>
  Array.from({ length: endYear - startYear + 1 }, (_, index) => {
    const year = startYear + index;
    return {
      year,
      first: level !== 'unit' || year === startYear ? startMonth : 1,
      last: level !== 'unit' || year === endYear ? endMonth : 12,
    };
  });
