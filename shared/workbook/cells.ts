import type { Fault } from '#shared/model/faults.ts';
import { parseMinutes } from '#shared/quantity/minutes.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { comparable } from '#shared/text/names.ts';
import { isNoValue } from '#shared/text/noValue.ts';
import { unguarded } from '#shared/text/safeCell.ts';
import { addDays, type Day, dayNumber, isDay, noEnd } from '#shared/time/day.ts';
import { mondayOfWeek } from '#shared/time/week.ts';
import type { WorkbookColumn } from './columns.ts';

/** A cell with something in it, as the reader of workbooks answers it: of a formula its value, of a date midnight in UTC. */
type SheetCell = string | number | boolean | Date;

/** Stands for a cell under a merged one: the file keeps no value for it, and an empty cell would keep what is stored. */
export const coveredCell: unique symbol = Symbol('covered');

const isCell = (cell: unknown): cell is SheetCell =>
  ['string', 'number', 'boolean'].includes(typeof cell) || (cell instanceof Date && !Number.isNaN(cell.getTime()));

/** The fields that a cell fills, none where it is empty, or what is wrong with it. */
export type ReadCell = { readonly fields: Readonly<Record<string, unknown>> } | { readonly fault: Fault };

const none: ReadCell = { fields: {} };
const fault = (code: Fault['code']): ReadCell => ({ fault: { code } });

const msPerDay = 86_400_000;
/** The day that spreadsheet programs count from, and the days by which the other count, from 1904, is behind. */
const firstDay = dayNumber('1899-12-30');
const behind1904 = 1462;
/** Serial numbers that are read as days where a cell has no format of dates: 1954 to 2173. */
const [firstSerial, lastSerial] = [20_000, 100_000];

/** The cell as text, as a person would write it. */
export const cellText = (cell: unknown): string => {
  if (!isCell(cell)) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nej';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : unguarded(cell.trim());
};

const yes = new Set(['ja', 'j', 'x', '1', 'yes', 'sant']);
const no = new Set(['nej', 'n', '0', 'no', 'falskt']);
const open = new Set(['tills vidare', 'tillsvidare', 'tillsv.', 'until further notice']);
const week = /^(?:(?<first>\d{4})[- ]*)?v(?<week>\d{1,2})(?: +(?<last>\d{4}))?$/i;

/** The day of a cell, of a week its Monday, or its Sunday where the cell is an end; undefined where it is none. */
export const dayOf = (cell: unknown, isEnd: boolean, is1904: boolean): Day | undefined => {
  if (typeof cell === 'number') {
    const serial = Math.floor(cell) + (is1904 ? behind1904 : 0);
    return serial >= firstSerial && serial <= lastSerial ? addDays('1899-12-30', serial) : undefined;
  }
  const text = cellText(cell);
  if (isDay(text)) return text;
  const parts = week.exec(text)?.groups;
  const year = parts?.first ?? parts?.last;
  const monday = parts && year !== undefined ? mondayOfWeek(Number(year), Number(parts.week)) : null;
  return monday === null ? undefined : isEnd ? addDays(monday, 6) : monday;
};

/** The minutes of a length: `7:30`, `7,5`, a number of hours or a formatted time; null where it is none. */
export const minutesOfCell = (cell: SheetCell): number | null => {
  if (cell instanceof Date) {
    const days = cell.getTime() / msPerDay - firstDay;
    return Math.round((days >= behind1904 ? days - behind1904 : days) * 1440);
  }
  if (typeof cell === 'number') return Math.round(cell * 60);
  const text = cellText(cell);
  const hours = /[,]/.test(text) ? parseDecimal(text) : null;
  return hours === null ? parseMinutes(text) : Math.round(hours * 60);
};

const numberCell = (cell: SheetCell, key: string, otherwise: Fault['code']): ReadCell => {
  const value = typeof cell === 'number' ? cell : parseDecimal(cellText(cell));
  return value === null ? fault(otherwise) : { fields: { [key]: value } };
};

const minutesCell =
  (otherwise: Fault['code']) =>
  (cell: SheetCell, { key, minutes: minutesKey = '' }: WorkbookColumn): ReadCell => {
    const minutes = minutesOfCell(cell);
    if (minutes === null || minutes < 0) return fault(otherwise);
    return { fields: { [key]: Math.floor(minutes / 60), [minutesKey]: minutes % 60 } };
  };

const readers: Readonly<
  Record<WorkbookColumn['kind'], (cell: SheetCell, column: WorkbookColumn, is1904: boolean) => ReadCell>
> = {
  name: (cell, { key }) => ({ fields: { [key]: cellText(cell) } }),
  yesNo: (cell, { key }) => {
    const text = comparable(cellText(cell));
    return yes.has(text) ? { fields: { [key]: true } } : no.has(text) ? { fields: { [key]: false } } : fault('yesNo');
  },
  start: (cell, { key }, is1904) => {
    const day = dayOf(cell, false, is1904);
    return day === undefined ? fault('day') : { fields: { [key]: day } };
  },
  end: (cell, { key }, is1904) => {
    if (open.has(comparable(cellText(cell)))) return { fields: { [key]: null } };
    const day = dayOf(cell, true, is1904);
    return day === undefined ? fault('day') : { fields: { [key]: day >= noEnd ? null : day } };
  },
  duration: minutesCell('duration'),
  clock: minutesCell('clock'),
  withinDay: minutesCell('withinDay'),
  whole: (cell, { key }) => numberCell(cell, key, 'whole'),
  decimal: (cell, { key }) => numberCell(cell, key, 'number'),
  demand: (cell, { key }) => ({ fields: { [key]: cellText(cell) } }),
  choice: (cell, { key, choices = {} }) => {
    const text = comparable(cellText(cell));
    const chosen = Object.entries(choices).find(([title]) => comparable(title) === text);
    return chosen ? { fields: { [key]: chosen[1] } } : fault('choice');
  },
};

/** Reads a cell of a column; `is1904`: numbers are days from 1904, as the file says. */
export const readCell = (cell: unknown, column: WorkbookColumn, is1904 = false): ReadCell => {
  if (cell === coveredCell) return fault('mergedCell');
  const text = cellText(cell);
  if (!isCell(cell) || text === '') return none;
  return isNoValue(text) ? fault('errorValue') : readers[column.kind](cell, column, is1904);
};
