import type { AssetPeriod } from '#shared/model/asset.ts';
import type { Draft } from '#web/ui/sheet/core/draft.ts';

/** The version of each period when typing in it began, by id. */
export type Versions = Readonly<Record<string, number>>;

type Known = Pick<AssetPeriod, 'id' | 'version' | 'changedBy'>;

/** The versions of the rows in the draft: as noted before, else as they are now. */
export const versionsOf = (draft: Draft, before: Versions, periods: readonly Known[]): Versions =>
  Object.fromEntries(periods.filter(({ id }) => id in draft).map(({ id, version }) => [id, before[id] ?? version]));

/**
 * The version that a change is sent over: the one noted when typing began, or the next one when that was made by the
 * same account, as when a new period ended this one.
 */
export const versionFor = ({ id, version, changedBy }: Known, noted: Versions, username: string): number => {
  const began = noted[id] ?? version;
  return version === began + 1 && changedBy === username ? version : began;
};
