import * as z from 'zod';
import { changedWeeks, comment, day, ordered, stamped, version, whole, wholeWeeks } from './fields.ts';
import { figure } from './figure.ts';

/** The beds (vårdplatser) of a unit over some time, weekday and weekend. */
export const BedPeriod = z.object({
  ...stamped,
  unitId: z.string(),
  start: day,
  end: day.nullable(),
  beds: z.number(),
  weekendBeds: z.number(),
  comment: z.string(),
});
export type BedPeriod = z.infer<typeof BedPeriod>;
export type StoredBedPeriod = Omit<BedPeriod, 'unitId'>;

const count = whole(0, 999).nullable().optional();

const bedFields = z.object({ ...wholeWeeks, beds: count, weekendBeds: count, comment: comment.default('') });
const counted = <Schema extends z.ZodType<Pick<z.infer<typeof bedFields>, 'beds' | 'weekendBeds'>>>(schema: Schema) =>
  schema.refine((period) => period.beds != null || period.weekendBeds != null, { error: 'required', path: ['beds'] });

export const BedPeriodFields = counted(ordered(bedFields));
/** A new bed period; `split` takes its days from the periods in its way. */
export const NewBedPeriod = counted(ordered(bedFields.extend({ split: z.boolean().default(false) })));

export const BedPeriodChange = ordered(
  z.object({ ...changedWeeks, beds: count, weekendBeds: count, comment: comment.optional(), version }),
).refine((change) => change.beds !== null || change.weekendBeds !== null, { error: 'required', path: ['beds'] });
export type BedPeriodFields = z.infer<typeof BedPeriodFields>;
export type BedPeriodChange = z.infer<typeof BedPeriodChange>;

/** Both counts, where the one that was not given is the same as the other (shared/calculation/README.md 6). */
export const bothBeds = (given: { beds?: number | null; weekendBeds?: number | null }) => ({
  beds: given.beds ?? given.weekendBeds ?? 0,
  weekendBeds: given.weekendBeds ?? given.beds ?? 0,
});

/** The mean of a unit's beds over a range (shared/calculation/README.md 6). */
export const BedsAverage = z.object({
  averageBeds: figure.nullable(),
  multiplePeriod: z.boolean(),
  bedsFirstWeek: z.number().nullable(),
  weekendBedsFirstWeek: z.number().nullable(),
  comment: z.string(),
});
export type BedsAverage = z.infer<typeof BedsAverage>;
