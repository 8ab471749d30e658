import { account } from '#shared/contract/account.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { flatten, pathOf } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';

/** The identity provider that accounts of the organisation that a place belongs to may sign in at, if there is one. */
export const useProvider = (placeId: string) => {
  const { roots = [] } = usePlaces();
  const { data: providers = [] } = useEndpoint(account.organizationProviders, { params: {} });
  const place = flatten(roots).find(({ id }) => id === placeId);
  return providers.find(({ orgId }) => place !== undefined && pathOf(place)[0]?.id === orgId);
};
