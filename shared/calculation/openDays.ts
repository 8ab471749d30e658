import type { ShiftCategory } from './shiftCategory.ts';
import type { Beds } from './weightedBeds.ts';

/** A shift category, or `all` for a figure that is not split by them. */
export type OpenFor = ShiftCategory | 'all';

export const THIRDS = 3;

const WHOLE_WEEK: Readonly<Record<OpenFor, number>> = { dag: 21, kvall: 21, natt: 21, all: 21 };
const WEEKEND_ONLY: Readonly<Record<OpenFor, number>> = { dag: 6, kvall: 9, natt: 9, all: 8 };
const WEEKDAYS_ONLY: Readonly<Record<OpenFor, number>> = { dag: 15, kvall: 12, natt: 12, all: 13 };

/** Open days a week in thirds, an integer; 0 without beds. */
export const openDayThirds = ({ beds, weekendBeds }: Beds, openFor: OpenFor): number => {
  if (beds > 0 && weekendBeds > 0) return WHOLE_WEEK[openFor];
  if (weekendBeds > 0) return WEEKEND_ONLY[openFor];
  return beds > 0 ? WEEKDAYS_ONLY[openFor] : 0;
};

/** Days a week on which the unit is open for a shift category, or unsplit (README.md 6). */
export const openDays = (beds: Beds, openFor: OpenFor): number => openDayThirds(beds, openFor) / THIRDS;

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The weekdays (0 = Monday .. 6 = Sunday) on which the unit is open for a shift category; none without beds (README.md 8). */
export const openWeekdays = ({ beds, weekendBeds }: Beds, openFor: ShiftCategory): readonly number[] => {
  if (beds > 0 && weekendBeds > 0) return ALL_DAYS;
  const firstOfWeekend = openFor === 'dag' ? 5 : 4;
  if (weekendBeds > 0) return ALL_DAYS.slice(firstOfWeekend);
  return beds > 0 ? ALL_DAYS.slice(0, firstOfWeekend) : [];
};
