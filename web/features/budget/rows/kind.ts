import type * as z from 'zod';
import type { Fault, FaultCode } from '#shared/model/faults.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { SheetColumn, Texts } from '#web/kit/ui/sheet/column.ts';
import type { BudgetRow, Lock, TypedRow } from './row.ts';

/** One kind of rows that the Budget tab edits: periods of services or hours, or stencils. Keep its identity between renders. */
export interface RowKind<Stored extends Stamp, Body> {
  readonly columns: readonly SheetColumn<BudgetRow<Stored>>[];
  /** The saved texts, by column. */
  readonly textsOf: (stored: Stored) => Texts;
  readonly lockOf: (stored: Stored) => Lock | undefined;
  /** The whole entity as the schema reads it: numbers as numbers, an unreadable text as it is, for the schema to refuse. */
  readonly bodyOf: (texts: Texts, stored: Stored | undefined) => object;
  readonly schemaOf: (stored: Stored | undefined) => z.ZodType<Body>;
  /** What the rules beside the schema refuse of one row, by column. */
  readonly judge: (texts: Texts, stored: Stored | undefined) => Readonly<Record<string, Fault>>;
  /** What the rows refuse of each other, by row id. */
  readonly clashesIn: (rows: readonly TypedRow<Stored>[]) => ReadonlyMap<string, Clash>;
  /** The ids of the changed rows in an order in which they can be saved one by one. */
  readonly orderOf: (rows: readonly TypedRow<Stored>[]) => readonly string[];
}

/** A fault between rows: the column at which it is shown. */
export interface Clash {
  readonly column: string;
  readonly code: FaultCode;
}
