import { hasRight, type Right } from '#shared/model/roles.ts';
import { session } from './live.ts';
import { useSignal } from './useSignal.ts';

/** Whether the signed-in account holds the right, by the table that the server enforces. */
export const useRight = (right: Right): boolean =>
  (useSignal(session)?.roles ?? []).some((type) => hasRight(type, right));
