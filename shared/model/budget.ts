import * as z from 'zod';
import { normalizeName } from '#shared/text/names.ts';
import {
  anyDays,
  changedDays,
  changedFields,
  comment,
  day,
  decimal,
  lines,
  ordered,
  stamped,
  storedFields,
  text,
  version,
} from './fields.ts';
import { AssetsAnswer, DemandsAnswer } from './reportAnswer.ts';

/** The kind of report that a budget was decided on: of demand, or of staff. */
const BasisKind = z.enum(['demand', 'asset']);
export type BasisKind = z.infer<typeof BasisKind>;

/** The stored report that a budget period is linked to: its file, its budget year, and the days it is of. */
const LinkedBasis = z.object({ file: z.string(), year: z.number(), start: day, end: day });
export type LinkedBasis = z.infer<typeof LinkedBasis>;

/** What is set on a budget period; its name may be empty. */
const fields = {
  budget: decimal(999, 2),
  name: z.string().transform(normalizeName).pipe(text(100)).default(''),
  comment: comment.default(''),
};

/** What a category was given, in services, over some time. */
export const BudgetPeriod = z.object({
  ...stamped,
  start: day,
  end: day.nullable(),
  ...storedFields(fields),
  demandBasisDate: day.nullable(),
  assetBasisDate: day.nullable(),
  /** Left out without a basis, as its date is null. */
  demandBasis: LinkedBasis.optional(),
  assetBasis: LinkedBasis.optional(),
});
export type BudgetPeriod = z.infer<typeof BudgetPeriod>;

/** Most characters of a basis: a report of one unit over several years. */
const maxBasis = 4_000_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A report of one unit as JSON text, as its endpoint answered it. */
const basisText = <Report extends z.ZodType>(report: Report) =>
  z
    .string()
    .max(maxBasis)
    .transform((text, context): z.output<Report> => {
      const read = report.safeParse(parsed(text));
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: 'basisText' });
      return z.NEVER;
    });

/** A correction of a period with a linked basis: why it is made, and the bases whose link goes. */
const correction = {
  reason: z.string().trim().min(1).pipe(lines(200)),
  unlink: z.array(BasisKind).max(2),
};
export const BudgetCorrection = z.object(correction);
export type BudgetCorrection = z.infer<typeof BudgetCorrection>;

export const BudgetPeriodFields = ordered(z.object({ ...anyDays, ...fields }));
export const BudgetPeriodChange = ordered(
  z.object({
    ...changedDays,
    ...changedFields(fields),
    DemandBasis: basisText(DemandsAnswer).optional(),
    AssetBasis: basisText(AssetsAnswer).optional(),
    reason: correction.reason.optional(),
    unlink: correction.unlink.optional(),
    version,
  }),
)
  .refine(({ DemandBasis, AssetBasis }) => !DemandBasis || !AssetBasis, { error: 'other', path: ['AssetBasis'] })
  .refine(({ DemandBasis, AssetBasis, unlink }) => !unlink || !(DemandBasis || AssetBasis), {
    error: 'other',
    path: ['unlink'],
  });
export type BudgetPeriodFields = z.infer<typeof BudgetPeriodFields>;
export type BudgetPeriodChange = z.infer<typeof BudgetPeriodChange>;
