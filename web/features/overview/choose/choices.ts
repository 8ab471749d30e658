import { isShort } from '#shared/calculation/index.ts';
import { comparable } from '#shared/text/names.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { isEmptyUnit } from '../model/outline.ts';
import type { Cell, MapRow } from '../model/rows.ts';

/** In which order units are offered: by their worst coming week, or as in the place. */
export const orders = ['short', 'name'] as const;
export type Order = (typeof orders)[number];

/** A unit to choose, with what tells where work is needed. */
export interface UnitChoice {
  readonly unit: Place;
  /** This week. */
  readonly now: Cell | undefined;
  /** The weeks after this one. */
  readonly coming: readonly Cell[];
  /** The least difference of the coming weeks, the earliest of equals; undefined without any demand. */
  readonly worst: Cell | undefined;
  /** Number of coming weeks that are short. */
  readonly shortWeeks: number;
  /** The first of all weeks whose demand is not whole. */
  readonly lacking: Cell | undefined;
}

/** An area with those of its units that are offered. */
export interface AreaChoices {
  readonly area: Place | undefined;
  /** The difference of the area's units this week, with one decimal; null while it or the demand is not known. */
  readonly now: number | null;
  readonly units: readonly UnitChoice[];
}

const leastOf = (cells: readonly Cell[]): Cell | undefined =>
  cells.reduce<Cell | undefined>(
    (least, cell) => (cell.shown !== null && cell.shown < (least?.shown ?? Number.POSITIVE_INFINITY) ? cell : least),
    undefined,
  );

const choiceOf = (row: MapRow, unit: Place): UnitChoice => {
  const [now, ...coming] = row.cells;
  const lacks = ({ receipt, partly }: Cell) => receipt !== undefined && (receipt.demand === null || partly);
  return {
    unit,
    now,
    coming,
    worst: leastOf(coming),
    shortWeeks: coming.filter(({ shown }) => isShort(shown)).length,
    lacking: isEmptyUnit(row) ? undefined : row.cells.find(lacks),
  };
};

const worstFigure = ({ worst }: UnitChoice): number => worst?.shown ?? Number.POSITIVE_INFINITY;
const byWorst = (a: UnitChoice, b: UnitChoice): number => {
  const [left, right] = [worstFigure(a), worstFigure(b)];
  return left === right ? 0 : left - right;
};

/**
 * The units of the map's rows by area: those whose name, short name or area has the searched text, letter case and accents aside. By
 * shortage the areas come in the order of their worst unit. The first week of the rows is this one.
 */
export const choicesOf = (rows: readonly MapRow[], order: Order, searched: string): readonly AreaChoices[] => {
  const wanted = comparable(searched);
  const units = rows.flatMap((row) => (row.kind === 'unit' && row.place ? [choiceOf(row, row.place)] : []));
  const found = units.filter(({ unit: { name, shortName, parent } }) =>
    [name, shortName, parent?.name].some((text) => comparable(text ?? '').includes(wanted)),
  );
  const areas = [...new Set(found.map(({ unit }) => unit.parent))].map((area): AreaChoices => {
    const sum = rows.find(({ key }) => key === area?.id) ?? rows.find(({ kind }) => kind === 'total');
    const own = found.filter(({ unit }) => unit.parent === area);
    return {
      area,
      now: sum?.cells[0]?.shown ?? null,
      units: order === 'short' ? own.toSorted(byWorst) : own,
    };
  });
  return order === 'short' ? areas.toSorted((a, b) => byWorst(a.units[0]!, b.units[0]!)) : areas;
};
