import { monthName, monthText } from '#web/kit/ui/dates.ts';

/** All months of a year, 1 to 12. */
export const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** `Januari` in the shown language. */
export const longMonth = (month: number): string => monthText(`2026-${String(month).padStart(2, '0')}`);

/** `Jan` in the shown language. */
export const shortMonth = (month: number): string => longMonth(month).slice(0, 3);

/** `juli 2025` in the shown language. */
export const monthOfYear = (year: number, month: number): string => `${monthName(month)} ${year}`;

/** The month seen first where not all find room: the last but one that has ended; of a year that has ended as a whole its first. */
export const openedMonth = (ended: number): number => (ended < months.length ? Math.max(1, ended - 1) : 1);
