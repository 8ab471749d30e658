import { useMemo } from 'react';
import { access } from '#shared/contract/access.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { type Place, placesOf } from './place.ts';

/** The places that the account may see; `roots` is undefined until they are loaded. */
export const usePlaces = (): {
  readonly roots: readonly Place[] | undefined;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
} => {
  const { data, error, mutate } = useEndpoint(
    access.context,
    { params: {} },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const roots = useMemo(() => data && placesOf(data), [data]);
  return { roots, problem: error, retry: () => void mutate() };
};
