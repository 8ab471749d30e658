import * as z from 'zod';
import { monday } from './fields.ts';

const count = z.number();

/** How much of each step of its set-up a unit has, and who can give access to it. */
export const UnitSetup = z.object({
  /** Of staff, not of budget alone. */
  categories: count,
  shifts: count,
  /** Categories with demand that counts (not simulated), and with a budget. */
  demand: count,
  budget: count,
  /** Whether the unit plans beds, and those of the latest period. */
  hasBeds: z.boolean(),
  beds: z.object({ beds: z.number(), weekendBeds: z.number() }).nullable(),
  staff: count,
  /** Accounts with a grant on the unit, and others that reach it from above. */
  access: z.object({ here: count, inherited: count }),
  /** The names of the organisation’s SuperUsers, who give access; the address of those without a name. */
  superUsers: z.array(z.string()),
});
export type UnitSetup = z.infer<typeof UnitSetup>;

export const unitTemplates = ['roundTheClock', 'day'] as const;
export type UnitTemplate = (typeof unitTemplates)[number];

/** The categories and shifts of a template, valid from a Monday on. */
export const UnitTemplateFields = z.object({ template: z.enum(unitTemplates), start: monday });
export type UnitTemplateFields = z.infer<typeof UnitTemplateFields>;
