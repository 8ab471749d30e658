import * as z from 'zod';
import { comparable } from '#shared/text/names.ts';
import { decimal, name, version, whole } from './fields.ts';

/** The most rows of a place: 60 categories over five years. */
const mostRows = 300;

const kronor = decimal(99_999, 2).nullable().default(null);

/** The rates of a category in a year (shared/calculation/README.md 17); null where unknown. */
const rates = {
  /** Kronor, full time. */
  monthlySalary: decimal(999_999, 2).min(1).nullable().default(null),
  /** Percent. */
  payrollTax: decimal(100, 2).nullable().default(null),
  // Kronor an hour.
  evening: kronor,
  night: kronor,
  weekend: kronor,
  overtime: kronor,
  qualifiedOvertime: kronor,
  rental: kronor,
};

/** The rates in the order shown. */
export const rateFields = z.object(rates).keyof().options;

/** The rates of a category name in a year. */
export const CategoryRates = z.object({ category: name(100), year: whole(2000, 2100), ...rates });
export type CategoryRates = z.infer<typeof CategoryRates>;

type Named = Pick<CategoryRates, 'category' | 'year'>;

/** Whether both are of one category and year: categories are the same by their names in comparable form. */
export const isSameRates = (one: Named, other: Named): boolean =>
  one.year === other.year && comparable(one.category) === comparable(other.category);

/** Whether values of a year that apply are locked: those of this year and of earlier ones price what has been and what goes on. */
export const isLockedYear = (year: number, thisYear: number): boolean => year <= thisYear;

/** All rates of an organisation, or all that a unit has of its own, anew. */
export const RatesChange = z.object({
  rates: z
    .array(CategoryRates)
    .max(mostRows)
    .superRefine((rows, context) => {
      for (const [index, row] of rows.entries())
        if (rows.findIndex((one) => isSameRates(one, row)) < index)
          context.addIssue({ code: 'custom', message: 'twice', path: [index, 'category'] });
    }),
  /** Whether values that apply this year or earlier were unlocked to be changed; empty ones are filled without. */
  unlocked: z.boolean().default(false),
  version,
});
export type RatesChange = z.infer<typeof RatesChange>;

const stored = { rates: z.array(CategoryRates), version: z.number(), changedBy: z.string(), changedAt: z.string() };

/** The rates of an organisation, with the names of its categories, and the units that depart from them. */
export const OrganizationRates = z.object({
  ...stored,
  categories: z.array(z.string()),
  units: z.array(z.object({ id: z.string(), areaId: z.string(), name: z.string(), rates: z.array(CategoryRates) })),
});
export type OrganizationRates = z.infer<typeof OrganizationRates>;

/** The rates that a unit has of its own, with the names of its categories, and the organisation's, which fill what is left out. */
export const UnitRates = z.object({
  ...stored,
  categories: z.array(z.string()),
  organization: z.array(CategoryRates),
});
export type UnitRates = z.infer<typeof UnitRates>;
