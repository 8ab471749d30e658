import type * as z from 'zod';
import { faultsOf, faultText } from '#shared/model/faults.ts';

/** The Swedish texts of the faults in a body, by field; empty when the body is valid. */
export const refusals = (schema: z.ZodType, body: unknown): Record<string, string> => {
  const { error } = schema.safeParse(body, { reportInput: true });
  const faults = faultsOf(error?.issues ?? []);
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultText(fault)]));
};
