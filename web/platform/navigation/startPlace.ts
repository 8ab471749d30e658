import type { Claims } from '#web/platform/api/claims.ts';
import { flatten, type Level, type Place, pathOf } from './place.ts';

/** The id path `org/area/unit`, as in the claims. */
const claimOf = (place: Place): string =>
  pathOf(place)
    .map(({ id }) => id)
    .join('/');

/**
 * Returns the place that an account without a stored place starts at: that of its first grant, organisations before areas
 * before units; where the grants are too many to be listed, the first place that the account reaches, in that order; without
 * grants, the first organisation.
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
  const reached = (level: Level) => all.find((place) => place.level === level && place.canRead);
  if (claims.unlisted) return reached('org') ?? reached('area') ?? reached('unit') ?? roots[0];
  return granted.map((claim) => all.find((place) => claimOf(place) === claim)).find(Boolean) ?? roots[0];
};
