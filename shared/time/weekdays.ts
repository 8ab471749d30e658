import { weekdayOfNumber } from './day.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** How many Mondays, Tuesdays, … Sundays there are among the day numbers `from` to `to`, both inclusive. */
export const weekdayCounts = ({ from, to }: { readonly from: number; readonly to: number }): readonly number[] => {
  const first = weekdayOfNumber(from);
  return WEEKDAYS.map((weekday) => Math.floor((to - from - ((weekday - first + 7) % 7)) / 7) + 1);
};
