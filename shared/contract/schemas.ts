import * as z from 'zod';
import { SchemaReceipt } from '#shared/model/receipt.ts';
import { Schema, SchemaChange, SchemaFields, SchemaPeriodChange, UnitSchema } from '#shared/model/schema.ts';
import { create, get, put, remove } from './define.ts';
import { C, U } from './paths.ts';

const one = `${C}/schemas/{schemaId}` as const;

/** Plan periods (asset schemas) and their weekly receipts. */
export const schemas = {
  list: get(`${C}/schemas`, { who: 'read', summary: 'The plan periods of a category.', answer: z.array(Schema) }),
  unitList: get(`${U}/schemas`, {
    who: 'read',
    summary: 'The plan periods of all categories of a unit.',
    answer: z.array(UnitSchema),
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
