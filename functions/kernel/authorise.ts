import type { Permission } from '#shared/contract/permissions.ts';
import type { Grant } from '#shared/model/grant.ts';
import { type Caller, isProvider } from './caller.ts';

/** The ids in a path that say where; a deeper id never comes without those above it. */
export interface PlaceIds {
  readonly orgId?: string;
  readonly areaId?: string;
  readonly unitId?: string;
}

/** The grant is on the place or above it. */
export const covers = (grant: Grant, place: PlaceIds): boolean =>
  grant.orgId === place.orgId &&
  (grant.areaId === undefined || grant.areaId === place.areaId) &&
  (grant.unitId === undefined || grant.unitId === place.unitId);

/** The grant is on something below the place, or on it. */
const reaches = (grant: Grant, place: PlaceIds): boolean =>
  grant.orgId === place.orgId &&
  (place.areaId === undefined || grant.areaId === place.areaId) &&
  (place.unitId === undefined || grant.unitId === place.unitId);

/** May read the place. */
export const mayRead = (caller: Caller, place: PlaceIds): boolean =>
  isProvider(caller) || caller.grants.some((grant) => covers(grant, place));

/** May write in the place: a SuperUser's grant always writes (spec 1 section 6). */
export const mayWrite = (caller: Caller, place: PlaceIds): boolean =>
  isProvider(caller) ||
  caller.grants.some((grant) => covers(grant, place) && (caller.type === 'SuperUser' || grant.canWrite));

/** May know the names of the place: a grant on it, above it or below it. */
export const mayKnow = (caller: Caller, place: PlaceIds): boolean =>
  mayRead(caller, place) || caller.grants.some((grant) => reaches(grant, place));

/**
 * The first two checks of api.md after the token: `notFound` where the caller has nothing in that organisation,
 * `forbidden` where a right is missing inside his own.
 */
export const decide = (permission: Permission, caller: Caller, place: PlaceIds): 'ok' | 'forbidden' | 'notFound' => {
  const known =
    place.orgId === undefined || isProvider(caller) || caller.grants.some(({ orgId }) => orgId === place.orgId);
  if (!known) return 'notFound';
  const allowed: Record<Permission, () => boolean> = {
    open: () => true,
    signedIn: () => true,
    context: () => mayKnow(caller, place),
    read: () => mayRead(caller, place),
    write: () => mayWrite(caller, place),
    admin: () => isProvider(caller),
  };
  return allowed[permission]() ? 'ok' : 'forbidden';
};
