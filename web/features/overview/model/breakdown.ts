import type { SumReceipt, WeekReceipt } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { comparable } from '#shared/text/names.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { shadeOf, shownFigure, type Verdict, verdictOf } from '#web/kit/ui/figures/shade.ts';
import { flatten, type Place } from '#web/platform/navigation/place.ts';
import { isChosen, isLeaf, isOfUnits } from './outline.ts';
import type { Cell, MapRow } from './rows.ts';
import { type Source, unitSums } from './sources.ts';

/** One part of a cell's figure. */
export interface Part {
  readonly key: string;
  readonly name: string;
  /** Address of its plan or overview. */
  readonly place: Place | undefined;
  /** Undefined until it has come. */
  readonly receipt: PlacedReceipt | SumReceipt | undefined;
}

/** The requests for the parts of a row: none where the map holds them already. */
export const partSources = (row: MapRow, rows: readonly MapRow[]): readonly Source[] => {
  if (row.kind === 'unit' && row.place) return [{ place: row.place, by: 'category' }];
  const whole = rows.at(-1)?.place;
  return isOfUnits(row) && whole ? unitSums(whole, [row.key]) : [];
};

const inWeek = (row: MapRow, week: string) => row.cells.find((cell) => cell.week.start === week)?.receipt;

const partOfRow = (row: MapRow, week: string): Part => ({
  key: row.key,
  name: row.name,
  place: row.place,
  receipt: inWeek(row, week),
});

/** The receipts of a unit's categories that the cell of their sum adds up; undefined at the cell of one category. */
export const partsInWeek = (
  row: MapRow,
  rows: readonly MapRow[],
  { week }: Cell,
): readonly WeekReceipt[] | undefined =>
  row.kind === 'total' ? rows.filter(isLeaf).flatMap((each) => inWeek(each, week.start) ?? []) : undefined;

/** The units that have the category of a row of several units, each with the receipt of its sum. */
const byUnit = (row: MapRow, whole: Place, of: (unitId: string) => PlacedReceipt | undefined): Part[] =>
  flatten([whole])
    .filter(({ level, name }) => level === 'category' && comparable(name) === row.key)
    .flatMap((category) => {
      const unit = category.parent;
      return unit ? { key: category.id, name: unit.name, place: category, receipt: of(unit.id) } : [];
    });

/**
 * The parts of a row's cell: the categories of a unit, the units of an area, the areas, units or categories below the sum of
 * all, the units of a category of several units. `loaded` holds the answers to `partSources`.
 */
export const partsOf = (
  row: MapRow,
  rows: readonly MapRow[],
  week: string,
  chosen: ReadonlySet<string>,
  loaded: readonly PlacedReceipt[] | undefined,
): readonly Part[] => {
  const inThisWeek = loaded?.filter(({ start }) => start === week);
  if (row.kind === 'area') return rows.filter(({ within }) => within === row.key).map((each) => partOfRow(each, week));
  if (row.kind === 'total')
    return rows
      .filter(({ within, kind }) => within === undefined && kind !== 'total')
      .map((each) => partOfRow(each, week));
  const whole = rows.at(-1)?.place;
  if (row.kind === 'category')
    return isOfUnits(row) && whole ? byUnit(row, whole, (id) => inThisWeek?.find(({ unitId }) => unitId === id)) : [];
  return flatten(row.place?.children ?? [])
    .filter(({ name }) => isChosen(chosen, name))
    .map((category) => ({
      key: category.id,
      name: category.name,
      place: category,
      receipt: inThisWeek?.find(({ categoryId }) => categoryId === category.id),
    }));
};

/** The parts with a shortage as it is shown, or of a surplus with a surplus, the largest first. */
export const partsLike = (
  parts: readonly Part[],
  field: 'diff' | 'netDiff',
  verdict: Verdict,
): readonly { readonly name: string; readonly shown: number }[] =>
  parts
    .flatMap(({ name, receipt }) => {
      const shown = receipt ? shownFigure(writtenDiff(receipt, field)) : null;
      const isLike = verdictOf(shadeOf(shown)) === (verdict === 'over' ? 'over' : 'short');
      return shown !== null && isLike ? [{ name, shown }] : [];
    })
    .sort((a, b) => Math.abs(b.shown) - Math.abs(a.shown));

/** A difference of weekend or night shifts, or one side of it. */
interface ShiftRow {
  readonly shift: 'weekend' | 'night';
  /** Of several parts shortage and surplus are shown apart. */
  readonly side?: 'short' | 'over';
  readonly value: number | null;
}

/** The fields of a sum that hold the difference of such shifts, and its shortage. */
export const shiftFields = { weekend: 'diffWeekendShifts', night: 'diffNightShifts' } as const;
const shortages = { weekend: 'weekendShiftShortage', night: 'nightShiftShortage' } as const;
const shifts = ['weekend', 'night'] as const;

/** Whether a figure is other than zero as it is written, with 2 decimals; unknown is written too. */
const isWritten = ({ value }: ShiftRow): boolean => value === null || round(value, 2) !== 0;

/**
 * The differences of weekend and night shifts of a row's cell, without those of zero; `hasParts` when it adds up several
 * categories, which are not netted: shortage and surplus apart.
 */
export const shiftRowsOf = (receipt: SumReceipt, hasParts: boolean): readonly ShiftRow[] =>
  shifts
    .flatMap((shift): readonly ShiftRow[] => {
      const [diff, short] = [receipt[shiftFields[shift]], receipt[shortages[shift]]];
      if (!hasParts) return [{ shift, value: diff }];
      if (diff === null || short === null) return [{ shift, side: 'short', value: null }];
      return [
        { shift, side: 'short', value: short },
        { shift, side: 'over', value: tidy(diff - short) },
      ];
    })
    .filter(isWritten);
