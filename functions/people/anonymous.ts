import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { isOf, isOwn, isRecord } from '#functions/log/about.ts';
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

type Values = Pick<LogEntry, 'before' | 'after'>;

/** The values of an entry with those about the employee blanked. */
export const anonymousValues = (entry: LogEntry, assetId: string): Values => {
  const { before, after } = entry;
  if (isOwn(entry, assetId)) return { before: blanked(before), after: blanked(after) };
  const isPart = isOf(assetId);
  return { before, after: Array.isArray(after) ? after.map((part) => (isPart(part) ? blanked(part) : part)) : after };
};
