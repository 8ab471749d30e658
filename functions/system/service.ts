import { Problem } from '#functions/kernel/problem.ts';
import { loadedKey, loadingKey } from '#functions/kernel/store/keys.ts';
import type { Table, Write } from '#functions/kernel/store/table.ts';

/** How far the loading of what an installation begins with has come; told so that an interrupted one can go on. */
export type LoadingStage = 'region' | 'accounts';

/** The mark that data is being loaded: while it stands, the program is not ready. */
export const loadingAt = (stage: LoadingStage): Write => ({ put: { ...loadingKey, version: 1, data: { stage } } });

/** The stage of a load under way, or interrupted; undefined when there is none. */
export const loadingStage = async (table: Table): Promise<LoadingStage | undefined> =>
  (await table.get<{ readonly stage: LoadingStage }>(loadingKey))?.data.stage;

/** What an installation began with: this is loaded once, whatever becomes of it later. */
export interface Loaded {
  readonly demo: boolean;
}

export const loadedWith = async (table: Table): Promise<Loaded | undefined> =>
  (await table.get<Loaded>(loadedKey))?.data;

/** Takes the mark away and remembers what is there from now on. */
export const loadingEnds = (loaded: Loaded): readonly Write[] => [
  { remove: loadingKey },
  { put: { ...loadedKey, version: 1, data: loaded } },
];

/** What the program tells about itself to anybody. */
interface About {
  readonly version: string;
  readonly supportEmail: string;
}

/** What the program is, when the table answers and nothing is being loaded; 503 while something is. */
export const health = async (table: Table, about: About) => {
  if (await table.get(loadingKey)) throw new Problem('starting');
  return { ...about, table: 'ok' as const };
};
