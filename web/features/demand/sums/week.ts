import type { Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { mondayOf } from '#shared/time/week.ts';

/**
 * The Monday of the week that a period is judged by: the week of the address where it is in the period, else the current week,
 * else the first week of the period.
 */
export const weekJudged = (period: Period, today: Day, wanted?: Day): Day =>
  mondayOf([wanted, today].find((day) => day !== undefined && contains(period, day)) ?? period.start);
