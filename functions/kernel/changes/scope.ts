import type { Caller } from '#functions/kernel/rights/caller.ts';
import { levelOf, type Place } from '#functions/kernel/rights/place.ts';
import { newId } from '#functions/kernel/services/ids.ts';
import { keyOf, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import { type Day, todayInStockholm } from '#shared/time/day.ts';
import type { Change } from './change.ts';
import { logEntries } from './logbook.ts';

/** What one request may use: who asks, where, when, and the table. */
export interface Scope {
  readonly caller: Caller;
  readonly place: Place;
  readonly table: Table;
  readonly now: Date;
  readonly today: Day;
  /** Where the request came from; for counting failed sign-ins. */
  readonly address: string;
  /**
   * Writes the change and its log entry in one transaction, and gives back what is there after; changes that it brings along go
   * with it, all or none.
   */
  commit<After>(change: Change<After>, ...along: readonly Change[]): Promise<After>;
}

interface Parts {
  readonly caller: Caller;
  readonly place: Place;
  readonly table: Table;
  readonly now: Date;
  readonly address: string;
  /** The ids of the path: for the log, and for what new rows are made below. */
  readonly path: Readonly<Record<string, string>>;
  /** Further writes of the same transaction, told what the change answers. */
  readonly alongside?: (after: unknown) => readonly Write[];
}

const isNew = (write: Write): boolean =>
  'put' in write && (write.guard === 'absent' || (typeof write.guard === 'object' && write.guard.version === 0));

/**
 * What is made new goes below a level that stands: else a sweep that has passed already (functions/hierarchy) would leave it
 * behind, out of everybody's reach. A level that is written itself is guarded by its version.
 */
const below = (path: Parts['path'], writes: readonly Write[]): readonly Write[] => {
  const level = writes.some(isNew) ? levelOf(path) : undefined;
  const isWritten = writes.map(keyOf).some(({ pk, sk }) => pk === level?.pk && sk === level.sk);
  return level && !isWritten ? [{ standing: level }] : [];
};

/** Makes the scope of one request (or of the demo's loading). */
export const scopeOf = ({ path, alongside, ...parts }: Parts): Scope => {
  // A request that commits more than once is remembered with the first: what follows is told again, not made again.
  let remember = alongside;
  return {
    ...parts,
    today: todayInStockholm(parts.now),
    commit: async (change, ...along) => {
      const changes = [change, ...along];
      const log = await logEntries(changes, { at: parts.now, by: parts.caller.username, path });
      const writes = changes.flatMap((one) => one.writes);
      const beside = [...log.writes, ...(remember?.(change.after) ?? [])];
      try {
        await parts.table.commit(...writes, ...below(path, writes), ...beside);
      } catch (cause) {
        await log.forget();
        throw cause;
      }
      remember = undefined;
      return change.after;
    },
  };
};

/** Changes in one transaction: each is up to three writes, and a line of the log. */
export const changesAtOnce = 24;

/** Commits many changes, so many at a time as a transaction takes; what is left when one fails is to be done again. */
export const commitAll = async (scope: Scope, changes: readonly Change[]): Promise<void> => {
  for (let at = 0; at < changes.length; at += changesAtOnce) {
    const [first, ...others] = changes.slice(at, at + changesAtOnce);
    if (first) await scope.commit(first, ...others);
  }
};

/** The stamp of something new: identity, version 1, by whom and when. */
export const newStamp = ({ caller, now }: Scope, prefix: string): Stamp => ({
  id: newId(prefix),
  version: 1,
  changedBy: caller.username,
  changedAt: now.toISOString(),
});

/** The stamp of something changed: the same identity, the next version. */
export const nextStamp = ({ caller, now }: Scope, { id, version }: Pick<Stamp, 'id' | 'version'>): Stamp => ({
  id,
  version: version + 1,
  changedBy: caller.username,
  changedAt: now.toISOString(),
});
