import type { Same } from '../same.ts';
import type { assets as sv } from '../sv/assets.ts';

/** Texts of the tab. */
export const assets = {} as const satisfies Same<typeof sv>;
