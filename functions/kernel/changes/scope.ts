import { newId } from '#functions/kernel/adapters/ids.ts';
import { assertInTime } from '#functions/kernel/adapters/work.ts';
import type { Caller, SessionOfToken } from '#functions/kernel/rights/caller.ts';
import { levelKey, type Place } from '#functions/kernel/rights/place.ts';
import { keyOf, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import { type Day, todayInStockholm } from '#shared/time/day.ts';
import type { Change } from './change.ts';
import { logEntries } from './logbook.ts';
import { undoIfRefused } from './undoIfRefused.ts';

/** What only a request over HTTP has: the account and session of its access token, cookies, and those to answer with. */
export interface HttpContext {
  /** Undefined without a valid token, which an open endpoint does not need. */
  bearer(): Promise<{ readonly username: string; readonly session: SessionOfToken } | undefined>;
  /** What the client says that it is. */
  readonly userAgent: string;
  readonly cookies: readonly string[];
  setCookie(cookie: string): void;
}

/** The context of one request that services work with: caller, place, time and table. */
export interface Scope {
  readonly caller: Caller;
  readonly place: Place;
  readonly table: Table;
  readonly now: Date;
  readonly today: Day;
  /** The IP address of the client; failed sign-ins are counted by it. */
  readonly address: string;
  readonly http?: HttpContext;
  /**
   * Writes the change, the changes `along` with it and all their log entries in one transaction. Returns `change.after`.
   * Throws `Conflict` when a guard does not hold.
   */
  commit<After>(change: Change<After>, ...along: readonly Change[]): Promise<After>;
}

interface Parts {
  readonly caller: Caller;
  readonly place: Place;
  readonly table: Table;
  readonly now: Date;
  readonly address: string;
  readonly http?: HttpContext;
  /** The ids of the path: logged, and the level that new rows are created below. */
  readonly path: Readonly<Record<string, string>>;
  /** Further writes of the first transaction, made from what its change answers. */
  readonly alongside?: (after: unknown) => Promise<readonly Write[]>;
}

const isNew = (write: Write): boolean =>
  'put' in write && (write.guard === 'absent' || (typeof write.guard === 'object' && write.guard.version === 0));

/**
 * The condition for new rows: the level above them is there and is not being removed. Without it, a row created while a sweep
 * (functions/hierarchy/removal) runs could stay behind unreachable. A level that is itself written is guarded by its version.
 */
const below = (path: Parts['path'], writes: readonly Write[]): readonly Write[] => {
  const level = writes.some(isNew) ? levelKey(path) : undefined;
  const isWritten = writes.map(keyOf).some(({ pk, sk }) => pk === level?.pk && sk === level.sk);
  return level && !isWritten ? [{ requires: level }] : [];
};

/** The scope of one request, or of a load of data. */
export const scopeOf = ({ path, alongside, ...parts }: Parts): Scope => {
  // The writes alongside belong to the first commit of a request only.
  let remember = alongside;
  return {
    ...parts,
    today: todayInStockholm(parts.now),
    commit: async (change, ...along) => {
      assertInTime();
      const changes = [change, ...along];
      const log = await logEntries(changes, { at: parts.now, by: parts.caller.username, path });
      const writes = changes.flatMap((one) => one.writes);
      const beside = [...log.writes, ...((await remember?.(change.after)) ?? [])];
      await undoIfRefused(() => parts.table.commit(...writes, ...below(path, writes), ...beside), log.discard);
      remember = undefined;
      return change.after;
    },
  };
};

/** Changes of one transaction (100 items): each takes up to three writes and a log entry. */
export const changesAtOnce = 24;

/** Commits many changes in several transactions. When one fails, those before it are stored and the rest is not. */
export const commitAll = async (scope: Scope, changes: readonly Change[]): Promise<void> => {
  for (let at = 0; at < changes.length; at += changesAtOnce) {
    const [first, ...others] = changes.slice(at, at + changesAtOnce);
    if (first) await scope.commit(first, ...others);
  }
};

/** Actor and time of a change. */
export const actorStamp = ({ caller, now }: Scope): Pick<Stamp, 'changedBy' | 'changedAt'> => ({
  changedBy: caller.username,
  changedAt: now.toISOString(),
});

/** The stamp of a new entity: a new id and version 1, with actor and time. */
export const newStamp = (scope: Scope, prefix: string): Stamp => ({
  id: newId(prefix),
  version: 1,
  ...actorStamp(scope),
});

/** The stamp of a changed entity: the same id and the next version, with actor and time. */
export const nextStamp = (scope: Scope, { id, version }: Pick<Stamp, 'id' | 'version'>): Stamp => ({
  id,
  version: version + 1,
  ...actorStamp(scope),
});
