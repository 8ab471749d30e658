import type { Claims } from '#web/api/claims.ts';
import { flatten, type Place, pathOf } from './place.ts';

/** `org/area/unit`, as the claims name a place. */
const claimOf = (place: Place): string =>
  pathOf(place)
    .map(({ id }) => id)
    .join('/');

/**
 * Where a newcomer begins: the first organisation, area or unit grant decides the level, a single grant leads right to
 * it (spec 1 section 2); who sees everything begins at the first organisation.
 */
export const startPlace = (roots: readonly Place[], claims: Claims): Place | undefined => {
  const granted = [
    ...claims.orgWrite,
    ...claims.orgRead,
    ...claims.areaWrite,
    ...claims.areaRead,
    ...claims.unitWrite,
    ...claims.unitRead,
  ];
  const all = flatten(roots);
  return granted.map((claim) => all.find((place) => claimOf(place) === claim)).find(Boolean) ?? roots[0];
};
