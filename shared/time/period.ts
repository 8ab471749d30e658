import { addDays, type Day, daysBetween } from './day.ts';

/** Both days inclusive; `end: null` means until further notice (shared/calculation/README.md 1). */
export interface Period {
  readonly start: Day;
  readonly end: Day | null;
}

/** A period whose end is known. */
export interface ClosedPeriod extends Period {
  readonly end: Day;
}

const reaches = (end: Day | null, day: Day): boolean => end === null || day <= end;
const earlierEnd = (a: Day | null, b: Day | null): Day | null => (a === null ? b : b === null ? a : a < b ? a : b);

/** Whether the day lies in the period. */
export const contains = (period: Period, day: Day): boolean => period.start <= day && reaches(period.end, day);

/** Whether the two have a day in common. */
export const overlaps = (a: Period, b: Period): boolean => reaches(a.end, b.start) && reaches(b.end, a.start);

/** The days that the two have in common; null when there are none. */
export const intersect = (a: Period, b: Period): Period | null =>
  overlaps(a, b) ? { start: a.start > b.start ? a.start : b.start, end: earlierEnd(a.end, b.end) } : null;

/** Number of days; Infinity when open-ended. */
export const daysIn = ({ start, end }: Period): number => (end === null ? Infinity : daysBetween(start, end) + 1);

/** What is left of `a` once the days of `b` are taken out: none, one or two periods, in order. */
export const subtract = (a: Period, b: Period): readonly Period[] => {
  if (!overlaps(a, b)) return [a];
  const before = a.start < b.start ? [{ start: a.start, end: addDays(b.start, -1) }] : [];
  const after = b.end !== null && (a.end === null || b.end < a.end) ? [{ start: addDays(b.end, 1), end: a.end }] : [];
  return [...before, ...after];
};
