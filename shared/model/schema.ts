import * as z from 'zod';
import { changedWeeks, comment, day, ordered, stamped, version, wholeWeeks } from './fields.ts';

/** A plan period (asset schema): the weeks that are looked at together. */
export const Schema = z.object({ ...stamped, start: day, end: day.nullable(), comments: z.string() });
export type Schema = z.infer<typeof Schema>;

/** A plan period of a unit's category, with that category. */
export const UnitSchema = Schema.extend({ categoryId: z.string(), categoryName: z.string() });
export type UnitSchema = z.infer<typeof UnitSchema>;

export const SchemaFields = ordered(z.object({ ...wholeWeeks, comments: comment.default('') }));
export const SchemaChange = z.object({ comments: comment.optional(), version });
export const SchemaPeriodChange = ordered(z.object({ ...changedWeeks, version }));
export type SchemaFields = z.infer<typeof SchemaFields>;
export type SchemaChange = z.infer<typeof SchemaChange>;
export type SchemaPeriodChange = z.infer<typeof SchemaPeriodChange>;
