import * as z from 'zod';
import { name, stamped, text, version } from './fields.ts';

/** A unit (avdelning): what is planned as one whole. */
export const Unit = z.object({
  ...stamped,
  areaId: z.string(),
  name: z.string(),
  shortName: z.string(),
  hasBudgetHours: z.boolean(),
  hasBedsActivated: z.boolean(),
  hidden: z.boolean(),
  importIdentifier: z.string().nullable(),
  importActivated: z.boolean(),
  created: z.string(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Unit = z.infer<typeof Unit>;

const shortName = text(7).transform((value) => value.trim());

/** `importIdentifier` and `importActivated` belong to SuperAdmin. */
export const UnitFields = z.object({
  name: name(),
  shortName: shortName.default(''),
  hasBudgetHours: z.boolean().default(false),
  hasBedsActivated: z.boolean().default(false),
  hidden: z.boolean().default(false),
  importIdentifier: text(50).nullable().default(null),
  importActivated: z.boolean().default(false),
});
export const UnitChange = z.object({
  name: name().optional(),
  shortName: shortName.optional(),
  hasBudgetHours: z.boolean().optional(),
  hasBedsActivated: z.boolean().optional(),
  hidden: z.boolean().optional(),
  importIdentifier: text(50).nullable().optional(),
  importActivated: z.boolean().optional(),
  version,
});
export type UnitFields = z.infer<typeof UnitFields>;
export type UnitChange = z.infer<typeof UnitChange>;
