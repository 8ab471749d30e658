import * as z from 'zod';
import { day, monday, name } from './fields.ts';
import { figure } from './figure.ts';
import { Unit, UnitFields } from './unit.ts';

/** What a copy of a unit can take along. Shifts and demand are parts of categories, demand also of shifts. */
export const unitParts = ['categories', 'shifts', 'demand', 'beds', 'budget', 'stencils', 'activities'] as const;
export type UnitPart = (typeof unitParts)[number];

/** The part that each part needs. */
export const neededPart: Readonly<Partial<Record<UnitPart, UnitPart>>> = {
  shifts: 'categories',
  demand: 'shifts',
  budget: 'categories',
};

const given = (parts: readonly UnitPart[]): boolean =>
  parts.every((part) => {
    const needed = neededPart[part];
    return needed === undefined || parts.includes(needed);
  });

const choice = {
  /** From which Monday demand, beds and budget hold. */
  start: monday,
  /** The demand of each category is copied from the live period on this day. */
  demandOn: day,
};

const id = z.string().min(1).max(100);

/** A category to make, with its periods and shifts, from one of any unit of the organisation. */
export const CategoryCopyFields = z.object({ name: name(), fromUnitId: id, fromCategoryId: id });
export type CategoryCopyFields = z.infer<typeof CategoryCopyFields>;

/** A shift to make, with its periods, from one of any category of the organisation. */
export const ShiftCopyFields = CategoryCopyFields.extend({ fromShiftId: id });
export type ShiftCopyFields = z.infer<typeof ShiftCopyFields>;

/** A unit to make from another one of the organisation. */
export const UnitCopyFields = UnitFields.pick({ name: true, shortName: true }).extend({
  ...choice,
  fromUnitId: id,
  parts: z.array(z.enum(unitParts)).max(unitParts.length).refine(given, 'partNeeded'),
});
export type UnitCopyFields = z.infer<typeof UnitCopyFields>;

/** How much of each part was copied: categories also budget-only ones; days of the plan as one period each. */
const Made = z.object({
  categories: z.number(),
  shifts: z.number(),
  demand: z.number(),
  beds: z.number(),
  budget: z.number(),
  stencils: z.number(),
  activities: z.number(),
});

/** The new unit, what it was copied from, and how much was. */
export const UnitCopy = Unit.extend({ copiedFrom: z.string(), made: Made });
export type UnitCopy = z.infer<typeof UnitCopy>;

export const UnitCopyQuery = z.object(choice);

const shownDays = z.object({ start: day, end: day.nullable() });

/** What a copy of all parts of a unit would make; figures in services, null without such a value. */
export const UnitCopyPreview = z.object({
  made: Made,
  categories: z.array(
    z.object({
      name: z.string(),
      isBudgetCategory: z.boolean(),
      shifts: z.array(z.object({ name: z.string(), isNightShift: z.boolean(), isDutyShift: z.boolean() })),
      demand: figure.nullable(),
      budget: z.number().nullable(),
    }),
  ),
  beds: z.object({ beds: z.number(), weekendBeds: z.number() }).nullable(),
  /** Hours a month. */
  budgetHours: z.number().nullable(),
  /** The years of its stencils, in order. */
  stencils: z.array(z.number()),
  /** The days of live demand to choose from, in order, each once. */
  demandPeriods: z.array(shownDays),
});
export type UnitCopyPreview = z.infer<typeof UnitCopyPreview>;
