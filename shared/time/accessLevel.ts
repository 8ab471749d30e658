import { addDays, type Day } from './day.ts';
import type { Period } from './period.ts';
import { mondayOf } from './week.ts';

const WEEKS_BACK = 10;

/** What may be done with a period: `partial` means that only its end and its comments may change. */
type AccessLevel = 'editable' | 'partial' | 'readOnly';

/** How old a period is to one caller. */
export interface PeriodAccess {
  readonly startReadOnly: boolean;
  readonly endReadOnly: boolean;
  readonly level: AccessLevel;
}

/** The first day that is not history: 10 weeks before the Monday of today's week (shared/calculation/README.md 1). */
export const historyLimit = (today: Day): Day => addDays(mondayOf(today), -7 * WEEKS_BACK);

/** Start and end judged separately against the history limit; an open end is never read-only. */
export const accessLevelOf = ({ start, end }: Period, today: Day, mayChangeHistory: boolean): PeriodAccess => {
  const limit = historyLimit(today);
  const startReadOnly = !mayChangeHistory && start < limit;
  const endReadOnly = !mayChangeHistory && end !== null && end < limit;
  const level = startReadOnly && endReadOnly ? 'readOnly' : startReadOnly || endReadOnly ? 'partial' : 'editable';
  return { startReadOnly, endReadOnly, level };
};
