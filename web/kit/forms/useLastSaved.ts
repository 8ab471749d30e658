import { useSWRConfig } from 'swr';

interface Versioned {
  readonly id?: unknown;
  readonly version: number;
}

/** What forms saved last, by the cache of the account that is signed in. */
const lastSaved = new WeakMap<object, Versioned>();

/**
 * Returns `stored`, or the same entity as a form of this window saved it, where that is newer. A list is loaded again after a save; until
 * it is there, a form opened from the list would begin on the old version, and its save would be refused as a conflict.
 */
export const useLastSaved = <Stored extends Versioned>(
  stored: Stored | undefined,
): { readonly stored: Stored | undefined; readonly remember: (saved: Stored) => void } => {
  const { cache } = useSWRConfig();
  const last = lastSaved.get(cache);
  const isNewer = stored?.id !== undefined && last?.id === stored.id && last.version > stored.version;
  return {
    stored: isNewer ? { ...stored, ...last } : stored,
    remember: (saved) => lastSaved.set(cache, saved),
  };
};
