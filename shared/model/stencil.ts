import * as z from 'zod';
import { decimal, stamped, version, whole, writtenWithin } from './fields.ts';

const rate = z.number().nullable();

/** Kronor an hour by kind of work, and the hours of one service a month; null where unknown. */
export const StencilRates = z.object({
  hour: rate,
  simpleOvertime: rate,
  qualifiedOvertime: rate,
  resourceHour: rate,
  rentalHour: rate,
  monthlyWorkHours: rate,
});

/** The rates in the order shown. */
export const stencilRates = StencilRates.keyof().options;
export type StencilRate = (typeof stencilRates)[number];

/** The rates of a unit in one year. */
export const Stencil = z.object({ ...stamped, year: z.number(), ...StencilRates.shape });
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
