import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { anonymousName } from '#shared/model/asset.ts';

/** The employee without name, comments and the number in the HR system; the figures stay. */
export const anonymous = <A extends Pick<StoredAsset, 'name' | 'periods'>>({
  imported: _,
  ...asset
}: A & Pick<StoredAsset, 'imported'>) => ({
  ...asset,
  name: anonymousName,
  periods: asset.periods.map((period) => ({ ...period, comment: '' })),
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const blanks: Readonly<Record<string, string>> = { name: anonymousName, comment: '' };

/** The values with names and comments blanked, at any depth. */
export const blanked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blanked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [
      field,
      Object.hasOwn(blanks, field) && typeof part === 'string' ? blanks[field] : blanked(part),
    ]),
  );
};

const isOf = (assetId: string) => (part: unknown) => isRecord(part) && part.assetId === assetId;

/** Whether the entry is about this employee only. */
const isOwn = ({ id, path }: LogEntry, assetId: string): boolean => id === assetId || path.assetId === assetId;

/** Whether the entry is about the employee: only, or among several who got the same period. */
export const isAbout = (entry: LogEntry, assetId: string): boolean =>
  isOwn(entry, assetId) || (Array.isArray(entry.after) && entry.after.some(isOf(assetId)));

/** Whether the entry may be about the employee: its values are stored as a file, and have to be read to know. */
export const mayBeAbout = ({ file, path }: LogEntry, categoryId: string): boolean =>
  file !== undefined && path.assetId === undefined && path.categoryId === categoryId;

type Values = Pick<LogEntry, 'before' | 'after'>;

/** The entry with only the values about the employee. */
export const valuesAbout = <Entry extends LogEntry>(entry: Entry, assetId: string): Entry =>
  isOwn(entry, assetId) || !Array.isArray(entry.after) ? entry : { ...entry, after: entry.after.filter(isOf(assetId)) };

/** The values of an entry with those about the employee blanked. */
export const anonymousValues = (entry: LogEntry, assetId: string): Values => {
  const { before, after } = entry;
  if (isOwn(entry, assetId)) return { before: blanked(before), after: blanked(after) };
  const isPart = isOf(assetId);
  return { before, after: Array.isArray(after) ? after.map((part) => (isPart(part) ? blanked(part) : part)) : after };
};
