import { addDays, type Day, todayInStockholm } from './day.ts';

const MS_PER_HOUR = 3_600_000;

/** The instant at which a day begins in Stockholm, which lies one hour before UTC in winter and two in summer. */
export const startOfDay = (day: Day): Date => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(utc - 2 * MS_PER_HOUR);
  return todayInStockholm(summer) === day ? summer : new Date(utc - MS_PER_HOUR);
};

/** The instant at which a day ends in Stockholm: that at which the next begins. */
export const endOfDay = (day: Day): Date => startOfDay(addDays(day, 1));
