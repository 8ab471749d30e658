/** The place that an account last planned at this browser, and the period last shown. */
export const lastPlaceKey = 'prev-plan-context';
export const lastPeriodKey = 'prev-plan-period';

/** The prefix of the storage keys of one account's drafts. */
export const draftPrefix = (username: string): string => `draft:${username}:`;

/** The storage key of the places that an account last visited. */
export const recentKey = (username: string): string => `recent:${username}`;

type PersonalStorage = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** Removes what this browser keeps of an account: drafts, visited places, the last place and period. */
export const removePersonal = (storage: PersonalStorage, username: string): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const drafts = keys.filter((key) => key.startsWith(draftPrefix(username)));
  for (const key of [...drafts, recentKey(username), lastPlaceKey, lastPeriodKey]) storage.removeItem(key);
};
