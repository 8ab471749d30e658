import * as z from 'zod';
import { dayOffRules } from '#shared/time/dayOff.ts';
import { BedPeriod } from './bed.ts';
import { Category } from './category.ts';
import { Demand } from './demand.ts';

/** What demand is typed with: the category with its shifts, its demand periods, the beds of its unit, and its rule for days off. */
export const WholeDemand = z.object({
  category: Category,
  demands: z.array(Demand),
  beds: z.array(BedPeriod),
  /** What the unit staffs days off as (shared/calculation/README.md 14). */
  daysOff: z.object({ redDay: z.enum(dayOffRules), eve: z.enum(dayOffRules) }),
});
export type WholeDemand = z.infer<typeof WholeDemand>;
