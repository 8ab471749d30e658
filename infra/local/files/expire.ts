import { answersOfReader, daysTag } from '#functions/kernel/store/fileNames.ts';
import { hourly } from '../daily.ts';
import type { FileStore, Stored } from './store.ts';

const hourMs = 60 * 60 * 1000;

/** In milliseconds. Answers are read at once, and lie on a disk that the database shares; rules of a bucket know whole days only. */
const lifetimeOf = ({ key, tags }: Stored): number => {
  if (answersOfReader(key) !== undefined) return hourMs;
  const days = tags?.[daysTag];
  return days === undefined ? Number.POSITIVE_INFINITY : Number(days) * 24 * hourMs;
};

/** Removes the files of a bucket that have outlived the days of their tag, as the rules of the bucket do in the cloud; answers after an hour. */
export const expireFiles = async (store: FileStore, bucket: string, now: Date): Promise<void> => {
  for (const stored of await store.list(bucket, '')) {
    if (now.getTime() - Date.parse(stored.modified) > lifetimeOf(stored)) await store.remove(bucket, stored.key);
  }
};

/** Does so now and then hourly. @returns what ends it */
export const expireHourly = (store: FileStore, bucket: string): (() => Promise<void>) =>
  hourly(() => expireFiles(store, bucket, new Date()), 'files could not be removed');
