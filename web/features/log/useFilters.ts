import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const names = ['orgId', 'unitId', 'user', 'object', 'signIns', 'from', 'to'] as const;

/** The filters of the log; a missing one does not filter. */
export type LogFilters = { readonly [Name in (typeof names)[number]]?: string };

/** Returns the filters in the address; `narrow` changes some of them, an empty value removes one. */
export const useFilters = (): readonly [
  LogFilters,
  (changes: { readonly [Name in keyof LogFilters]: string | undefined }) => void,
] => {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(
    () => Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
    [search],
  ) as LogFilters;
  const narrow = useCallback(
    (changes: { readonly [Name in keyof LogFilters]: string | undefined }) =>
      setSearch((before) => {
        const all = { ...Object.fromEntries(before), ...changes };
        return Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
      }),
    [setSearch],
  );
  return [filters, narrow];
};
