import type { Same } from '../same.ts';
import type { schemas as sv } from '../sv/schemas.ts';

/** Texts of the tab. */
export const schemas = {} as const satisfies Same<typeof sv>;
