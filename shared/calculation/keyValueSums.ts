import { weekdayCounts } from '#shared/time/weekdays.ts';
import { bedDaysIn } from './bedDays.ts';
import { meanBeds } from './bedsAverage.ts';
import { type DemandPiece, demandPieces, minutesOfPieces } from './demand.ts';
import type { BedPeriodInput, CategoryPlan } from './input.ts';
import { movedWithin } from './movedDays.ts';
import { openWeekdays } from './openDays.ts';
import { type ReadPlan, readDemand } from './readPlan.ts';
import { type ShiftCategory, shiftCategories } from './shiftCategory.ts';
import { common, count, type Days, daysOf } from './span.ts';

export type PerShiftCategory<Value> = Readonly<Record<ShiftCategory, Value>>;

export const perShiftCategory = <Value>(of: (category: ShiftCategory) => Value): PerShiftCategory<Value> => ({
  dag: of('dag'),
  kvall: of('kvall'),
  natt: of('natt'),
});

/** Shifts in hundredths, and the open days that they were demanded on. */
export interface OpenShifts {
  readonly shifts: number;
  readonly days: number;
}

/** What a category demands on the counted days of a year. */
export interface CategorySums {
  readonly id: string;
  readonly name: string;
  /** Hundredths of minutes. */
  readonly minutes: PerShiftCategory<number>;
  readonly open: PerShiftCategory<OpenShifts>;
}

/** What the key values of a unit's year are quotients of. */
export interface UnitSums {
  readonly beds: number | null;
  readonly bedDays: PerShiftCategory<number>;
  /** Those with a demand period on some counted day. */
  readonly categories: readonly CategorySums[];
}

/** The plan of a unit, with the categories that count. */
export interface UnitPlan {
  readonly categories: readonly CategoryPlan[];
  readonly beds: readonly BedPeriodInput[];
}

/** Shifts of a shift category that pieces demand on the open days of the bed periods, and how many these days are. */
const openShifts = (
  pieces: readonly DemandPiece[],
  { beds, moved }: Pick<UnitPlan, 'beds'> & Pick<ReadPlan, 'moved'>,
  parts: readonly Days[],
  category: ShiftCategory,
): OpenShifts => {
  let shifts = 0;
  let days = 0;
  for (const period of beds) {
    const open = openWeekdays(period, category);
    const held = daysOf(period);
    for (const part of parts) {
      const there = common(held, part);
      if (count(there) === 0) continue;
      const counts = weekdayCounts(there);
      days += open.reduce((sum, weekday) => sum + counts[weekday]!, 0);
    }
    for (const piece of pieces) {
      const there = common(held, piece.days);
      if (piece.category !== category || count(there) === 0) continue;
      const { staff } = piece.row;
      const counts = weekdayCounts(there);
      shifts += open.reduce((sum, weekday) => sum + staff[weekday]! * counts[weekday]!, 0);
      // A day off is open as the calendar has it, and demands what the weekday does that it is staffed as.
      for (const { own, as } of movedWithin(moved, there)) if (open.includes(own)) shifts += staff[as]! - staff[own]!;
    }
  }
  return { shifts, days };
};

const categorySums = (plan: CategoryPlan, unit: UnitPlan, parts: readonly Days[]): CategorySums | undefined => {
  const read = readDemand(plan, { from: parts[0]!.from, to: parts.at(-1)!.to });
  const pieces = parts.flatMap((days) => demandPieces(read, days));
  if (!parts.some((days) => read.demands.some((span) => count(common(span, days)) > 0))) return undefined;
  return {
    id: plan.id,
    name: plan.name,
    minutes: perShiftCategory((category) => minutesOfPieces(pieces.filter((piece) => piece.category === category))),
    open: perShiftCategory((category) => openShifts(pieces, { beds: unit.beds, moved: read.moved }, parts, category)),
  };
};

/** The sums of a unit over the counted days (in order); undefined without any. */
export function unitSums(unit: UnitPlan, parts: readonly [Days, ...Days[]]): UnitSums;
export function unitSums(unit: UnitPlan, parts: readonly Days[]): UnitSums | undefined;
export function unitSums(unit: UnitPlan, parts: readonly Days[]): UnitSums | undefined {
  if (parts.length === 0) return undefined;
  return {
    beds: meanBeds(unit.beds, parts),
    bedDays: perShiftCategory((category) => parts.reduce((sum, days) => sum + bedDaysIn(unit.beds, days, category), 0)),
    categories: unit.categories.flatMap((plan) => categorySums(plan, unit, parts) ?? []),
  };
}

/** Every shift category in order, with a value that is not null. */
export const knownShiftCategories = (
  values: PerShiftCategory<number | null>,
): readonly (readonly [ShiftCategory, number])[] =>
  shiftCategories.flatMap((category) => {
    const value = values[category];
    return value === null ? [] : [[category, value] as const];
  });
