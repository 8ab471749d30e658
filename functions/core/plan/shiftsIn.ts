import { overlaps, type Period } from '#shared/time/period.ts';
import type { StoredCategory, StoredShift } from './stored.ts';

/** The category's shifts, in order, that are valid on some day of the period. */
export const shiftsIn = ({ shifts }: Pick<StoredCategory, 'shifts'>, period: Period): readonly StoredShift[] =>
  shifts.filter(({ periods }) => periods.some((valid) => overlaps(valid, period)));
