import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, mondayOfWeek, sundayOf, weekOf, weeksInYear } from '#shared/time/week.ts';

/** The weeks that a click chooses. */
export const presets = ['year', 'ahead', 'summer'] as const;
export type Preset = (typeof presets)[number];

interface Range {
  readonly start: Day;
  readonly end: Day;
}

const WEEKS_AHEAD = 12;

/** The weeks that hold June, July and August of the year. */
const summerOf = (year: number): Range => ({ start: mondayOf(`${year}-06-01`), end: sundayOf(`${year}-08-31`) });

/**
 * Whole weeks of a preset: `year` is the ISO year of the first week that is chosen, `ahead` this week and the eleven after it,
 * `summer` the summer that is not over.
 */
export const rangeOf = (preset: Preset, chosen: Range, today: Day): Range => {
  if (preset === 'ahead') return { start: mondayOf(today), end: sundayOf(addDays(today, (WEEKS_AHEAD - 1) * 7)) };
  if (preset === 'summer') {
    const year = Number(today.slice(0, 4));
    const summer = summerOf(year);
    return summer.end < today ? summerOf(year + 1) : summer;
  }
  const { year } = weekOf(chosen.start);
  return { start: mondayOfWeek(year, 1)!, end: sundayOf(mondayOfWeek(year, weeksInYear(year))!) };
};
