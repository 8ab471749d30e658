import type { Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { mondayOf } from '#shared/time/week.ts';

/** The week that a period is judged by: the current one where it lies in the period, else the period's first. */
export const weekJudged = (period: Period, today: Day): Day => mondayOf(contains(period, today) ? today : period.start);
