import type * as z from 'zod';
import { type Fault, faultsOf } from '#shared/model/faults.ts';

/**
 * What is wrong with a body, by field, by the schema that the server uses. What is only missing is not told before
 * somebody tried to save.
 */
export const faultsIn = (schema: z.ZodType, body: unknown, tried: boolean): Readonly<Record<string, Fault>> => {
  const read = schema.safeParse(body);
  const faults = read.success ? {} : faultsOf(read.error.issues);
  return tried ? faults : Object.fromEntries(Object.entries(faults).filter(([, { code }]) => code !== 'required'));
};
