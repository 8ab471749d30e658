import { isDeepStrictEqual } from 'node:util';
import { newId } from '#functions/kernel/services/ids.ts';
import { logKeys, noOrganization } from '#functions/kernel/store/keys.ts';
import type { Write } from '#functions/kernel/store/table.ts';

/** Something that happens to stored data: its writes, and what the log says of it. */
export interface Change<After = unknown> {
  readonly writes: readonly Write[];
  readonly action: 'create' | 'update' | 'remove' | 'order' | 'anonymise' | 'signIn' | 'signInFailed' | 'signOut';
  /** What was changed, in the field's words: `asset`, `assetPeriod`, `demand` … and its id. */
  readonly object: string;
  readonly id: string;
  /** Whose doing it is, where it comes without a token: a sign-in, a mailed link. */
  readonly by?: string;
  /** Whose logbook, where the path does not say it. */
  readonly orgId?: string | null;
  /** Where, when it lies deeper than the request's own path. */
  readonly path?: Readonly<Record<string, string>>;
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
  /** Where before and after lie when they are too large for the table. */
  readonly file?: string;
}

/** When, by whom and where a change happens. */
export interface Happening {
  readonly at: Date;
  readonly by: string;
  readonly path: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only the fields that differ; all of them where there is nothing to compare with. */
const differing = (value: unknown, other: unknown): unknown => {
  if (!isRecord(value) || !isRecord(other)) return value ?? null;
  return Object.fromEntries(Object.entries(value).filter(([field, part]) => !isDeepStrictEqual(part, other[field])));
};

let entries = 0;

/** All entries of a request bear its time: their ids keep the order in which they were written. */
const entryId = (): string => newId(`log_${String(++entries).padStart(9, '0')}`);

/** A change as the logbook tells it, and the keys of its row: by month in its organisation's book, and by person in index 1. */
export const logRow = (change: Change, { at, by, ...request }: Happening) => {
  const { action, object, id, orgId, before, after } = change;
  const path = { ...request.path, ...change.path };
  const doer = change.by ?? by;
  const time = at.toISOString();
  const data: LogEntry = {
    at: time,
    by: doer,
    action,
    object,
    id,
    path,
    before: differing(before, after),
    after: differing(after, before),
  };
  return { ...logKeys(orgId ?? path.orgId ?? noOrganization, time, doer, entryId()), data };
};
