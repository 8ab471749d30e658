import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasMovedOn } from './movedOn.ts';

/**
 * One name of the address's query as state: reload, back and a mailed link find the same view. `set(null)` takes it
 * away; with `replace` the step is not one that Back returns to, and not taken once the address has moved on.
 */
export const useAddressState = (
  name: string,
): readonly [string | undefined, (value: string | null, options?: { readonly replace?: boolean }) => void] => {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string | null, { replace = false }: { readonly replace?: boolean } = {}) => {
      if (replace && hasMovedOn(search)) return;
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace },
      );
    },
    [name, search, setSearch],
  );
  return [search.get(name) ?? undefined, set];
};
