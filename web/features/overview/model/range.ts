import { day } from '#shared/model/fields.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, type Week, weeksOf } from '#shared/time/week.ts';
import { weeksBefore, weeksShown } from '#web/domain/planning/halfYear.ts';
import { weekRun, weekSpan } from '#web/kit/ui/weeks.ts';

/** Whole weeks, half a year of them on the map, from a Monday to a Sunday. */
export interface WeekRange {
  readonly start: Day;
  readonly end: Day;
  readonly weeks: readonly Week[];
}

/** The weeks from the one that holds the day: 26, or as many as are asked for. */
export const rangeFrom = (from: Day, count = weeksShown): WeekRange => {
  const start = mondayOf(from);
  const end = addDays(start, count * 7 - 1);
  return { start, end, weeks: weeksOf({ start, end }) };
};

/** The default range: a few past weeks, then the coming ones. */
export const rangeAround = (today: Day): WeekRange => rangeFrom(addDays(mondayOf(today), -7 * weeksBefore));

/** Returns the range of an address, named by a day of its first week; the default range for a missing or malformed day. */
export const rangeNamed = (from: string | undefined, today: Day): WeekRange => {
  const named = day.safeParse(from);
  return named.success ? rangeFrom(named.data) : rangeAround(today);
};

/** The first day of the range before (−1) or after (+1). */
export const neighbour = ({ start }: WeekRange, direction: 1 | -1): Day => addDays(start, direction * weeksShown * 7);

/** `v01–v26 2026`; `v42–v14 2026–2027` over the turn of the year. */
export const rangeText = ({ weeks }: WeekRange): string => weekSpan(weeks[0]!, weeks.at(-1)!);

/** `v01–v26`, `v01` of a single week; empty without weeks. */
export const weeksText = ({ weeks }: Pick<WeekRange, 'weeks'>): string => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  return first && last ? weekRun(first, last) : '';
};
