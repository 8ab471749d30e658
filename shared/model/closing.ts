import * as z from 'zod';

/** A month of the follow-up that is closed: its worked hours and comments are read-only (functions/followup/README.md). */
export const ClosedMonth = z.object({
  /** 1 to 12. */
  month: z.number(),
  /** Who closed it, and when. */
  by: z.string(),
  at: z.string(),
  /** Who last corrected it since, and when; null: nobody. */
  correctedBy: z.string().nullable(),
  correctedAt: z.string().nullable(),
});
export type ClosedMonth = z.infer<typeof ClosedMonth>;

/** Which month of a year is to be closed, 1 to 12. */
export const MonthToClose = z.object({ month: z.number().int().min(1).max(12) });

/** Who closes the months of an organisation on its day: the name that the log has. */
export const closingDayActor = 'stängningsdag';
