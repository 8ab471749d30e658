import { keptFor } from './kept.ts';
import { lazy } from './lazy.ts';

/** The name of the secret that holds the data keys, separated by spaces: the first is used, all are accepted (infra/cloud/README.md). */
export const dataKeysName = 'keys/data';

/** For how long keys are used that were read, in milliseconds: a key that was just added may be unknown elsewhere for as long. */
const keptMs = 5 * 60_000;

export const keysIn = (text: string): readonly string[] => text.split(' ').filter((key) => key !== '');

/** Loaded at first use: most requests need no key. */
const load = async (): Promise<readonly string[]> => {
  const { secrets } = await import('./secrets.ts');
  const keys = keysIn((await secrets().get(dataKeysName)) ?? '');
  if (keys.length === 0) throw new Error('there is no data key');
  return keys;
};

const reader = lazy(() => keptFor(keptMs, load));

/** The keys of what the installation seals, signs and hashes: the first is used, all are accepted. Rejects where there is none. */
export const dataKeys = (): Promise<readonly string[]> => reader()();
