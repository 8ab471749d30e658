import { tidy } from '#shared/quantity/tidy.ts';
import { bedDays } from './bedDays.ts';
import { demandIn } from './demand.ts';
import type { BedPeriodInput, CategoryPlan, RangeInput } from './input.ts';
import { type ShiftCategory, shiftCategories } from './shiftCategory.ts';

/** Hours per bed and day; null without beds, never a division by 0 (README.md 6). */
export const perBedAndDay = (hours: number, bedDaysOfRange: number): number | null =>
  bedDaysOfRange > 0 ? tidy(hours / bedDaysOfRange) : null;

/** Demanded hours per bed and day: by shift category with its own open days, their sum, and unsplit. */
export type DemandPerBedAndDay = Readonly<Record<ShiftCategory | 'total' | 'unsplit', number | null>>;

/** A category's demanded hours per bed and day over a range; all null without beds (README.md 6). */
export const demandPerBedAndDay = (
  plan: Pick<CategoryPlan, 'periods' | 'shifts' | 'demands'>,
  beds: readonly BedPeriodInput[],
  range: RangeInput,
): DemandPerBedAndDay => {
  const demand = demandIn(plan, range);
  const of = (category: ShiftCategory) => perBedAndDay(demand.hoursOf[category], bedDays(beds, range, category));
  const parts = { dag: of('dag'), kvall: of('kvall'), natt: of('natt') };
  const unsplit = perBedAndDay(demand.hours, bedDays(beds, range));
  const sum = shiftCategories.reduce((total, category) => total + (parts[category] ?? 0), 0);
  return { ...parts, total: unsplit === null ? null : tidy(sum), unsplit };
};
