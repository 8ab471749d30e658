import * as z from 'zod';
import { type Fault, faultsOf } from '#shared/model/faults.ts';
import { name } from '#shared/model/fields.ts';
import {
  AccountRow,
  BedRow,
  BudgetRow,
  CategoryRow,
  DemandRow,
  mostWorkbookRows,
  StaffRow,
  StencilRow,
  UnitRow,
  type WorkbookRow,
  type WorkbookSheet,
  workbookSheets,
} from '#shared/model/workbook.ts';
import { comparable } from '#shared/text/names.ts';
import { cellText, readCell } from './cells.ts';
import { aboutSheet, exampleMark, templateVersion, type WorkbookColumn, workbookColumns } from './columns.ts';

/** A sheet of the file: its cells by row and column, without gaps. */
export interface FileSheet {
  readonly sheet: string;
  readonly data: readonly (readonly unknown[])[];
  /** Whether its numbers of days count from 1904, as the file says. */
  readonly is1904?: boolean;
}

/** A column of a sheet that was recognised by its head, and the letter of the file's column. */
interface FoundColumn extends WorkbookColumn {
  readonly index: number;
  readonly letter: string;
  /** Another column has the same head: which of the two is meant, nobody can tell, and no row is read. */
  readonly isTwice: boolean;
}

/** A row as it is written, and read; `value` is undefined exactly when there are faults, which stand at the column's key. */
export interface ReadRow {
  /** As the file counts, from 1. */
  readonly number: number;
  readonly texts: Readonly<Record<string, string>>;
  /** Undefined: the row does not say. */
  readonly area: string | undefined;
  readonly unit: string;
  readonly value: WorkbookRow | AccountRow | undefined;
  readonly faults: Readonly<Record<string, Fault>>;
}

export interface ReadSheet {
  readonly id: WorkbookSheet;
  readonly columns: readonly FoundColumn[];
  /** The titles of columns that a row needs and that the sheet lacks; then no row is read. */
  readonly missing: readonly string[];
  readonly rows: readonly ReadRow[];
}

export interface ReadWorkbook {
  readonly sheets: readonly ReadSheet[];
  /** The names of sheets that are not read. */
  readonly unknown: readonly string[];
}

/** Why a whole file is not read. */
export type FileRefusal = 'otherVersion' | 'noSheet' | 'tooManyRows';

/** The letters of a column: A, B … Z, AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Of a sheet whose rows may leave the area out. */
const ofUnit = z.object({ area: name().optional(), unit: name() });
const schemas = {
  units: z.object({ area: name(), unit: name(), ...UnitRow.shape }),
  categories: ofUnit.and(CategoryRow),
  staff: ofUnit.and(StaffRow),
  demand: ofUnit.and(DemandRow),
  beds: ofUnit.and(BedRow),
  budget: ofUnit.and(BudgetRow),
  stencils: ofUnit.and(StencilRow),
  accounts: z.object({ area: name().optional(), unit: name().optional(), ...AccountRow.shape }),
} as const;

/** The head may stand below a title. */
const headWithin = 10;

const foundColumns = (id: WorkbookSheet, data: FileSheet['data']) => {
  const { columns } = workbookColumns[id];
  const titles = new Set(columns.map(({ title }) => comparable(title)));
  const known = (cells: FileSheet['data'][number]) =>
    cells.filter((cell) => titles.has(comparable(cellText(cell)))).length;
  const candidates = data.slice(0, headWithin).map(known);
  const head = candidates.indexOf(Math.max(0, ...candidates));
  const heads = (data[head] ?? []).map((cell) => comparable(cellText(cell)));
  const found = columns.flatMap((column): FoundColumn[] => {
    const index = heads.indexOf(comparable(column.title));
    const isTwice = heads.lastIndexOf(comparable(column.title)) !== index;
    return index < 0 ? [] : [{ ...column, index, letter: columnLetter(index), isTwice }];
  });
  const missing = columns
    .filter(({ key, required }) => required && !found.some((column) => column.key === key))
    .map(({ title }) => title);
  return { head, found, missing };
};

const readRow = (
  id: WorkbookSheet,
  columns: readonly FoundColumn[],
  cells: FileSheet['data'][number],
  number: number,
  is1904: boolean | undefined,
): ReadRow => {
  const fields: Record<string, unknown> = {};
  const faults: Record<string, Fault> = {};
  const texts: Record<string, string> = {};
  for (const column of columns) {
    const cell = cells[column.index];
    texts[column.key] = cellText(cell);
    const read = readCell(cell, column, is1904);
    if (column.isTwice) faults[column.key] = { code: 'columnTwice', name: column.title };
    else if ('fault' in read) faults[column.key] = read.fault;
    else Object.assign(fields, read.fields);
  }
  const judged = schemas[id].safeParse({ sheet: id, ...fields }, { reportInput: true });
  const { area, unit = '', ...value } = (judged.data ?? fields) as { area?: string; unit?: string };
  const all = { ...(judged.success ? {} : atColumns(columns, faultsOf(judged.error.issues))), ...faults };
  return {
    number,
    texts,
    area,
    unit,
    value: Object.keys(all).length === 0 ? (value as NonNullable<ReadRow['value']>) : undefined,
    faults: all,
  };
};

/** The faults at the keys of the columns: those of minutes stand at their hours, and what no column has at the first one. */
export const atColumns = (
  columns: readonly WorkbookColumn[],
  faults: Readonly<Record<string, Fault>>,
): Readonly<Record<string, Fault>> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => {
      const column = columns.find(({ key, minutes }) => key === field || minutes === field);
      return [column?.key ?? columns.find(({ required }) => required)?.key ?? field, fault];
    }),
  );

const readSheet = (id: WorkbookSheet, { data, is1904 }: FileSheet): ReadSheet => {
  const { head, found, missing } = foundColumns(id, data);
  if (missing.length > 0) return { id, columns: found, missing, rows: [] };
  const rows = data.flatMap((cells, index) => {
    if (index <= head || found.every((column) => cellText(cells[column.index]) === '')) return [];
    if (cellText(cells.find((cell) => cellText(cell) !== '')).startsWith(exampleMark)) return [];
    return [readRow(id, found, cells, index + 1, is1904)];
  });
  return { id, columns: found, missing, rows };
};

const isOtherVersion = (about: FileSheet | undefined): boolean => {
  const version = about?.data.find(([head]) => cellText(head) === aboutSheet.version)?.[1];
  return version !== undefined && cellText(version) !== templateVersion;
};

/** Reads the sheets of a workbook: known ones by their names, columns by their heads, each row by the schema of its endpoint. */
export const readWorkbook = (file: readonly FileSheet[]): ReadWorkbook | FileRefusal => {
  const named = (title: string) => file.find(({ sheet }) => comparable(sheet) === comparable(title));
  if (isOtherVersion(named(aboutSheet.title))) return 'otherVersion';
  const sheets = workbookSheets.flatMap((id) => {
    const sheet = named(workbookColumns[id].title);
    return sheet ? [readSheet(id, sheet)] : [];
  });
  if (sheets.length === 0) return 'noSheet';
  if (sheets.reduce((sum, { rows }) => sum + rows.length, 0) > mostWorkbookRows) return 'tooManyRows';
  const titles = new Set([aboutSheet.title, ...workbookSheets.map((id) => workbookColumns[id].title)].map(comparable));
  return { sheets, unknown: file.map(({ sheet }) => sheet).filter((title) => !titles.has(comparable(title))) };
};
