import { isProviderType } from '#shared/model/roles.ts';
import type { Claims } from '#web/platform/api/claims.ts';
import { href } from './href.ts';
import { routes } from './routes.ts';

/**
 * Returns the start screen of an account: the organisations for Admin and SuperAdmin, the plan for others, which opens the
 * place of the first grant.
 */
export const startAddress = (claims: Claims | undefined): string =>
  claims?.roles.some(isProviderType) ? routes.organizations.path : href.plan();

/** Returns the address after a login: the requested one (`from`), unless that is only the plan without a place. */
export const afterLogin = (claims: Claims | undefined, from: string | null): string =>
  from === null || from === routes.plan.path ? startAddress(claims) : from;
