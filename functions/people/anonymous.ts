import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { StoredAsset } from '#functions/plan/stored.ts';
import { anonymousName } from '#shared/model/asset.ts';

/** The employee without name and comments: what is left is counted, not known. */
export const anonymous = <A extends Pick<StoredAsset, 'name' | 'periods'>>(asset: A): A => ({
  ...asset,
  name: anonymousName,
  periods: asset.periods.map((period) => ({ ...period, comment: '' })),
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const blanks: Readonly<Record<string, string>> = { name: anonymousName, comment: '' };

/** The same values, whatever their shape, with names and comments blanked. */
const blanked = (value: unknown): unknown => {
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

/** The entry tells of this employee alone. */
const isOwn = ({ id, path }: LogEntry, assetId: string): boolean => id === assetId || path.assetId === assetId;

/** The entry tells of the employee: alone, or among several who got the same period. */
export const isAbout = (entry: LogEntry, assetId: string): boolean =>
  isOwn(entry, assetId) || (Array.isArray(entry.after) && entry.after.some(isOf(assetId)));

/** The entry may tell of the employee among others, but what it says lies in a file. */
export const mayBeAbout = ({ file, path }: LogEntry, categoryId: string): boolean =>
  file !== undefined && path.assetId === undefined && path.categoryId === categoryId;

type Values = Pick<LogEntry, 'before' | 'after'>;

/** What an entry about the employee says of him, and of nobody else. */
export const aboutAlone = <Entry extends LogEntry>(entry: Entry, assetId: string): Entry =>
  isOwn(entry, assetId) || !Array.isArray(entry.after) ? entry : { ...entry, after: entry.after.filter(isOf(assetId)) };

/** What an entry about the employee may still say when he is anonymous. */
export const anonymousValues = (entry: LogEntry, assetId: string): Values => {
  const { before, after } = entry;
  if (isOwn(entry, assetId)) return { before: blanked(before), after: blanked(after) };
  const ofHim = isOf(assetId);
  return { before, after: Array.isArray(after) ? after.map((part) => (ofHim(part) ? blanked(part) : part)) : after };
};
