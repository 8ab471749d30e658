import { hasRight, type Right } from '#shared/model/rights.ts';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';

/** Whether the signed-in account holds the right, by the table that the server enforces. */
export const useRight = (right: Right): boolean =>
  (useSignal(session)?.roles ?? []).some((type) => hasRight(type, right));
