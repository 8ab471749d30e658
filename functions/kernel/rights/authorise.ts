import type { Permission } from '#shared/contract/permissions.ts';
import type { Grant } from '#shared/model/grant.ts';
import { type Caller, isProvider, type StoredAccount } from './caller.ts';

/** The ids in a path that say where; a deeper id never comes without those above it. */
export interface PlaceIds {
  readonly orgId?: string;
  readonly areaId?: string;
  readonly unitId?: string;
}

/** The grant is on the place or above it. */
const covers = (grant: Grant, place: PlaceIds): boolean =>
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

/** May give access to the place: SuperAdmin, or a SuperUser with a grant on it or above (api.md "Who may"). */
const mayGrant = ({ type, grants }: Caller, place: PlaceIds): boolean =>
  type === 'SuperAdmin' || (type === 'SuperUser' && grants.some((grant) => covers(grant, place)));

/** An account as who-may judges it. */
export type Judged = Pick<StoredAccount, 'username' | 'type' | 'homeOrgId'> & { readonly grants: readonly Grant[] };

/**
 * May administer the account: SuperAdmin all; a SuperUser those of type User or SuperUser whose home organisation, or all of
 * whose grants, lie in his organisations (api.md "Accounts").
 */
export const mayManage = (caller: Caller, account: Judged): boolean => {
  if (caller.type === 'SuperAdmin') return true;
  if (caller.type !== 'SuperUser' || (account.type !== 'User' && account.type !== 'SuperUser')) return false;
  const own = new Set(caller.grants.map(({ orgId }) => orgId));
  if (account.homeOrgId !== null && own.has(account.homeOrgId)) return true;
  return account.grants.length > 0 && account.grants.every(({ orgId }) => own.has(orgId));
};

/** What a request is about: a place, or an account; neither where it is not to be found. */
export interface Target {
  readonly place?: PlaceIds;
  readonly account?: Judged;
}

type Verdict = 'ok' | 'forbidden' | 'notFound';

const inPlace = (caller: Caller, place: PlaceIds | undefined, allowed: (place: PlaceIds) => boolean): Verdict => {
  if (!place) return 'notFound';
  const known =
    place.orgId === undefined || isProvider(caller) || caller.grants.some(({ orgId }) => orgId === place.orgId);
  if (!known) return 'notFound';
  return allowed(place) ? 'ok' : 'forbidden';
};

const onAccount = (account: Judged | undefined, allowed: (account: Judged) => boolean): Verdict =>
  account && allowed(account) ? 'ok' : 'notFound';

/**
 * The first two checks of api.md after the token: `notFound` where the caller has nothing in that organisation or with that
 * account, `forbidden` where a right is missing inside his own.
 */
export const decide = (permission: Permission, caller: Caller, { place, account }: Target): Verdict => {
  const isSelf = ({ username }: Judged) => username === caller.username;
  const verdicts: Record<Permission, () => Verdict> = {
    open: () => 'ok',
    signedIn: () => 'ok',
    context: () => inPlace(caller, place, (there) => mayKnow(caller, there)),
    read: () => inPlace(caller, place, (there) => mayRead(caller, there)),
    write: () => inPlace(caller, place, (there) => mayWrite(caller, there)),
    admin: () => inPlace(caller, place, () => isProvider(caller)),
    superAdmin: () => inPlace(caller, place, () => caller.type === 'SuperAdmin'),
    access: () => inPlace(caller, place, (there) => mayGrant(caller, there)),
    accounts: () => (caller.type === 'SuperAdmin' || caller.type === 'SuperUser' ? 'ok' : 'forbidden'),
    accountManaged: () => onAccount(account, (one) => mayManage(caller, one)),
    accountSeen: () => onAccount(account, (one) => isSelf(one) || mayManage(caller, one)),
    self: () => onAccount(account, isSelf),
    // The provider may ask for an account that was removed, too.
    adminOrSelf: () => (isProvider(caller) ? 'ok' : onAccount(account, isSelf)),
  };
  return verdicts[permission]();
};
