import type { Stamp } from '#shared/model/fields.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';

/**
 * Why a row is closed, in whole or in part: `linked` to a basis, which some accounts may correct (`correctable`), `old` or `startOld` by the 10-week limit, a stencil of the
 * current or a past `year`.
 */
export type Lock = 'linked' | 'correctable' | 'old' | 'startOld' | 'year';

/** A row of a budget sheet: what is stored, or a new one that is empty until something is typed. */
export interface BudgetRow<Stored> extends SheetRow {
  readonly stored: Stored | undefined;
  readonly lock: Lock | undefined;
}

/** A row with its texts as they are typed. */
export interface TypedRow<Stored> {
  readonly id: string;
  readonly stored: Stored | undefined;
  readonly texts: Texts;
  /** Whether something in it is not saved. */
  readonly changed: boolean;
}

const NEW = 'new-';

/** The id of the new row with the number, counted from 1. */
const newId = (number: number): string => `${NEW}${number}`;

const numberOf = (id: string): number => (id.startsWith(NEW) ? Number(id.slice(NEW.length)) : 0);

/** How many rows for new entities a sheet shows: all up to the last one typed in, one empty row, and `extra` more. */
export const newRowCount = (draft: Draft, extra: number): number =>
  Math.max(0, ...Object.keys(draft).map(numberOf)) + 1 + extra;

/** The first `count` rows for new entities. */
export const newRows = (count: number): readonly BudgetRow<never>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(index + 1),
    texts: {},
    stored: undefined,
    lock: undefined,
  }));

/** The rows of what is stored, in its order. */
export const storedRows = <Stored extends Stamp>(
  stored: readonly Stored[],
  { textsOf, lockOf }: { textsOf: (one: Stored) => Texts; lockOf: (one: Stored) => Lock | undefined },
): readonly BudgetRow<Stored>[] =>
  stored.map((one) => ({ id: one.id, texts: textsOf(one), stored: one, lock: lockOf(one) }));

/** The rows as they are typed, without new rows in which nothing is typed. */
export const typedRows = <Stored>(rows: readonly BudgetRow<Stored>[], draft: Draft): readonly TypedRow<Stored>[] =>
  rows
    .map(({ id, stored, texts }) => ({
      id,
      stored,
      texts: { ...texts, ...draft[id] },
      changed: draft[id] !== undefined,
    }))
    .filter(({ stored, changed }) => stored !== undefined || changed);
