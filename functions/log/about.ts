import type { LogEntry } from '#functions/kernel/changes/change.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a part of an entry's values is about the employee, by its own id. */
export const isOf = (assetId: string) => (part: unknown) => isRecord(part) && part.assetId === assetId;

/** Whether the entry is about this employee, or other entity, only. */
export const isOwn = ({ id, path }: LogEntry, assetId: string): boolean => id === assetId || path.assetId === assetId;

/** Whether the entry is about the employee: only, or among several who got the same period. */
export const isAbout = (entry: LogEntry, assetId: string): boolean =>
  isOwn(entry, assetId) || (Array.isArray(entry.after) && entry.after.some(isOf(assetId)));

/** Whether the entry may be about the employee: its values are stored as a file, and have to be read to know. */
export const mayBeAbout = ({ file, path }: LogEntry, categoryId: string): boolean =>
  file !== undefined && path.assetId === undefined && path.categoryId === categoryId;

/** The entry with only the values about the employee. */
export const valuesAbout = <Entry extends LogEntry>(entry: Entry, assetId: string): Entry =>
  isOwn(entry, assetId) || !Array.isArray(entry.after) ? entry : { ...entry, after: entry.after.filter(isOf(assetId)) };
