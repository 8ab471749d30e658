import { monthText } from '#web/ui/dates.ts';

/** All months of a year, 1 to 12. */
export const months = Array.from({ length: 12 }, (_, index) => index + 1);

const named = (year: number, month: number): string => monthText(`${year}-${String(month).padStart(2, '0')}`);

/** `Jan` in the shown language. */
export const shortMonth = (month: number): string => named(2026, month).slice(0, 3);

/** `juli 2025` in the shown language. */
export const monthOfYear = (year: number, month: number): string => `${named(year, month).toLowerCase()} ${year}`;
