import * as z from 'zod';
import { whole } from './fields.ts';
import { figure } from './figure.ts';
import { ObHours } from './planCost.ts';

/** The most years of one answer. */
export const mostRateYears = 10;

/** The years that are asked for. */
export const RateHoursQuery = z.object({
  years: z
    .array(z.coerce.number().pipe(whole(2000, 2100)))
    .min(1)
    .max(mostRateYears)
    .readonly(),
});
export type RateHoursQuery = z.infer<typeof RateHoursQuery>;

/** What an hour of each category is priced by in each year: full-time weeks, and hours of live demand (shared/calculation/README.md 17). No wages. */
export const RateHours = z.array(
  z.object({
    category: z.string(),
    year: z.number(),
    /** Minutes, with the number of units that have the full-time week on some day of the year. */
    weeks: z.array(z.object({ fullTime: z.number(), units: z.number() })),
    demandHours: figure,
    ob: ObHours,
  }),
);
export type RateHours = z.infer<typeof RateHours>;
