// Rosters of people by days: a row for each person, a column for each day, the code of a shift in each cell.

import { comparable } from '#shared/text/names.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { cellText, coveredCell, dayOf, minutesOfCell } from './cells.ts';
import { workbookColumns } from './columns.ts';
import { columnLetter, type FileSheet } from './read.ts';

/** A column left of the days. */
interface RosterColumn {
  readonly index: number;
  readonly letter: string;
  readonly title: string;
}

/** A row below the head of the days. */
interface RosterRow {
  readonly number: number;
  /** Of the columns left of the days. */
  readonly texts: readonly string[];
  /** The codes of its days, without empty cells. */
  readonly codes: readonly string[];
  /** Whether one of its days lies under a merged cell: what stands there is not known. */
  readonly hasMerged: boolean;
}

/** A sheet of people by days. */
export interface Roster {
  readonly sheet: string;
  readonly columns: readonly RosterColumn[];
  /** The index of the column that probably holds the names: the one with most different texts. */
  readonly nameColumn: number;
  readonly days: number;
  /** The first day, where the head has dates. */
  readonly start: Day | undefined;
  readonly rows: readonly RosterRow[];
}

/** A person of a roster with the codes of the days that have one. */
export interface RosterPerson extends Pick<RosterRow, 'number' | 'codes' | 'hasMerged'> {
  readonly name: string;
}

/** A code with the number of days that have it; a number is a code of as many hours, others have no minutes until they are stated. */
export interface RosterCode {
  readonly code: string;
  readonly count: number;
  readonly minutes: number | undefined;
}

/** Days that the head of a roster has at least, and the rows in which it may stand. */
const fewestDays = 7;
const lastHead = 40;

const weekdays = ['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön'];

/** 3, ons 3 and 3/2; not v3. */
const dayOfMonth = /^(?:[a-zåäö]{2,3}\.? )?(?<day>\d{1,2})(?:\/\d{1,2})?$/;

/** What a cell of the head says of its day. */
type HeadDay =
  | { readonly day: Day }
  | { readonly ofMonth: number }
  | { readonly weekday: number }
  | Record<string, never>;

const headDay = (cell: unknown, is1904: boolean): HeadDay => {
  const day = dayOf(cell, false, is1904);
  if (day !== undefined) return { day };
  const text = comparable(cellText(cell));
  const ofMonth = Number(dayOfMonth.exec(text)?.groups?.day);
  if (ofMonth >= 1 && ofMonth <= 31) return { ofMonth };
  const weekday = weekdays.findIndex((name) => text.startsWith(name));
  return weekday < 0 ? {} : { weekday };
};

const follows = (before: HeadDay, after: HeadDay): boolean => {
  if ('day' in before && 'day' in after) return addDays(before.day, 1) === after.day;
  if ('ofMonth' in before && 'ofMonth' in after)
    return after.ofMonth === before.ofMonth + 1 || (before.ofMonth >= 28 && after.ofMonth === 1);
  return 'weekday' in before && 'weekday' in after && (before.weekday + 1) % 7 === after.weekday;
};

/** Where the days of a row stand: its longest run of days that follow each other. */
const daysIn = (row: FileSheet['data'][number], is1904: boolean): { first: number; count: number; start?: Day } => {
  const heads = row.map((cell) => headDay(cell, is1904));
  let longest = { first: 0, count: 0 };
  let first = 0;
  for (let index = 0; index < heads.length; index += 1) {
    if (index === 0 || !follows(heads[index - 1]!, heads[index]!)) first = index;
    if (index - first + 1 > longest.count) longest = { first, count: index - first + 1 };
  }
  const head = heads[longest.first];
  return { ...longest, ...(head && 'day' in head && { start: head.day }) };
};

const rosterIn = ({ sheet, data, is1904 = false }: FileSheet): Roster | undefined => {
  const head = data.slice(0, lastHead).findIndex((row) => daysIn(row, is1904).count >= fewestDays);
  if (head < 0) return undefined;
  const { first, count, start } = daysIn(data[head]!, is1904);
  if (first === 0) return undefined;
  const columns = data[head]!.slice(0, first).map((cell, index) => ({
    index,
    letter: columnLetter(index),
    title: cellText(cell),
  }));
  const rows = data.slice(head + 1).map((cells, index): RosterRow => {
    const days = cells.slice(first, first + count);
    return {
      number: head + 2 + index,
      texts: cells.slice(0, first).map(cellText),
      codes: days.map(cellText).filter((code) => code !== ''),
      hasMerged: days.includes(coveredCell),
    };
  });
  const isName = (text = '') => /\p{L}/u.test(text);
  const names = columns.map(({ index }) => new Set(rows.map(({ texts }) => texts[index]).filter(isName)).size);
  return { sheet, columns, nameColumn: names.indexOf(Math.max(...names)), days: count, start, rows };
};

/** The sheets that are rosters of people by days: a row of seven or more days that follow each other, with columns left of them. */
export const rostersIn = (file: readonly FileSheet[]): readonly Roster[] =>
  file.flatMap((sheet) => rosterIn(sheet) ?? []);

/** The rows that have a name in the column. */
export const rosterPeople = ({ rows }: Roster, nameColumn: number): readonly RosterPerson[] =>
  rows.flatMap(({ texts, ...row }) => {
    const name = texts[nameColumn] ?? '';
    return name === '' ? [] : [{ ...row, name }];
  });

/** The codes that the people have, the most frequent first. */
export const rosterCodes = (people: readonly RosterPerson[]): readonly RosterCode[] => {
  const counts = new Map<string, number>();
  for (const code of people.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count, minutes: /^\d/.test(code) ? lengthOf(code) : undefined }))
    .sort((a, b) => b.count - a.count);
};

const minutesOfDay = 24 * 60;

/** The minutes of a typed length of a code, within a day; undefined where it is none. */
export const lengthOf = (text: string): number | undefined => {
  const minutes = text.trim() === '' ? null : minutesOfCell(text);
  return minutes === null || minutes < 0 || minutes > minutesOfDay ? undefined : minutes;
};

/** The part of a full-time equivalent that a person works: all hours of the days, by the full-time hours of as many days. */
export interface RosterRate {
  readonly minutes: number;
  readonly fullMinutes: number;
  /** In hundredths, at most 1: an employee has no more. */
  readonly rate: number;
  readonly isOver: boolean;
}

/** The rate of a person; `minutesOf` are those of each code, `week` the minutes of the full-time week. */
export const rosterRate = (
  { codes }: Pick<RosterPerson, 'codes'>,
  minutesOf: ReadonlyMap<string, number>,
  week: number,
  days: number,
): RosterRate => {
  const minutes = codes.reduce((sum, code) => sum + (minutesOf.get(code) ?? 0), 0);
  const hundredths = Math.round((100 * 7 * minutes) / (week * days));
  return {
    minutes,
    fullMinutes: Math.round((week * days) / 7),
    rate: Math.min(hundredths, 100) / 100,
    isOver: hundredths > 100,
  };
};

/** A row of Personal that a roster gives; `number` is that of the roster. */
export interface RosterStaff {
  readonly number: number;
  readonly area: string;
  readonly unit: string;
  readonly category: string;
  readonly name: string;
  /** As it was computed or typed. */
  readonly workRate: string;
  readonly start: Day;
}

/** The sheet Personal with these rows, each in the row that it has in the roster. */
export const staffSheet = (rows: readonly RosterStaff[]): FileSheet => {
  const { title, columns } = workbookColumns.staff;
  const keys = ['area', 'unit', 'category', 'name', 'workRate', 'start'] as const;
  const heads = keys.map((key) => columns.find((column) => column.key === key)?.title ?? '');
  const last = rows.reduce((most, { number }) => Math.max(most, number), 1);
  const data: unknown[][] = Array.from({ length: last }, () => keys.map(() => null));
  data[0] = heads;
  for (const row of rows) data[row.number - 1] = keys.map((key) => row[key]);
  return { sheet: title, data };
};
