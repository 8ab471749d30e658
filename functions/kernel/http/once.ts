import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '#functions/kernel/problem.ts';
import { idempotencyKey } from '#functions/kernel/store/keys.ts';
import { insert, replace, type Table, type Write } from '#functions/kernel/store/table.ts';

interface Remembered {
  readonly hash: string;
  readonly answer: unknown;
}

/** A create that may be repeated: what it answered before, and the write that remembers it. */
export interface Once {
  recall(table: Table): Promise<Remembered | undefined>;
  remember(now: Date): (answer: unknown) => readonly Write[];
  /** Remembers the whole answer, where it tells more than the change that was made first: a password set, a mail sent. */
  complete(table: Table, answer: unknown): Promise<void>;
}

const daySeconds = 24 * 60 * 60;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The `Idempotency-Key` of a create (api.md "Conventions"): a repeat by the same caller within 24 h answers the first result.
 * Undefined where none is given. Throws 400 when the key was used for another body or path.
 */
export const onceOf = (event: APIGatewayProxyEventV2, username: string): Once | undefined => {
  const given = event.headers['idempotency-key'];
  if (!given) return undefined;
  const key = idempotencyKey(event.pathParameters?.orgId, username, hashOf(given));
  const hash = hashOf(JSON.stringify([event.routeKey, event.pathParameters ?? {}, event.body ?? '']));
  return {
    recall: async (table) => {
      const row = await table.get<Remembered>(key);
      if (row && row.data.hash !== hash) throw new Problem('idempotency');
      return row?.data;
    },
    remember: (now) => (answer) => [
      insert({ ...key, data: { hash, answer }, expires: Math.floor(now.getTime() / 1000) + daySeconds }),
    ],
    complete: async (table, answer) => {
      const row = await table.get<Remembered>(key);
      if (row && JSON.stringify(row.data.answer) !== JSON.stringify(answer))
        await table.commit(replace(row, { hash, answer }));
    },
  };
};
