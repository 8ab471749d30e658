import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasMovedOn, newestOf } from './movedOn.ts';

interface Writing {
  /** No history entry is made. */
  readonly replace?: boolean;
  /** Written by the screen some time after what caused it: as `replace`, and not when the address has changed since the render. */
  readonly late?: boolean;
}

/**
 * One parameter of the address's query as state, kept by reload, Back and links. `set(null)` removes it. What the screen wrote since it
 * was rendered stays; nothing is written over the address of another screen that is loading, but for a history entry of its own.
 */
export const useAddressState = (
  name: string,
): readonly [string | undefined, (value: string | null, options?: Writing) => void] => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const set = useCallback(
    (value: string | null, { late = false, replace = late }: Writing = {}) => {
      if (late && hasMovedOn(search)) return;
      const here = newestOf({ pathname, search });
      if (replace && !here) return;
      const after = new URLSearchParams(here ?? search);
      if (value === null) after.delete(name);
      else after.set(name, value);
      setSearch(after, { replace });
    },
    [name, pathname, search, setSearch],
  );
  return [search.get(name) ?? undefined, set];
};
