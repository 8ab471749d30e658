import { fieldProblem } from '#functions/kernel/problem.ts';
import { isSigned, signatureOf } from './seal.ts';

/** The position in a list, signed for one caller and one query: the cursor of another caller or query is refused. */
interface Cursor {
  readonly after: readonly string[];
  readonly seal: string;
}

/** Signed, so that a client cannot form a cursor to arbitrary keys. */
const purpose = 'cursor';
const signed = (after: unknown, query: unknown): string => JSON.stringify([after, query]);

/** The text of a cursor after these keys. `query` is the caller and everything that the list depends on. */
export const cursorOf = async (after: readonly string[], query: unknown): Promise<string> => {
  const cursor: Cursor = { after, seal: await signatureOf(purpose, signed(after, query)) };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
};

const parsed = (text: string): Partial<Cursor> | null => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Partial<Cursor> | null;
  } catch {
    return null;
  }
};

/** The keys after which the list continues; none without a cursor. Throws `validation` for a cursor that was not issued for `query`. */
export const afterOf = async (text: string | undefined, query: unknown): Promise<readonly string[]> => {
  if (text === undefined) return [];
  const cursor = parsed(text);
  if (!cursor?.after || !(await isSigned(purpose, signed(cursor.after, query), String(cursor.seal))))
    throw fieldProblem('cursor', 'other');
  return cursor.after;
};
