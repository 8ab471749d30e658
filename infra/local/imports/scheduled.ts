import { readFile, writeFile } from 'node:fs/promises';
import { handler as schedule } from '#functions/triggers/imports/schedule.ts';
import { addDays, type Day, isDay, todayInStockholm } from '#shared/time/day.ts';
import { ifExists } from '../ifExists.ts';

const hourMs = 60 * 60 * 1000;

/** When the imports of a day are due, as in the cloud. */
const dueHour = 3;

/** The most days that are made up for: each organisation has one day of import in a month. */
const mostDays = 31;

const daysAfter = (last: Day, until: Day): readonly Day[] => {
  const days: Day[] = [];
  for (let day = until; day > last && days.length < mostDays; day = addDays(day, -1)) days.unshift(day);
  return days;
};

/**
 * Orders the imports of the days that have come due, at 03:00 in Stockholm, since the last call; the file keeps the last of them. So a machine that was off
 * at that hour makes up for it. The first call orders nothing.
 */
export const orderDueImports = async (file: string, now = new Date()): Promise<void> => {
  const today = todayInStockholm(new Date(now.getTime() - dueHour * hourMs));
  const last = (await ifExists(readFile(file, 'utf8')))?.trim();
  if (last !== undefined && isDay(last)) {
    for (const day of daysAfter(last, today)) {
      await schedule({ time: `${day}T12:00:00Z` });
      await writeFile(file, day);
    }
  } else await writeFile(file, today);
};
