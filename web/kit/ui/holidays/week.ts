import { addDays, type Day } from '#shared/time/day.ts';
import { type DayOff, daysOffBetween } from '#shared/time/dayOff.ts';
import { sundayOf, weekOf } from '#shared/time/week.ts';

/** The school breaks; winter and Easter vary by municipality: the most common week is used. */
type SchoolBreak = 'winter' | 'easter' | 'summer' | 'autumn' | 'christmas';

/** Days off and school break of a week. */
export interface WeekMarks {
  readonly days: readonly DayOff[];
  readonly schoolBreak: SchoolBreak | undefined;
}

const EASTER_MONDAY = 'Annandag påsk';
const SUMMER = { first: 25, last: 33 };

const breakOf = (monday: Day, days: readonly DayOff[]): SchoolBreak | undefined => {
  const { week } = weekOf(monday);
  if (week === 9) return 'winter';
  if (week === 44) return 'autumn';
  if (week >= SUMMER.first && week <= SUMMER.last) return 'summer';
  if (days.some(({ sv }) => sv === EASTER_MONDAY)) return 'easter';
  const middle = addDays(monday, 2).slice(5);
  return middle >= '12-22' || middle <= '01-06' ? 'christmas' : undefined;
};

/** The days off and the school break of the week that begins on the Monday. */
export const marksOf = (monday: Day): WeekMarks => {
  const days = daysOffBetween({ start: monday, end: sundayOf(monday) });
  return { days, schoolBreak: breakOf(monday, days) };
};
