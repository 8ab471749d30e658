import { round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import type { Shade } from '#web/kit/ui/figures/shade.ts';
import type { Cell, MapRow } from './rows.ts';

/** The classes of a risk, the least first; each holds up to its percent, the last one all that is more. */
export const riskShades = ['zero', 'n1', 'n2', 'n3'] as const satisfies readonly Shade[];
const limits = [10, 25, 50];

const percentOf = (risk: number): number => round(risk * 100, 0);

/** Returns the class of a risk as it is shown, in whole percent. */
export const riskShadeOf = (risk: number): Shade =>
  riskShades[limits.filter((limit) => percentOf(risk) > limit).length] ?? 'n3';

const UNKNOWN = '–';

const cellOf = (cell: Cell, monday: Day): Cell => {
  const { receipt, week } = cell;
  if (receipt === undefined) return cell;
  // A past week is known: it has no risk.
  if (week.start < monday) return { ...cell, hides: [], shade: 'zero', risk: '' };
  const risk = receipt.risk ?? null;
  if (risk === null) return { ...cell, hides: [], shade: cell.shown === null ? 'none' : 'zero', risk: UNKNOWN };
  return { ...cell, hides: [], shade: riskShadeOf(risk), risk: formatNumber(percentOf(risk)) };
};

/** The rows of a map with the risk of a shortage in place of the difference, from the Monday on; risks are never added or averaged. */
export const riskRows = (rows: readonly MapRow[], monday: Day): readonly MapRow[] =>
  rows.map(({ meanShare: _, ...row }) => ({
    ...row,
    mean: null,
    cells: row.cells.map((cell) => cellOf(cell, monday)),
  }));
