import { createHmac } from 'node:crypto';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { setting } from './environment.ts';

/** Where a list goes on, sealed to who asked what: a cursor of somebody else, or of another question, is refused. */
interface Cursor {
  readonly after: readonly string[];
  readonly seal: string;
}

/** By a secret: keys that somebody made up lead anywhere, or nowhere at all. */
const sealOf = (after: unknown, question: unknown): string =>
  createHmac('sha256', setting('EDGE_SECRET'))
    .update(JSON.stringify(['cursor', after, question]))
    .digest('base64url')
    .slice(0, 22);

/** The text of a cursor behind these keys. `question` is the caller and all that shapes the list. */
export const cursorOf = (after: readonly string[], question: unknown): string =>
  Buffer.from(JSON.stringify({ after, seal: sealOf(after, question) } satisfies Cursor)).toString('base64url');

const parsed = (text: string): Partial<Cursor> | null => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Partial<Cursor> | null;
  } catch {
    return null;
  }
};

/** The keys behind which the list goes on; none without a cursor. Throws `validation` when it is not ours, or not of this question. */
export const afterOf = (text: string | undefined, question: unknown): readonly string[] => {
  if (text === undefined) return [];
  const cursor = parsed(text);
  if (!cursor?.after || cursor.seal !== sealOf(cursor.after, question)) throw fieldProblem('cursor', 'other');
  return cursor.after;
};
