import { browserStorage } from '#web/platform/browser/storage.ts';
/** The storage key of the access token: without it nobody is signed in at this browser. */
export const TOKEN = 'auth-token';

/** The place that an account last planned at this browser, and the period last shown. */
export const lastPlaceKey = 'prev-plan-context';
export const lastPeriodKey = 'prev-plan-period';

/** When a window of this browser was last used, where an organisation limits how long none may be. */
export const lastActiveKey = 'last-active';

/** The prefix of the storage keys of one account's drafts. */
export const draftPrefix = (username: string): string => `draft:${username}:`;

/** The storage key of the places that an account last visited. */
export const recentKey = (username: string): string => `recent:${username}`;

/** The storage key of the figures, gross or net, that an account looks at: a choice that outlives its sign-in. */
export const figuresKey = (username: string): string => `figures:${username}`;

/** The storage key of the order in which an account looks at units to choose from. */
export const unitOrderKey = (username: string): string => `unitOrder:${username}`;

type PersonalStorage = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** Removes which places and period the account was at. */
export const removeVisited = (storage: Pick<Storage, 'removeItem'>, username: string): void => {
  for (const key of [recentKey(username), lastPlaceKey, lastPeriodKey]) storage.removeItem(key);
};

/** Removes what this browser keeps of an account: drafts, visited places, the last place and period. */
export const removePersonal = (storage: PersonalStorage, username: string): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(draftPrefix(username)))) storage.removeItem(key);
  removeVisited(storage, username);
};

/** Keeps something of the account that is signed in; nothing once it has signed out, in this or in another window. */
export const keepPersonal = (key: string, value: unknown): void => {
  if (browserStorage.getItem(TOKEN) !== null) browserStorage.setItem(key, JSON.stringify(value));
};
