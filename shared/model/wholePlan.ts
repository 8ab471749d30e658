import * as z from 'zod';
import { day } from './fields.ts';
import { PlacedReceipt, SchemaReceipt, WeekPeople } from './receipt.ts';
import { Schema, UnitSchema } from './schema.ts';

/** Which plan period is wanted: by id, by a day of the week, or by the days of the period shown last. */
export const PlanQuery = z.object({
  period: z.string().max(100).optional(),
  week: day.optional(),
  lastStart: day.optional(),
  lastEnd: day.optional(),
});
export type PlanQuery = z.infer<typeof PlanQuery>;

/** The plan periods of a category; of the one to show the receipts, and the people of the week to show. */
export const WholePlan = z.object({
  schemas: z.array(Schema),
  shown: z.object({ schemaId: z.string(), receipts: z.array(SchemaReceipt), week: day, people: WeekPeople }).nullable(),
});
export type WholePlan = z.infer<typeof WholePlan>;

/** The plan periods of a unit's categories; of the days to show the receipts, and the people of the week to show, by category. */
export const WholeUnitPlan = z.object({
  schemas: z.array(UnitSchema),
  shown: z
    .object({
      start: day,
      end: day.nullable(),
      receipts: z.array(PlacedReceipt),
      week: day,
      people: z.array(WeekPeople.extend({ categoryId: z.string() })),
    })
    .nullable(),
});
export type WholeUnitPlan = z.infer<typeof WholeUnitPlan>;
