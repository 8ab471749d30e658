import type * as z from 'zod';
import { faultsOf, faultText } from '#shared/model/faults.ts';

/** What a person is told of a body, by field; nothing where all is well. */
export const refusals = (schema: z.ZodType, body: unknown): Record<string, string> => {
  const { error } = schema.safeParse(body, { reportInput: true });
  const faults = faultsOf(error?.issues ?? []);
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultText(fault)]));
};
