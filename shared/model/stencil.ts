import * as z from 'zod';
import { changedFields, decimal, stamped, storedFields, version, whole, writtenWithin } from './fields.ts';

/** A value of at most five characters as it is written, the decimal sign included; null where unknown. */
const value = decimal(99999, 2)
  .refine(...writtenWithin(5))
  .nullable()
  .default(null);

/** Kronor an hour by kind of work, and the hours of one service a month. */
const rates = {
  hour: value,
  simpleOvertime: value,
  qualifiedOvertime: value,
  resourceHour: value,
  rentalHour: value,
  monthlyWorkHours: value,
};
const fields = { year: whole(2000, 2100), ...rates };

export const StencilRates = z.object(storedFields(rates));

/** The rates in the order shown. */
export const stencilRates = StencilRates.keyof().options;
export type StencilRate = (typeof stencilRates)[number];

/** The rates of a unit in one year. */
export const Stencil = z.object({ ...stamped, ...storedFields(fields) });
export type Stencil = z.infer<typeof Stencil>;

export const StencilFields = z.object(fields);
export const StencilChange = z.object({ ...changedFields(fields), version });
export type StencilFields = z.infer<typeof StencilFields>;
export type StencilChange = z.infer<typeof StencilChange>;
