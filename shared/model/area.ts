import * as z from 'zod';
import { name, stamped, version } from './fields.ts';

/** An area (verksamhet) of an organisation. */
export const Area = z.object({
  ...stamped,
  name: z.string(),
  created: z.string(),
  units: z.array(z.object({ id: z.string(), name: z.string(), shortName: z.string() })),
});
export type Area = z.infer<typeof Area>;

export const AreaFields = z.object({ name: name() });
export const AreaChange = AreaFields.partial().extend({ version });
export type AreaFields = z.infer<typeof AreaFields>;
export type AreaChange = z.infer<typeof AreaChange>;
