import { draftPrefix } from './personal.ts';

/** The tabs whose unsaved values are kept as drafts. */
export type DraftTab = 'demand' | 'beds' | 'schemas' | 'assets' | 'team' | 'budget' | 'followup' | 'absence' | 'rates';

/** Whose values are typed, and in which tab of which place: an account never reads the drafts of another. */
export interface DraftScope {
  readonly username: string;
  readonly tab: DraftTab;
  /** The category or unit of the tab. */
  readonly placeId: string;
}

type DraftStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const prefixOf = ({ username, tab, placeId }: DraftScope): string => `${draftPrefix(username)}${tab}:${placeId}:`;

/** Returns the unsaved values kept at one browser; an id names the period, employee or sheet that they were typed in. */
export const createDrafts = (storage: DraftStorage) => {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** The kept value; undefined when there is none or it is not readable. */
    read: (scope: DraftScope, id: string): unknown => {
      try {
        return JSON.parse(storage.getItem(prefixOf(scope) + id) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** Keeps a value, which must survive JSON. A full storage keeps nothing: the value is still on the screen. */
    keep: (scope: DraftScope, id: string, value: unknown): void => {
      try {
        storage.setItem(prefixOf(scope) + id, JSON.stringify(value));
      } catch {
        return;
      }
      notify();
    },
    drop: (scope: DraftScope, id: string): void => {
      const key = prefixOf(scope) + id;
      if (storage.getItem(key) === null) return;
      storage.removeItem(key);
      notify();
    },
    /** The ids that have a draft, in one text, ordered and separated by spaces: equal as long as they are the same. */
    idsIn: (scope: DraftScope): string => {
      const prefix = prefixOf(scope);
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort()
        .join(' ');
    },
    /** Calls the listener after every change here; returns the function that ends the subscription. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify,
  };
};
