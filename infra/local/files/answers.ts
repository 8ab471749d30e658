import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answersOfReader } from '#functions/kernel/store/fileNames.ts';
import { type Answer, json } from '../gateway/answer.ts';
import type { FileStore } from './store.ts';

/** Serves answers too large for the gateway, as CloudFront does: the path is the name of the file, and there are no other files. */
export const answerPages =
  (store: FileStore, bucket: string) =>
  async ({ method }: IncomingMessage, path: string): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') return json(405, { error: 'methodNotAllowed' }, { allow: 'GET, HEAD' });
    const key = path.slice(1);
    const stored = answersOfReader(key) === undefined ? undefined : await store.find(bucket, key);
    if (!stored) return json(404, { error: 'notFound' });
    return {
      status: 200,
      headers: { 'content-type': stored.headers['content-type'] ?? 'application/json', 'cache-control': 'no-store' },
      body: await buffer(store.content(bucket, stored)),
    };
  };

/** How many answers of a reader are kept: more than a browser asks for at once. */
const mostEach = 5;

/** To be told of each file that was stored: removes what a reader has of answers beyond the newest. */
export const answersBound = (store: FileStore, bucket: string) => {
  const kept = new Map<string, readonly string[]>();
  return async (key: string): Promise<void> => {
    const reader = answersOfReader(key);
    if (reader === undefined) return;
    const all = [...(kept.get(reader) ?? []).filter((other) => other !== key), key];
    kept.set(reader, all.slice(-mostEach));
    for (const old of all.slice(0, -mostEach)) await store.remove(bucket, old);
  };
};
