import * as z from 'zod';
import { SchemaReceipt } from '#shared/model/receipt.ts';
import { Schema, SchemaChange, SchemaFields, SchemaPeriodChange } from '#shared/model/schema.ts';
import { PlanQuery, WholePlan, WholeUnitPlan } from '#shared/model/wholePlan.ts';
import { create, get, put, remove } from './define.ts';
import { C, U } from './paths.ts';

const one = `${C}/schemas/{schemaId}` as const;

/** Plan periods (asset schemas) and their weekly receipts. */
export const schemas = {
  list: get(`${C}/schemas`, { who: 'read', summary: 'The plan periods of a category.', answer: z.array(Schema) }),
  whole: get(`${C}/plan`, {
    who: 'read',
    summary: 'The plan periods of a category; of the wanted one the weekly receipts, and the people of a week.',
    query: PlanQuery,
    answer: WholePlan,
  }),
  wholeUnit: get(`${U}/plan`, {
    who: 'read',
    summary:
      'The plan periods of a unit; of the wanted days the weekly receipts by category, and the people of a week.',
    query: PlanQuery,
    answer: WholeUnitPlan,
  }),
  create: create(`${C}/schemas`, { who: 'write', summary: 'A new plan period.', body: SchemaFields, answer: Schema }),
  update: put(one, { who: 'write', summary: 'Comments on a plan period.', body: SchemaChange, answer: Schema }),
  updatePeriod: put(`${one}/period`, {
    who: 'write',
    summary: 'Moves a plan period.',
    body: SchemaPeriodChange,
    answer: Schema,
  }),
  remove: remove(one, { who: 'write', summary: 'Removes a plan period.' }),
  receipt: get(`${one}/receipt`, {
    who: 'read',
    summary: 'The weekly receipts of a plan period.',
    answer: z.array(SchemaReceipt),
  }),
} as const;
