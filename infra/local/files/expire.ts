import { daysTag } from '#functions/kernel/store/fileNames.ts';
import { daily } from '../daily.ts';
import type { FileStore } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes the files of a bucket that have outlived the days of their tag, as the rules of the bucket do in the cloud. */
export const expireFiles = async (store: FileStore, bucket: string, now: Date): Promise<void> => {
  const ageOf = (modified: string): number => (now.getTime() - Date.parse(modified)) / dayMs;
  for (const { key, modified, tags } of await store.list(bucket, '')) {
    const days = tags?.[daysTag];
    if (days !== undefined && ageOf(modified) > Number(days)) await store.remove(bucket, key);
  }
};

/** Does so now and then daily. @returns what ends it */
export const expireDaily = (store: FileStore, bucket: string): (() => Promise<void>) =>
  daily(() => expireFiles(store, bucket, new Date()), 'files could not be removed');
