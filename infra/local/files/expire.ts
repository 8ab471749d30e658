import { fileLifetimes } from '#infra/fileLifetimes.ts';
import { daily } from '../daily.ts';
import type { FileStore } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes the files of a bucket that have outlived their time, as the rules of the bucket do in the cloud. */
export const expireFiles = async (store: FileStore, bucket: string, now: Date): Promise<void> => {
  for (const { prefix, days } of fileLifetimes) {
    const oldest = new Date(now.getTime() - days * dayMs).toISOString();
    for (const { key, modified } of await store.list(bucket, prefix))
      if (modified < oldest) await store.remove(bucket, key);
  }
};

/** Does so now and then daily. @returns what ends it */
export const expireDaily = (store: FileStore, bucket: string): (() => Promise<void>) =>
  daily(() => expireFiles(store, bucket, new Date()), 'files could not be removed');
