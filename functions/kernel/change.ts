import { isDeepStrictEqual } from 'node:util';
import { newId } from './ids.ts';
import { insert, type Write } from './table/table.ts';

/** Something that happens to stored data: its writes, and what the log says of it. */
export interface Change<After = unknown> {
  readonly writes: readonly Write[];
  readonly action: 'create' | 'update' | 'remove' | 'order' | 'signIn' | 'signInFailed' | 'signOut';
  /** What was changed, in the field's words: `asset`, `assetPeriod`, `demand` … and its id. */
  readonly object: string;
  readonly id: string;
  /** Whose logbook, where the path does not say it. */
  readonly orgId?: string | null;
  readonly before?: unknown;
  /** The entity after the change; it is also what {@link Scope.commit} returns. */
  readonly after: After;
}

/** One line of the logbook (spec 1 `#/log`; api.md "Log"). */
export interface LogEntry {
  readonly at: string;
  readonly by: string;
  readonly action: Change['action'];
  readonly object: string;
  readonly id: string;
  readonly path: Readonly<Record<string, string>>;
  readonly before: unknown;
  readonly after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only the fields that differ; all of them where there is nothing to compare with. */
const differing = (value: unknown, other: unknown): unknown => {
  if (!isRecord(value) || !isRecord(other)) return value ?? null;
  return Object.fromEntries(Object.entries(value).filter(([field, part]) => !isDeepStrictEqual(part, other[field])));
};

/** The log entry of a change, to be written in the same transaction. */
export const logWrite = (
  { action, object, id, orgId, before, after }: Change,
  { at, by, path }: { at: Date; by: string; path: Readonly<Record<string, string>> },
): Write => {
  const time = at.toISOString();
  const entry: LogEntry = {
    at: time,
    by,
    action,
    object,
    id,
    path,
    before: differing(before, after),
    after: differing(after, before),
  };
  return insert({
    pk: `ORG#${orgId ?? path.orgId ?? '-'}#LOG#${time.slice(0, 7)}`,
    sk: `${time}#${newId('log')}`,
    gsi1pk: `LOG#${by}`,
    gsi1sk: time,
    data: entry,
  });
};
