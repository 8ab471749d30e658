import type { HoursField, ImportKind, PersonnelField } from '#shared/model/hrImport.ts';
import type { RemarkCode } from '#shared/model/importRemarks.ts';
import type { Day } from '#shared/time/day.ts';
import { CellFault, dayOf, endOf, hoursOf, monthOf, personName, rateOf, textOf, yesOf } from './values.ts';

/** A row of a personnel file: one employment with its rate (a part of 1) between two days. */
export interface PersonnelRow {
  readonly line: number;
  readonly unit: string;
  readonly number: string;
  readonly name: string;
  readonly category: string;
  readonly rate: number;
  readonly start: Day;
  readonly end: Day | null;
  readonly fillIn: boolean;
}

/** A row of a file of worked hours; `parts` are thirty-thousandths of an hour (values.ts). */
export interface HoursRow {
  readonly line: number;
  readonly unit: string;
  readonly year: number;
  readonly month: number;
  readonly activity: string;
  readonly payKind: string;
  readonly parts: number;
}

export interface RowsOf {
  readonly personnel: PersonnelRow;
  readonly hours: HoursRow;
}

/** What is to be said about a line; `unit` is the identifier that the line has, empty where it has none. */
export interface RowRemark {
  readonly line: number;
  readonly unit: string;
  readonly column: string;
  readonly value: string;
  readonly code: RemarkCode;
}

/** The cells of a row by what they hold. */
export type Cells<Field extends string> = Readonly<Record<Field, string>>;

/** The names of an organisation's columns. */
export type Columns<Field extends string> = Readonly<Record<Field, string>>;

/** Reads one cell; a fault is thrown with its column and value. */
type Reader<Field extends string> = <T>(field: Field, read: (cell: string) => T) => T;

class FaultAt extends Error {
  readonly remark: Pick<RowRemark, 'column' | 'value' | 'code'>;

  constructor(remark: Pick<RowRemark, 'column' | 'value' | 'code'>) {
    super(remark.code);
    this.remark = remark;
  }
}

const readerOf =
  <Field extends string>(cells: Cells<Field>, columns: Columns<Field>): Reader<Field> =>
  (field, read) => {
    try {
      return read(cells[field]);
    } catch (cause) {
      if (!(cause instanceof CellFault)) throw cause;
      throw new FaultAt({ column: columns[field], value: cells[field], code: cause.code });
    }
  };

const identifierOf = (cell: string) => textOf(cell, 50);

const personnelRow = (line: number, read: Reader<PersonnelField>): PersonnelRow => {
  const start = read('start', dayOf);
  return {
    line,
    unit: read('unit', identifierOf),
    number: read('number', identifierOf),
    name: personName(read('name', (cell) => textOf(cell, 100))),
    category: read('category', (cell) => textOf(cell, 100)),
    rate: read('rate', rateOf),
    start,
    end: read('end', (cell) => {
      const end = endOf(cell);
      if (end !== null && end < start) throw new CellFault('endBeforeStart');
      return end;
    }),
    fillIn: read('fillIn', yesOf),
  };
};

const hoursRow = (line: number, read: Reader<HoursField>): HoursRow => ({
  line,
  unit: read('unit', identifierOf),
  ...read('period', monthOf),
  activity: read('activity', (cell) => cell.trim()),
  payKind: read('payKind', (cell) => cell.trim()),
  parts: read('hours', hoursOf),
});

const rowOf = {
  personnel: personnelRow,
  hours: hoursRow,
};

/** Reads the cells of a row. Returns the row, or what is wrong with it. */
export const readRow = <Kind extends ImportKind>(
  kind: Kind,
  line: number,
  cells: Cells<string> & { readonly unit: string },
  columns: Columns<string>,
): { readonly row: RowsOf[Kind] } | { readonly fault: RowRemark } => {
  try {
    return { row: rowOf[kind](line, readerOf(cells, columns) as Reader<string>) as RowsOf[Kind] };
  } catch (cause) {
    if (!(cause instanceof FaultAt)) throw cause;
    return { fault: { ...cause.remark, line, unit: cells.unit.trim() } };
  }
};
