import Papa from 'papaparse';
import * as z from 'zod';
import { day } from '#shared/model/fields.ts';
import { type Month, monthOf } from './month.ts';

/** Worked or wanted hours of a month, by the shift they belong to. */
export interface ShiftHours {
  readonly day: number;
  readonly night: number;
}

/** What one kind of staff was planned to work in a month, and what it worked. */
export interface StaffHours {
  readonly planned: ShiftHours;
  readonly actual: ShiftHours;
}

/** One line of the file. */
export interface WardRow {
  readonly line: number;
  readonly ward: string;
  readonly division: string;
  readonly month: Month;
  readonly registered: StaffHours;
  readonly unregistered: StaffHours;
  /** Patients counted at midnight, summed over the month. */
  readonly patients: number;
  /** Midnights that were not counted. */
  readonly missingCounts: number;
}

/** A line that cannot be read; which month of which ward it would have been, as far as that can be read. */
export interface BrokenRow {
  readonly line: number;
  readonly ward: string;
  readonly month: Month | undefined;
  /** In Swedish, by column. */
  readonly why: string;
}

/** What a file holds. */
export interface WardRows {
  readonly rows: readonly WardRow[];
  readonly broken: readonly BrokenRow[];
}

/** The file cannot be read at all; one Swedish line for the person at the terminal. */
export class NotWardFile extends Error {
  override readonly name = 'NotWardFile';
}

const name = z.string().trim().min(1, 'saknas').max(100, 'är längre än 100 tecken').normalize();

/** Thousands commas, decimal point; blank is no number. */
const amount = z
  .string()
  .trim()
  .regex(/^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/, 'är inget tal')
  .transform((text) => Number(text.replaceAll(',', '')));

const month = z
  .string()
  .trim()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, 'är ingen månad (dd/mm/åååå)')
  .transform((text) => text.split('/').reverse().join('-'))
  .refine((text) => day.safeParse(text).success, 'är ingen dag i kalendern')
  .transform((text) => monthOf(day.parse(text)));

const Line = z.object({
  Name: name,
  Division: name,
  Month: month,
  'Day Reg Planned Hrs': amount,
  'Day Reg Actual Hrs': amount,
  'Day Unreg Planned Hrs': amount,
  'Day Unreg Actual Hrs': amount,
  'Night Reg Planned Hrs': amount,
  'Night Reg Actual Hrs': amount,
  'Night Unreg Planned Hrs': amount,
  'Night Unreg Actual Hrs': amount,
  'Patient Count At Midnight': amount,
  'Missing Census Count': z
    .literal('-')
    .transform(() => 0)
    .or(amount),
});
const columns = Object.keys(Line.shape);

const rowOf = (line: number, fields: z.output<typeof Line>): WardRow => ({
  line,
  ward: fields.Name,
  division: fields.Division,
  month: fields.Month,
  registered: {
    planned: { day: fields['Day Reg Planned Hrs'], night: fields['Night Reg Planned Hrs'] },
    actual: { day: fields['Day Reg Actual Hrs'], night: fields['Night Reg Actual Hrs'] },
  },
  unregistered: {
    planned: { day: fields['Day Unreg Planned Hrs'], night: fields['Night Unreg Planned Hrs'] },
    actual: { day: fields['Day Unreg Actual Hrs'], night: fields['Night Unreg Actual Hrs'] },
  },
  patients: fields['Patient Count At Midnight'],
  missingCounts: fields['Missing Census Count'],
});

const cellsOf = (line: string): readonly string[] | undefined => {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter: ',' });
  return errors.length > 0 ? undefined : data[0];
};

const broken = (line: number, cells: Readonly<Record<string, string>>, why: string): BrokenRow => ({
  line,
  ward: (cells.Name ?? '').trim(),
  month: month.safeParse(cells.Month).data,
  why,
});

/**
 * The rows of a file, each line read by itself, so that an open quote breaks no line but its own.
 * @throws NotWardFile when columns are missing.
 */
export const readRows = (text: string): WardRows => {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = (cellsOf(first) ?? []).map((cell) => cell.trim());
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new NotWardFile(`Filen saknar ${missing.map((column) => `”${column}”`).join(', ')}.`);

  const read = (content: string, line: number): WardRow | BrokenRow => {
    const cells = cellsOf(content);
    const named = Object.fromEntries(header.map((column, index) => [column, cells?.[index] ?? '']));
    if (cells?.length !== header.length) return broken(line, named, `har inte ${header.length} fält`);
    const { data, error } = Line.safeParse(named);
    if (data) return rowOf(line, data);
    const faults = error.issues.map(({ path, message }) => {
      const column = String(path[0]);
      return `${column} ${message}: ”${named[column]}”`;
    });
    return broken(line, named, faults.join('; '));
  };

  const all = lines.flatMap((content, index) => (content.trim() === '' ? [] : [read(content, index + 2)]));
  return {
    rows: all.filter((row): row is WardRow => !('why' in row)),
    broken: all.filter((row): row is BrokenRow => 'why' in row),
  };
};
