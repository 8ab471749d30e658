import * as z from 'zod';
import { dayOffRules } from '#shared/time/dayOff.ts';
import { changedFields, decimal, name, stamped, storedFields, text, version } from './fields.ts';

/** The most that a unit's limits of measures against a shortage can be; overtime is 2 hours where nothing is set. */
export const remedyBounds = { overtimeHours: 40, poolServices: 100, hiredServices: 100 } as const;
export const usualOvertimeHours = 2;

/** What is set on a unit; `importIdentifier` and `importActivated` belong to SuperAdmin. */
const fields = {
  name: name(),
  shortName: text(7)
    .transform((value) => value.trim())
    .default(''),
  hasBudgetHours: z.boolean().default(false),
  hasBedsActivated: z.boolean().default(false),
  hidden: z.boolean().default(false),
  /** What days off are staffed as; null: as the organisation says (shared/calculation/README.md 14). */
  redDay: z.enum(dayOffRules).nullable().default(null),
  eve: z.enum(dayOffRules).nullable().default(null),
  /** Hours of overtime a week and person, services of the pool, and hired services that a shortage may be closed with; null: what is lacking (shared/calculation/README.md 18). */
  overtimeHours: decimal(remedyBounds.overtimeHours, 2).default(usualOvertimeHours),
  poolServices: decimal(remedyBounds.poolServices, 2).nullable().default(null),
  hiredServices: decimal(remedyBounds.hiredServices, 2).nullable().default(null),
  importIdentifier: text(50).nullable().default(null),
  importActivated: z.boolean().default(false),
};

/** A unit (avdelning): what is planned as one whole. */
export const Unit = z.object({
  ...stamped,
  ...storedFields(fields),
  areaId: z.string(),
  created: z.string(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Unit = z.infer<typeof Unit>;

export const UnitFields = z.object(fields);
export const UnitChange = z.object({ ...changedFields(fields), version });
export type UnitFields = z.infer<typeof UnitFields>;
export type UnitChange = z.infer<typeof UnitChange>;
