import type { Same } from '../same.ts';
import type { demand as sv } from '../sv/demand.ts';

/** Texts of the tab. */
export const demand = {} as const satisfies Same<typeof sv>;
