import type { ReactNode } from 'react';
import { session } from '#web/api/live.ts';
import type { Place } from '#web/api/place.ts';
import { hasRole, type Role } from '#web/api/roles.ts';
import { useSignal } from '#web/api/useSignal.ts';

/** Whether the signed-in account has any of the roles; Admin accepts SuperAdmin. */
export const useHasRole = (...wanted: readonly Role[]): boolean => hasRole(useSignal(session)?.roles ?? [], wanted);

/** Whether the account may change and make periods older than the 10-week limit (api.md "History"). */
export const useMayChangeHistory = (): boolean => useHasRole('Admin', 'SuperUser');

interface CanProps {
  /** The place that must be writable. */
  readonly write?: Place;
  /** Roles of which one is needed. */
  readonly role?: readonly Role[];
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** Shows its children only to who may; the server decides all the same. */
export const Can = ({ write, role, children, otherwise = null }: CanProps) => {
  const roleHeld = useHasRole(...(role ?? []));
  return (write === undefined || write.canWrite) && (role === undefined || roleHeld) ? children : otherwise;
};
