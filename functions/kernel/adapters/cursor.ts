import { createHmac } from 'node:crypto';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { setting } from './environment.ts';

/** The position in a list, signed for one caller and one query: the cursor of another caller or query is refused. */
interface Cursor {
  readonly after: readonly string[];
  readonly seal: string;
}

/** Signed with a secret, so that a client cannot form a cursor to arbitrary keys. */
const sealOf = (after: unknown, query: unknown): string =>
  createHmac('sha256', setting('EDGE_SECRET'))
    .update(JSON.stringify(['cursor', after, query]))
    .digest('base64url')
    .slice(0, 22);

/** The text of a cursor after these keys. `query` is the caller and everything that the list depends on. */
export const cursorOf = (after: readonly string[], query: unknown): string =>
  Buffer.from(JSON.stringify({ after, seal: sealOf(after, query) } satisfies Cursor)).toString('base64url');

const parsed = (text: string): Partial<Cursor> | null => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Partial<Cursor> | null;
  } catch {
    return null;
  }
};

/** The keys after which the list continues; none without a cursor. Throws `validation` for a cursor that was not issued for `query`. */
export const afterOf = (text: string | undefined, query: unknown): readonly string[] => {
  if (text === undefined) return [];
  const cursor = parsed(text);
  if (!cursor?.after || cursor.seal !== sealOf(cursor.after, query)) throw fieldProblem('cursor', 'other');
  return cursor.after;
};
