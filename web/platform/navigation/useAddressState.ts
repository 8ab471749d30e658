import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasMovedOn } from './movedOn.ts';

/**
 * One parameter of the address's query as state, kept by reload, Back and links. `set(null)` removes it. With `replace` no
 * history entry is made, and nothing is written when the address has changed since the render.
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
