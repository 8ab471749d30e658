import { isShort } from '#shared/calculation/index.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, type Week } from '#shared/time/week.ts';
import { isLeaf } from './outline.ts';
import type { Cell, MapRow } from './rows.ts';

/** A cell of the map by its row and the week's Monday. */
export interface CellRef {
  readonly row: string;
  readonly week: Day;
}

/** A cell with its row. */
export interface Found {
  readonly row: MapRow;
  readonly cell: Cell;
}

/** A number of rows, and the first or worst cell among them. */
interface Count {
  readonly count: number;
  readonly of: number;
  readonly at: Found | undefined;
}

/** The four facts: this week, the worst week ahead, the rows that are short soon, the rows without demand. */
export interface Facts {
  readonly now: Found | undefined;
  readonly worst: Found | undefined;
  readonly soon: Count;
  readonly missing: Count;
}

const SOON = 4;

const cellsOf = (rows: readonly MapRow[], take: (cell: Cell) => boolean): readonly Found[] =>
  rows.flatMap((row) => row.cells.filter(take).map((cell) => ({ row, cell })));

/** The cell with the smallest figure below 0; the earliest of equals. */
const worstOf = (found: readonly Found[]): Found | undefined =>
  found
    .filter(({ cell }) => (cell.shown ?? 0) < 0)
    .reduce<Found | undefined>(
      (worst, each) =>
        worst === undefined ||
        each.cell.shown! < worst.cell.shown! ||
        (each.cell.shown === worst.cell.shown && each.cell.week.start < worst.cell.week.start)
          ? each
          : worst,
      undefined,
    );

const earliest = (found: readonly Found[]): Found | undefined =>
  [...found].sort((a, b) => (a.cell.week.start < b.cell.week.start ? -1 : 1))[0];

const rowsIn = (found: readonly Found[]): number => new Set(found.map(({ row }) => row.key)).size;

const lacksDemand = ({ receipt, partly }: Cell): boolean =>
  receipt !== undefined && (receipt.demand === null || partly);

const isEmptyUnit = ({ kind, place }: MapRow): boolean => kind === 'unit' && place?.children.length === 0;

const from =
  (first: string, last = '9999') =>
  ({ week }: Cell): boolean =>
    week.start >= first && week.start <= last;

/** Returns the four facts over the map, from the rows that are not sums; `today`: any day of this week. */
export const factsOf = (rows: readonly MapRow[], today: Day): Facts => {
  const monday = mondayOf(today);
  const own = rows.filter(isLeaf);
  const ahead = cellsOf(own, from(monday));
  const soon = cellsOf(own, from(addDays(monday, 7), addDays(monday, 7 * SOON))).filter(({ cell }) =>
    isShort(cell.shown),
  );
  const missing = ahead.filter(({ row, cell }) => lacksDemand(cell) && !isEmptyUnit(row));
  return {
    now: cellsOf(
      rows.filter(({ kind }) => kind === 'total'),
      from(monday, monday),
    )[0],
    worst: worstOf(ahead),
    soon: { count: rowsIn(soon), of: own.length, at: worstOf(soon) },
    missing: { count: rowsIn(missing), of: own.length, at: earliest(missing) },
  };
};

const nearest = (weeks: readonly Week[], today: Day): Week | undefined =>
  weeks.find(({ start }) => start >= mondayOf(today)) ?? weeks.at(-1);

/**
 * Returns the cell selected when the address names none: the worst ahead (of the row `preferred`, when given), else the first
 * week ahead.
 */
export const defaultCell = (rows: readonly MapRow[], today: Day, preferred?: string): CellRef | undefined => {
  const wanted = rows.filter(({ key }) => key === preferred);
  const own = wanted.length > 0 ? wanted : rows.filter(isLeaf);
  const worst = worstOf(cellsOf(own, from(mondayOf(today))));
  if (worst) return { row: worst.row.key, week: worst.cell.week.start };
  const row = wanted[0] ?? rows.at(-1);
  const week =
    row &&
    nearest(
      row.cells.map((cell) => cell.week),
      today,
    );
  return row && week && { row: row.key, week: week.start };
};

/** Returns the cell of a reference; undefined when it is not in the map. */
export const findCell = (rows: readonly MapRow[], ref: CellRef | undefined): Found | undefined => {
  const row = rows.find(({ key }) => key === ref?.row);
  const cell = row?.cells.find(({ week }) => week.start === ref?.week);
  return row && cell && { row, cell };
};
