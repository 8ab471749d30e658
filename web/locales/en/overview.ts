import type { Same } from '../same.ts';
import type { overview as sv } from '../sv/overview.ts';

/** Texts of the tab. */
export const overview = {} as const satisfies Same<typeof sv>;
