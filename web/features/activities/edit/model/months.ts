import { type MonthName, monthNames } from '#shared/model/activity.ts';
import * as followup from '#web/domain/followup/months.ts';

const numberOf = (month: MonthName): number => monthNames.indexOf(month) + 1;

/** The name of a month in the shown language: `December`. */
export const longMonth = (month: MonthName): string => followup.longMonth(numberOf(month));

/** `Dec` in the shown language. */
export const shortMonth = (month: MonthName): string => followup.shortMonth(numberOf(month));
