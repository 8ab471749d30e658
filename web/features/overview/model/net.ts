import type { Day } from '#shared/time/day.ts';
import { thisMonday } from '../useView.ts';
import type { Cell, MapRow } from './rows.ts';

/** Whether a week's figures may be net: this one or a later one, of which some absence is assumed. */
export const isNetWeek = ({ week, receipt }: Cell): boolean =>
  week.start >= thisMonday() && receipt?.netSupply !== undefined;

/** The rows of a map with the weeks before the Monday, which have no net figures, without colour. */
export const plainBefore = (rows: readonly MapRow[], monday: Day): readonly MapRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.week.start < monday ? { ...cell, isPlain: true } : cell)),
  }));
