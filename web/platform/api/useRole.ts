import { session } from './live.ts';
import { hasRole, type Role } from './roles.ts';
import { useSignal } from './useSignal.ts';

/** Whether the signed-in account has any of the roles; Admin accepts SuperAdmin. */
export const useHasRole = (...wanted: readonly Role[]): boolean => hasRole(useSignal(session)?.roles ?? [], wanted);
