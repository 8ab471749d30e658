import { isDeepStrictEqual } from 'node:util';
import { newId } from '#functions/kernel/adapters/ids.ts';
import { logKeys, noOrganization } from '#functions/kernel/store/keys.ts';
import type { Write } from '#functions/kernel/store/table.ts';
import type { LogEntry as ModelEntry } from '#shared/model/log.ts';

/** A change of stored data: its writes, and the log entry about it. */
export interface Change<After = unknown> {
  readonly writes: readonly Write[];
  readonly action: ModelEntry['action'];
  /** The kind of the changed entity (`asset`, `assetPeriod`, `demand` …); `id` is its id. */
  readonly object: string;
  readonly id: string;
  /** Username of the actor, for a request without a token: a sign-in, a mailed link. */
  readonly by?: string;
  /** The organisation whose log gets the entry, where the request's path has none. */
  readonly orgId?: string | null;
  /** Ids below those of the request's own path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly before?: unknown;
  /** Why it was done, where the request says so: in the log as the field `correction`. */
  readonly correction?: string;
  /** The entity after the change, as `Scope.commit` returns it. */
  readonly after: After;
}

/** A log entry as it is stored. Of a change, `before` and `after` hold only the fields that differ. */
export interface LogEntry {
  readonly at: string;
  readonly by: string;
  readonly action: Change['action'];
  readonly object: string;
  readonly id: string;
  readonly path: Readonly<Record<string, string>>;
  readonly before: unknown;
  readonly after: unknown;
  /** The name of the file with `before` and `after`, when they are too large for the table. */
  readonly file?: string;
}

/** The part of a log entry that is the same for all changes of a request: time, actor and the ids of the path. */
export interface LogContext {
  readonly at: Date;
  readonly by: string;
  readonly path: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a record that differ from the other's; the value itself unless both are records. */
const differing = (value: unknown, other: unknown): unknown => {
  if (!isRecord(value) || !isRecord(other)) return value ?? null;
  return Object.fromEntries(Object.entries(value).filter(([field, part]) => !isDeepStrictEqual(part, other[field])));
};

let entries = 0;

/** All entries of a request have the same time: a counter in their ids keeps the order in which they were written. */
const entryId = (): string => newId(`log_${String(++entries).padStart(9, '0')}`);

/** The log entry of a change with its keys: by organisation and month, and in index 1 by actor. */
export const logRow = (change: Change, { at, by, ...request }: LogContext) => {
  const { action, object, id, orgId, before, after, correction } = change;
  const changed = differing(after, before);
  const path = { ...request.path, ...change.path };
  const actor = change.by ?? by;
  const time = at.toISOString();
  const data: LogEntry = {
    at: time,
    by: actor,
    action,
    object,
    id,
    path,
    before: differing(before, after),
    after: correction !== undefined && isRecord(changed) ? { ...changed, correction } : changed,
  };
  return { ...logKeys(orgId ?? path.orgId ?? noOrganization, time, actor, entryId()), data };
};
