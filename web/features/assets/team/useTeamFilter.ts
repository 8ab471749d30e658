import { useCallback, useMemo, useState } from 'react';
import type { TeamFilter } from './model/filter.ts';
import type { Group } from './model/runs.ts';

/** The search and the folded groups of the team sheet. */
export const useTeamFilter = () => {
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<Group>>(new Set());
  const filter = useMemo((): TeamFilter => ({ search, folded }), [search, folded]);
  const fold = useCallback(
    (group: Group) =>
      setFolded(
        (before) => new Set(before.has(group) ? [...before].filter((one) => one !== group) : [...before, group]),
      ),
    [],
  );
  /** Shows every employee. */
  const clear = () => {
    setSearch('');
    setFolded(new Set());
  };
  return { filter, setSearch, fold, clear };
};
