import { isNamed } from '../../list/listed.ts';
import type { TeamRow } from './rows.ts';
import type { Group } from './runs.ts';

/** Which employees are shown: those with every searched word in the name, outside the folded groups. */
export interface TeamFilter {
  readonly search: string;
  readonly folded: ReadonlySet<Group>;
}

/** The shown rows. A search looks into folded groups too. */
export const shownOf = (rows: readonly TeamRow[], { search, folded }: TeamFilter): readonly TeamRow[] => {
  return search.trim() === ''
    ? rows.filter(({ group }) => !folded.has(group))
    : rows.filter((row) => isNamed(row, search));
};
