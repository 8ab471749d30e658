import type { Client, Json } from '../api.ts';
import type { Ward } from '../ward.ts';

/** A kind of write: its answer. `seed` chooses what is written, and of what. */
type Kind = (by: Client, ward: Ward, seed: number) => Promise<{ readonly status: number }>;
export type Kinds = Readonly<Record<string, Kind>>;

let names = 0;

/** A number that no call returned before. */
export const another = (): number => ++names;

/** A name that nothing has. */
export const newName = (): string => `N ${another()}`;

/** One of the rows; one that does not exist where there are none. */
export const pick = (rows: readonly Json[], seed: number): Json =>
  rows[seed % rows.length] ?? ({ id: 'none_1' } as never);

/** One of the list at the path, with its address. */
export const one = async (by: Client, path: string, seed: number) => {
  const row = pick((await by.get(path)).rows, seed);
  return { at: `${path}/${row.id}`, id: String(row.id), version: row.version, row };
};
