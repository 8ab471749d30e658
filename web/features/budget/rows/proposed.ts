import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { nextPeriod, sorted } from '#shared/time/timeline.ts';

/** The days of a new budget period: the next calendar year after a whole one, else those after the last period's. */
export const proposedDays = (periods: readonly Period[], today: Day): Period => {
  const last = sorted(periods).at(-1);
  if (!last?.end?.endsWith('-12-31') || last.start !== `${last.end.slice(0, 4)}-01-01`)
    return nextPeriod(periods, today);
  const year = Number(last.end.slice(0, 4)) + 1;
  return { start: `${year}-01-01` as Day, end: `${year}-12-31` as Day };
};
