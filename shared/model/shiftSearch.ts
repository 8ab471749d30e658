import * as z from 'zod';

/** A search for shifts by name; at least two characters. */
export const ShiftQuery = z.object({ search: z.string().trim().min(2).max(100) });
export type ShiftQuery = z.infer<typeof ShiftQuery>;

/** The most shifts that one search answers. */
export const mostFoundShifts = 50;

/** A shift that was found, with its place. */
export const FoundShift = z.object({
  id: z.string(),
  name: z.string(),
  /** By the period that holds today, or else the nearest. */
  isNightShift: z.boolean(),
  areaId: z.string(),
  unitId: z.string(),
  categoryId: z.string(),
});
export type FoundShift = z.infer<typeof FoundShift>;

/** How many demand periods have rows of a shift. */
export const ShiftUse = z.object({ shiftId: z.string(), demandPeriods: z.number() });
export type ShiftUse = z.infer<typeof ShiftUse>;
