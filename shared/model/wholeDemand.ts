import * as z from 'zod';
import { BedPeriod } from './bed.ts';
import { Category } from './category.ts';
import { Demand } from './demand.ts';

/** What demand is typed with: the category with its shifts, its demand periods, and the beds of its unit. */
export const WholeDemand = z.object({
  category: Category,
  demands: z.array(Demand),
  beds: z.array(BedPeriod),
});
export type WholeDemand = z.infer<typeof WholeDemand>;
