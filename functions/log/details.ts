import type { Caller } from '#functions/kernel/rights/caller.ts';
import { type LogEntry, refusedActions } from '#shared/model/log.ts';

const refused: ReadonlySet<string> = new Set(refusedActions);

/** The entry without the client's address and the reason of a failed sign-in or a refusal, which SuperAdmin alone sees. */
export const withoutOrigin = ({ type }: Pick<Caller, 'type'>, entry: LogEntry): LogEntry =>
  type !== 'SuperAdmin' && refused.has(entry.action) ? { ...entry, after: null } : entry;
