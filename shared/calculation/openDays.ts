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
