import { createHash } from 'node:crypto';
import { keyedHashes } from '#functions/kernel/adapters/seal.ts';
import { type Remembered, rememberedAnswer, rememberedRow } from '#functions/kernel/changes/remembered.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { idempotencyKey } from '#functions/kernel/store/keys.ts';
import { insert, type Row, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { Event } from './event.ts';

/** The writes that remember the answer of a create, for the transaction of its first change. */
type Remember = (answer: unknown) => Promise<readonly Write[]>;

/** Runs a create, or returns what the same create answered before. */
export type Idempotently = (create: (remember?: Remember) => Promise<unknown>) => Promise<unknown>;

const daySeconds = 24 * 60 * 60;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The `Idempotency-Key` of a create (shared/contract/README.md): a repeat by the same caller within 24 h gets the first
 * result; without the header every create runs. The request is kept as a keyed hash, as it may hold a password, and the answer
 * sealed, as it may hold names. Throws 400 when the key was used for another body or path.
 */
export const idempotencyOf = (table: Table, event: Event, username: string): Idempotently => {
  const header = event.headers['idempotency-key'];
  if (!header) return (create) => create();
  const key = idempotencyKey(event.pathParameters?.orgId, username, hashOf(header));
  const request = JSON.stringify([event.routeKey, event.pathParameters ?? {}, event.body ?? '']);
  const hashes = () => keyedHashes('request', request);

  const recall = async (): Promise<Row<Remembered> | undefined> => {
    const row = await table.get<Remembered>(key);
    if (row && !(await hashes()).includes(row.data.hash)) throw new Problem('idempotency');
    return row;
  };

  /** The answer that this request has remembered, sealed: no other has the same text. */
  let own: string | undefined;

  const remember: Remember = async (answer) => {
    const [hash] = await hashes();
    const row = await rememberedRow({ ...key, version: 0, data: { hash, answer: '' } }, answer);
    own = row.data.answer;
    return [insert({ ...row, expires: Math.floor(Date.now() / 1000) + daySeconds })];
  };

  /** The whole answer may hold more than the change that was committed first, e.g. that a mail was sent. */
  const complete = async (answer: unknown): Promise<void> => {
    const row = await table.get<Remembered>(key);
    if (row && JSON.stringify(await rememberedAnswer(row)) !== JSON.stringify(answer))
      await table.commit({
        put: { ...(await rememberedRow(row, answer)), version: row.version + 1 },
        guard: { version: row.version },
      });
  };

  return async (create) => {
    const earlier = await recall();
    if (earlier) return rememberedAnswer(earlier);
    try {
      const answer = await create(remember);
      await complete(answer);
      return answer;
    } catch (cause) {
      // The same create sent twice at once: the refusal may come from what the other request has just created. A refusal after this
      // request's own first commit is no success.
      const twin = cause instanceof Problem ? await recall() : undefined;
      if (twin && twin.data.answer !== own) return rememberedAnswer(twin);
      throw cause;
    }
  };
};
