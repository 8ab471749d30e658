import type { Caller } from '#functions/kernel/rights/caller.ts';
import { type LogEntry, refusedActions } from '#shared/model/log.ts';
import { hasRight } from '#shared/model/roles.ts';

const refused: ReadonlySet<string> = new Set(refusedActions);

/**
 * The entry without the client's address and the reason of a failed sign-in or a refusal, which SuperAdmin alone sees; a SuperUser sees
 * the reason of a failed sign-in, to help whoever is locked out.
 */
export const withoutOrigin = ({ type }: Pick<Caller, 'type'>, entry: LogEntry): LogEntry => {
  if (hasRight(type, 'everywhere') || !refused.has(entry.action)) return entry;
  const { reason } = (entry.after ?? {}) as { readonly reason?: unknown };
  const isTold = hasRight(type, 'administer') && entry.action === 'signInFailed';
  return { ...entry, after: isTold ? { reason } : null };
};
