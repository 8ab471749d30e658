import type { PackedReceipts } from '#shared/model/receipt.ts';
import { unpacked } from '#shared/planning/packedWeeks.ts';
import type { Week } from '#shared/time/week.ts';

/** Consecutive weeks. */
interface WeekRun {
  readonly first: Week;
  readonly last: Week;
}

/** What the weeks ahead say of a unit. */
export interface UnitFigures {
  /** The people in service in the first of the weeks. */
  readonly staff: number;
  /** The last week with demand; `open` where demand lasts to the end of the weeks, `none` where no week has any. */
  readonly demandTo: Week | 'open' | 'none';
  /** The weeks without demand that lie before a week with demand. */
  readonly gaps: readonly WeekRun[];
}

/** The figures of the units by id; nothing until they are loaded, or where they cannot be read. */
export type Figures = ReadonlyMap<string, UnitFigures> | 'loading' | 'unknown';

const demandToOf = (weeks: readonly Week[], hasDemand: readonly boolean[]): UnitFigures['demandTo'] => {
  const last = hasDemand.lastIndexOf(true);
  if (last === weeks.length - 1) return 'open';
  return weeks[last] ?? 'none';
};

const gapsOf = (weeks: readonly Week[], hasDemand: readonly boolean[]): readonly WeekRun[] => {
  const gaps: WeekRun[] = [];
  let first: Week | undefined;
  let last: Week | undefined;
  for (const [index, week] of weeks.entries()) {
    if (!hasDemand[index]) {
      first ??= week;
      last = week;
    } else if (first && last) {
      gaps.push({ first, last });
      first = undefined;
    }
  }
  return gaps;
};

const fieldsRead: ReadonlySet<string> = new Set(['demand', 'workingCount']);

const figuresOf = ({ fields }: Pick<PackedReceipts, 'fields'>, weeks: readonly Week[]): UnitFigures => {
  const receipts = unpacked(fields, weeks, fieldsRead);
  const hasDemand = receipts.map(({ demand }) => demand !== null);
  return {
    staff: receipts[0]?.workingCount ?? 0,
    demandTo: demandToOf(weeks, hasDemand),
    gaps: gapsOf(weeks, hasDemand),
  };
};

/** The figures of each unit, of its receipts in the weeks. */
export const unitFigures = (
  receipts: readonly Pick<PackedReceipts, 'unitId' | 'fields'>[],
  weeks: readonly Week[],
): ReadonlyMap<string, UnitFigures> =>
  new Map(receipts.map((receipt) => [receipt.unitId ?? '', figuresOf(receipt, weeks)]));

interface ListedUnit {
  readonly id: string;
  readonly hidden: boolean;
}

const known = (figures: Figures, id: string): UnitFigures | undefined =>
  typeof figures === 'string' ? undefined : figures.get(id);

/** Whether a unit lacks demand in weeks where it needs it. A hidden unit is not planned, and needs none. */
export const isToDo = ({ id, hidden }: ListedUnit, figures: Figures): boolean => {
  const own = known(figures, id);
  return !hidden && own !== undefined && (own.demandTo === 'none' || own.gaps.length > 0);
};

/** The people in service in the units together, of those whose figures are known. */
export const staffOf = (units: readonly ListedUnit[], figures: Figures): number =>
  units.reduce((sum, { id }) => sum + (known(figures, id)?.staff ?? 0), 0);
