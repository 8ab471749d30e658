import * as z from 'zod';
import { decimal, stamped, version, whole, writtenWithin } from './fields.ts';

/** The rates of a unit in one year: kronor an hour by kind of work, and the hours of one service a month. */
export const Stencil = z.object({
  ...stamped,
  year: z.number(),
  hour: z.number().nullable(),
  simpleOvertime: z.number().nullable(),
  qualifiedOvertime: z.number().nullable(),
  resourceHour: z.number().nullable(),
  rentalHour: z.number().nullable(),
  monthlyWorkHours: z.number().nullable(),
});
export type Stencil = z.infer<typeof Stencil>;

const year = whole(2000, 2100);
/** A value of at most five characters as it is written, the decimal sign included. */
const value = decimal(99999, 2)
  .refine(...writtenWithin(5))
  .nullable();
const given = value.default(null);
const changed = value.optional();

export const StencilFields = z.object({
  year,
  hour: given,
  simpleOvertime: given,
  qualifiedOvertime: given,
  resourceHour: given,
  rentalHour: given,
  monthlyWorkHours: given,
});
export const StencilChange = z.object({
  year: year.optional(),
  hour: changed,
  simpleOvertime: changed,
  qualifiedOvertime: changed,
  resourceHour: changed,
  rentalHour: changed,
  monthlyWorkHours: changed,
  version,
});
export type StencilFields = z.infer<typeof StencilFields>;
export type StencilChange = z.infer<typeof StencilChange>;
