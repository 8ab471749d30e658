const MS_PER_DAY = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date `YYYY-MM-DD` in Stockholm, without a time zone; sorts as text (shared/calculation/README.md 1). */
export type Day = string & { readonly Day: unique symbol };

/** Days since 1970-01-01 of a valid day; the unit of all intervals. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / MS_PER_DAY);

const FIRST = dayNumber('0000-01-01');
const LAST = dayNumber('9999-12-31');

/** The day that is `number` days after 1970-01-01; RangeError outside the years 0000 to 9999. */
export const fromDayNumber = (number: number): Day => {
  if (!(number >= FIRST && number <= LAST)) throw new RangeError('the day lies outside the years 0000 to 9999');
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10) as Day;
};

/** The calendar year of a day number. */
export const yearOfNumber = (number: number): number => new Date(number * MS_PER_DAY).getUTCFullYear();

/** The calendar month of a day number: 0 = January .. 11 = December. */
export const monthOfNumber = (number: number): number => new Date(number * MS_PER_DAY).getUTCMonth();

/** Whether the text is a date that exists in the calendar, leap years included. */
export const isDay = (text: string): text is Day => {
  if (!DAY_SHAPE.test(text)) return false;
  const number = dayNumber(text);
  return Number.isInteger(number) && fromDayNumber(number) === text;
};

/** The day `days` days after (before, when negative) `day`. */
export const addDays = (day: string, days: number): Day => fromDayNumber(dayNumber(day) + days);

/** The same date `months` months after (before, when negative) `day`; the last of its month where there is no such date. */
export const addMonths = (day: string, months: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return fromDayNumber(Date.UTC(year, month - 1 + months, Math.min(date, last)) / MS_PER_DAY);
};

/** The first of January of a year from 0 to 9999. */
export const firstOfYear = (year: number): Day => `${String(year).padStart(4, '0')}-01-01` as Day;

/** Days from `from` to `to`: 1 from a day to the next, negative backwards. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Weekday of a day number: 0 = Monday .. 6 = Sunday. */
export const weekdayOfNumber = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** Weekday of a day: 0 = Monday .. 6 = Sunday. */
export const weekdayOf = (day: string): number => weekdayOfNumber(dayNumber(day));

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Stockholm at the instant `now`. */
export const todayInStockholm = (now: Date): Day => stockholm.format(now) as Day;

/** The first year that is read as until further notice where a file has it as the end: other programs write a day far away. */
export const noEnd = '2199';
