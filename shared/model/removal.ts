import * as z from 'zod';

/** What goes when an organisation, area, unit, category or shift is removed. */
export const RemovalContents = z.object({
  /** Whether planning data go, so that the removal needs the name (shared/contract/README.md "Hierarchy"). */
  confirm: z.boolean(),
  areas: z.number(),
  units: z.number(),
  categories: z.number(),
  shifts: z.number(),
  employees: z.number(),
  demandPeriods: z.number(),
});
export type RemovalContents = z.infer<typeof RemovalContents>;
