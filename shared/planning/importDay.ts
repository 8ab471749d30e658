import { addDays, type Day } from '#shared/time/day.ts';

/** Whether files are imported on the day: on that day of each month, on the last of months that have fewer. */
export const isImportDay = (dayOfImport: number | null, day: Day): boolean => {
  if (dayOfImport === null) return false;
  const number = Number(day.slice(8));
  const isLast = addDays(day, 1).endsWith('-01');
  return number === dayOfImport || (isLast && dayOfImport > number);
};
