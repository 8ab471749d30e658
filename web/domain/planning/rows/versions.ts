import type { Stamp } from '#shared/model/fields.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';

/** The version of each row's entity when typing in it began, by id. */
export type Versions = Readonly<Record<string, number>>;

type Known = Pick<Stamp, 'id' | 'version' | 'changedBy'>;

/** The versions of the rows in the draft: as noted before, else as they are now. */
export const versionsOf = (draft: Draft, before: Versions, stored: readonly Known[]): Versions =>
  Object.fromEntries(stored.filter(({ id }) => id in draft).map(({ id, version }) => [id, before[id] ?? version]));

/**
 * The version that a change is sent over: the one noted when typing began, or the next one when that was made by the
 * same account, as when a new period ended this one.
 */
export const versionFor = ({ id, version, changedBy }: Known, noted: Versions, username: string): number => {
  const began = noted[id] ?? version;
  return version === began + 1 && changedBy === username ? version : began;
};
