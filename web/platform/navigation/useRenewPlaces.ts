import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { access } from '#shared/contract/access.ts';
import { keyOf } from '#web/platform/api/useEndpoint.ts';

/** Returns a function that loads the places again: other accounts make, rename and remove them. */
export const useRenewPlaces = (): (() => void) => {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(keyOf(access.context, { params: {} })), [mutate]);
};

/** Loads the places again when a component is first shown: for one that lists places and has no other request. */
export const useRenewedPlaces = (): void => {
  const renew = useRenewPlaces();
  useEffect(renew, [renew]);
};
