import { access } from '#shared/contract/access.ts';
import type { Access } from '#shared/model/access.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { AccessPlace } from './accessPlace.ts';

/** How many accounts have these grants: one may have several. */
export const accountsIn = (grants: readonly Pick<Access, 'userId'>[]): number =>
  new Set(grants.map(({ userId }) => userId)).size;

/** How many accounts reach a place, by grants on it and above it; undefined for who may not see them, and until it is known. */
export const useReaching = (place: Pick<AccessPlace, 'level' | 'id'> | undefined): number | undefined => {
  const maySee = useRight('administer');
  const { data } = useEndpoint(access.list, maySee && place ? { params: { level: place.level, id: place.id } } : null);
  return data && accountsIn(data);
};
