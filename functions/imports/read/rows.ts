import type { AbsenceKind } from '#shared/model/absence.ts';
import type { HoursField, ImportKind, PersonnelField } from '#shared/model/importMapping.ts';
import type { RemarkCode } from '#shared/model/importRemarks.ts';
import type { Day } from '#shared/time/day.ts';
import type { NumberStyle } from './numberStyle.ts';
import {
  absenceOf,
  CellFault,
  dayOf,
  endOf,
  hoursOf,
  identifierOf,
  maybeTextOf,
  monthOf,
  nameOf,
  personName,
  type RateStyle,
  rateOf,
  yesOf,
} from './values.ts';

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
  /** Why the person is away on these days; null for nothing said, left out where the file has no such column. */
  readonly absence?: AbsenceKind | null;
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

/** What is to be said about a line; `unit` is the identifier that the line has, empty where it has none that can be told. */
export interface RowRemark {
  readonly line: number;
  readonly unit: string;
  readonly column: string;
  readonly value: string;
  readonly code: RemarkCode;
  /** The employee number of a faulty line about staff; empty where it cannot be read. */
  readonly number?: string;
}

/** The cells of a row by what they hold. */
export type Cells<Field extends string> = Readonly<Record<Field, string>>;

/** What all values of a column say about how each of them is written. */
export interface ColumnStyle {
  readonly hours: NumberStyle;
  readonly rates: RateStyle;
}

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

const personnelRow = (
  line: number,
  read: Reader<PersonnelField>,
  style: ColumnStyle,
  has: (field: PersonnelField) => boolean,
): PersonnelRow => {
  const start = read('start', dayOf);
  const rate = read('rate', (cell) => rateOf(cell, style.rates));
  return {
    line,
    unit: read('unit', identifierOf),
    number: read('number', identifierOf),
    name: personName(read('name', nameOf)),
    category: read('category', nameOf),
    rate,
    start,
    end: read('end', (cell) => {
      const end = endOf(cell);
      if (end !== null && end < start) throw new CellFault('endBeforeStart');
      return end;
    }),
    fillIn: read('fillIn', yesOf),
    ...(has('absence') && {
      absence: read('absence', (cell) => {
        const absence = absenceOf(cell);
        if (absence && rate === 0) throw new CellFault('absenceRate');
        return absence;
      }),
    }),
  };
};

const hoursRow = (line: number, read: Reader<HoursField>, style: ColumnStyle): HoursRow => ({
  line,
  unit: read('unit', identifierOf),
  ...read('period', monthOf),
  activity: read('activity', (cell) => maybeTextOf(cell, 100)),
  payKind: read('payKind', (cell) => maybeTextOf(cell, 100)),
  parts: read('hours', (cell) => hoursOf(cell, style.hours)),
});

const rowOf = {
  personnel: personnelRow,
  hours: hoursRow,
};

/** An identifier, of a unit or an employee; empty where it cannot be read. */
export const identifierIn = (cell: string): string => {
  try {
    return identifierOf(cell);
  } catch (cause) {
    if (!(cause instanceof CellFault)) throw cause;
    return '';
  }
};

/** Reads the cells of a row. Returns the row, or what is wrong with it. */
export const readRow = <Kind extends ImportKind>(
  kind: Kind,
  line: number,
  cells: Cells<string> & { readonly unit: string },
  columns: Columns<string>,
  style: ColumnStyle,
): { readonly row: RowsOf[Kind] } | { readonly fault: RowRemark } => {
  try {
    const has = (field: string) => cells[field] !== undefined;
    return { row: rowOf[kind](line, readerOf(cells, columns) as Reader<string>, style, has) as RowsOf[Kind] };
  } catch (cause) {
    if (!(cause instanceof FaultAt)) throw cause;
    const { unit, number } = cells;
    return {
      fault: {
        ...cause.remark,
        line,
        unit: identifierIn(unit),
        ...(number !== undefined && { number: identifierIn(number) }),
      },
    };
  }
};
