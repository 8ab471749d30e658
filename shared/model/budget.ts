import * as z from 'zod';
import { normalizeName } from '#shared/text/names.ts';
import { anyDays, changedDays, comment, day, decimal, ordered, stamped, text, version } from './fields.ts';

/** What a category was given, in services, over some time. */
export const BudgetPeriod = z.object({
  ...stamped,
  name: z.string(),
  start: day,
  end: day.nullable(),
  budget: z.number(),
  comment: z.string(),
  demandBasisDate: day.nullable(),
  assetBasisDate: day.nullable(),
});
export type BudgetPeriod = z.infer<typeof BudgetPeriod>;

const services = decimal(999, 2);
/** A name that may be left empty. */
const title = z.string().transform(normalizeName).pipe(text(100));

export const BudgetPeriodFields = ordered(
  z.object({ ...anyDays, budget: services, name: title.default(''), comment: comment.default('') }),
);
export const BudgetPeriodChange = ordered(
  z.object({
    ...changedDays,
    budget: services.optional(),
    name: title.optional(),
    comment: comment.optional(),
    version,
  }),
);
export type BudgetPeriodFields = z.infer<typeof BudgetPeriodFields>;
export type BudgetPeriodChange = z.infer<typeof BudgetPeriodChange>;
