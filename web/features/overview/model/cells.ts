import type { Day } from '#shared/time/day.ts';
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

/** The cells of some rows that `take` accepts. */
export const cellsOf = (rows: readonly MapRow[], take: (cell: Cell) => boolean): readonly Found[] =>
  rows.flatMap((row) => row.cells.filter(take).map((cell) => ({ row, cell })));

/** The cell with the smallest figure below 0; the earliest of equals. */
export const worstOf = (found: readonly Found[]): Found | undefined =>
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

const from =
  (first: string) =>
  ({ week }: Cell): boolean =>
    week.start >= first;

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
