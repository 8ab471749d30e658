import { type MonthName, monthNames } from '#shared/model/activity.ts';
import { monthText } from '#web/kit/ui/dates.ts';

/** The name of a month in the shown language: `December`. */
export const longMonth = (month: MonthName): string =>
  monthText(`2000-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}`);

/** `Dec` in the shown language. */
export const shortMonth = (month: MonthName): string => longMonth(month).slice(0, 3);
