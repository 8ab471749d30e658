import { href } from './routes.ts';

/** Where a login leads when no screen was asked for (spec 1 section 2): the plan, which begins at the first grant. */
export const startAddress = (): string => href.plan();
