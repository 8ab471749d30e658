import * as z from 'zod';
import {
  changedFields,
  changedWeeks,
  comment,
  day,
  ordered,
  stamped,
  storedFields,
  version,
  wholeWeeks,
} from './fields.ts';

const fields = { comments: comment.default('') };

/** A plan period (asset schema): the weeks that are looked at together. */
export const Schema = z.object({ ...stamped, start: day, end: day.nullable(), ...storedFields(fields) });
export type Schema = z.infer<typeof Schema>;

/** A plan period of a unit's category, with that category. */
export const UnitSchema = Schema.extend({ categoryId: z.string(), categoryName: z.string() });
export type UnitSchema = z.infer<typeof UnitSchema>;

export const SchemaFields = ordered(z.object({ ...wholeWeeks, ...fields }));
export const SchemaChange = z.object({ ...changedFields(fields), version });
export const SchemaPeriodChange = ordered(z.object({ ...changedWeeks, version }));
export type SchemaFields = z.infer<typeof SchemaFields>;
export type SchemaChange = z.infer<typeof SchemaChange>;
export type SchemaPeriodChange = z.infer<typeof SchemaPeriodChange>;
