// The expected absence of categories by calendar month (shared/calculation/README.md 15).

import * as z from 'zod';
import { absenceSources, expectedKinds, mostPercent } from '#shared/calculation/index.ts';
import { decimal, monday, name, version } from './fields.ts';
import { figure } from './figure.ts';

const MONTHS = 12;
/** The most percent of a month that the kinds may add up to. */
const mostOfMonth = 90;

/** A percentage of working time; null: nothing is typed. */
const percent = decimal(mostPercent, 2).nullable();
const months = z.array(percent).length(MONTHS).readonly();

/** Percentages from January to December, by kind. */
const rates = { sick: months, child: months, other: months };
export const AbsenceRates = z.object(rates);
export type AbsenceRates = z.infer<typeof AbsenceRates>;

/** The months (0 to 11) in which the kinds add up to more than may be expected; in hundredths, without binary error. */
const overfullMonths = (typed: AbsenceRates): readonly number[] =>
  Array.from({ length: MONTHS }, (_, month) => month).filter((month) => {
    const sum = expectedKinds.reduce((all, kind) => all + Math.round((typed[kind][month] ?? 0) * 100), 0);
    return sum > mostOfMonth * 100;
  });

/** Refuses a month whose kinds add up to too much, at the first kind that has a value there. */
const withinMonth = <Schema extends z.ZodType<AbsenceRates>>(schema: Schema) =>
  schema.superRefine((typed, context) => {
    for (const month of overfullMonths(typed)) {
      const kind = expectedKinds.find((one) => typed[one][month] !== null) ?? 'sick';
      context.addIssue({
        code: 'custom',
        message: 'absenceSum',
        params: { max: mostOfMonth },
        path: [kind, month],
      });
    }
  });

/** The percentages of one category as they are typed. */
export const TypedAbsence = withinMonth(AbsenceRates);

const stamp = { version: z.number(), changedBy: z.string().nullable(), changedAt: z.string().nullable() };

/** What the unit's own months say of one kind of absence. */
const KindHistory = z.object({
  months: z.number(),
  percentages: z.array(z.number().nullable()).readonly(),
  outcomes: z.array(z.object({ year: z.number(), month: z.number(), percent: z.number() })).readonly(),
});

/** The expected absence of a unit: what is typed, what its own months say, and what its organisation says. */
export const UnitAbsence = z.object({
  ...stamp,
  /** Whether it counts; null: as the organisation says. */
  on: z.boolean().nullable(),
  organizationOn: z.boolean(),
  categories: z.array(
    z.object({
      categoryId: z.string(),
      name: z.string(),
      typed: AbsenceRates,
      history: z.object({ sick: KindHistory, child: KindHistory, other: KindHistory }),
      organization: AbsenceRates.nullable(),
    }),
  ),
});
export type UnitAbsence = z.infer<typeof UnitAbsence>;

/** Categories that are left out keep what is typed. */
export const UnitAbsenceChange = z.object({
  on: z.boolean().nullable().optional(),
  categories: z
    .array(withinMonth(z.object({ ...rates, categoryId: z.string().min(1).max(100) })))
    .max(100)
    .default([]),
  version,
});
export type UnitAbsenceChange = z.infer<typeof UnitAbsenceChange>;

/** The expected absence of an organisation, by the names of the categories of its units. */
export const OrganizationAbsence = z.object({
  ...stamp,
  on: z.boolean(),
  categories: z.array(z.object({ ...rates, name: z.string() })),
});
export type OrganizationAbsence = z.infer<typeof OrganizationAbsence>;

export const OrganizationAbsenceChange = z.object({
  on: z.boolean().optional(),
  categories: z
    .array(withinMonth(z.object({ ...rates, name: name() })))
    .max(100)
    .default([]),
  version,
});
export type OrganizationAbsenceChange = z.infer<typeof OrganizationAbsenceChange>;

/** The expected absence of a category in the month of a week: each kind with its source; none where none counts. */
const ExpectedOfMonth = z.array(
  z.object({
    kind: z.enum(expectedKinds),
    percent: z.number(),
    source: z.enum(absenceSources),
    /** On how many of the own months it rests. */
    months: z.number(),
  }),
);

/** What the risk of a category in a week is made of. */
export const CategoryRisk = z.object({
  expected: ExpectedOfMonth,
  /** Own staff and substitutes, in services, with which the risk is at most 10 %; null without demand or expected absence. */
  needed: figure.nullable(),
  /** The distribution of supply less demand. */
  bars: z.array(z.object({ from: z.number(), to: z.number(), probability: figure, isShort: z.boolean() })).readonly(),
});
export type CategoryRisk = z.infer<typeof CategoryRisk>;

export const RiskQuery = z.object({ week: monday });
