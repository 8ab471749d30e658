import type { Claims } from '#web/api/claims.ts';
import { hasRole } from '#web/api/roles.ts';
import { href } from './href.ts';
import { routes } from './routes.ts';

/**
 * Where somebody begins (spec 1 section 2): Admin and SuperAdmin at the organisations, others at the plan, which itself
 * begins at the first grant.
 */
export const startAddress = (claims: Claims | undefined): string =>
  hasRole(claims?.roles ?? [], ['Admin']) ? routes.organizations.path : href.plan();

/** Where a login leads: to the screen that was asked for, unless that was only the plan with no place in it. */
export const afterLogin = (claims: Claims | undefined, from: string | null): string =>
  from === null || from === routes.plan.path ? startAddress(claims) : from;
