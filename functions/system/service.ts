import type { FirstPasswords } from '#functions/kernel/adapters/environment.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { largeKey, loadedKey, loadingKey } from '#functions/kernel/store/keys.ts';
import type { Table, Write } from '#functions/kernel/store/table.ts';

/** The stage of loading the initial data, stored so that an interrupted load can continue. */
export type LoadingStage = 'region' | 'accounts' | 'large';

/** Marks that data is being loaded: until the mark is removed, the program is not ready. */
export const loadingAt = (stage: LoadingStage): Write => ({ put: { ...loadingKey, version: 1, data: { stage } } });

/** The stage of a load that is running or was interrupted; undefined when there is none. */
export const loadingStage = async (table: Table): Promise<LoadingStage | undefined> =>
  (await table.get<{ readonly stage: LoadingStage }>(loadingKey))?.data.stage;

/** The initial data of an installation, which is loaded once only. */
export interface Loaded {
  readonly demo: boolean;
}

export const loadedWith = async (table: Table): Promise<Loaded | undefined> =>
  (await table.get<Loaded>(loadedKey))?.data;

/** How many units of the large region are made. */
export const unitsMade = async (table: Table): Promise<number> =>
  (await table.get<{ readonly units: number }>(largeKey))?.data.units ?? 0;

/** Records that. */
export const largeMade = (units: number): Write => ({ put: { ...largeKey, version: 1, data: { units } } });

/** Records what was loaded. */
export const loadedNow = (loaded: Loaded): Write => ({ put: { ...loadedKey, version: 1, data: loaded } });

/** Removes the mark. */
export const loadingEnds: Write = { remove: loadingKey };

/** The public properties of the installation. */
interface About {
  readonly version: string;
  readonly supportEmail: string;
  readonly firstPasswords: FirstPasswords;
}

/** The public properties, when the table answers. Throws 503 while data is being loaded. */
export const health = async (table: Table, about: About) => {
  if (await table.get(loadingKey)) throw new Problem('starting');
  return { ...about, table: 'ok' as const };
};
