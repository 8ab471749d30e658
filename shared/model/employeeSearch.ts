import * as z from 'zod';

/** A search for employees by name; at least one word of two characters. */
export const EmployeeQuery = z.object({ search: z.string().trim().min(2).max(100) });
export type EmployeeQuery = z.infer<typeof EmployeeQuery>;

/** An employee that was found, with the place that the name leads to. */
export const FoundEmployee = z.object({
  id: z.string(),
  name: z.string(),
  areaId: z.string(),
  unitId: z.string(),
  unitName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
});
export type FoundEmployee = z.infer<typeof FoundEmployee>;
