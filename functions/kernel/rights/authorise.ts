import type { Permission } from '#shared/contract/permissions.ts';
import type { Grant } from '#shared/model/grant.ts';
import { alwaysWrites, hasRight } from '#shared/model/roles.ts';
import { type Caller, isProvider, type StoredAccount } from './caller.ts';

/** The ids of a place in the hierarchy; a deeper id never comes without those above it. */
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

/** May write in the place. */
export const mayWrite = (caller: Caller, place: PlaceIds): boolean =>
  isProvider(caller) ||
  caller.grants.some((grant) => covers(grant, place) && (alwaysWrites(caller.type) || grant.canWrite));

/** May see and change what categories cost, wages among it, and close months: writes in the place, and manages it. */
export const mayControl = (caller: Caller, place: PlaceIds): boolean =>
  hasRight(caller.type, 'manage') && mayWrite(caller, place);

/** May see the names of the place: a grant on it, above it or below it. */
export const mayKnow = (caller: Caller, place: PlaceIds): boolean =>
  mayRead(caller, place) || caller.grants.some((grant) => reaches(grant, place));

/** May grant access to the place: who administers it, by a grant on it or above it unless everywhere. */
const mayGrant = ({ type, grants }: Caller, place: PlaceIds): boolean =>
  hasRight(type, 'everywhere') || (hasRight(type, 'administer') && grants.some((grant) => covers(grant, place)));

/** The fields of an account that permissions depend on. */
export type TargetAccount = Pick<StoredAccount, 'username' | 'type' | 'homeOrgId'> & {
  readonly grants: readonly Grant[];
};

/**
 * May administer the account: SuperAdmin all accounts; a SuperUser accounts of type User or SuperUser with the home
 * organisation, or all grants, in the SuperUser's organisations.
 */
export const mayManage = (caller: Caller, account: TargetAccount): boolean => {
  if (hasRight(caller.type, 'everywhere')) return true;
  if (!hasRight(caller.type, 'administer') || isProvider(account)) return false;
  const own = new Set(caller.grants.map(({ orgId }) => orgId));
  if (account.homeOrgId !== null && own.has(account.homeOrgId)) return true;
  return account.grants.length > 0 && account.grants.every(({ orgId }) => own.has(orgId));
};

/** The place or account that a request names; both are undefined where it does not exist. */
export interface Target {
  readonly place?: PlaceIds;
  readonly account?: TargetAccount;
}

type Verdict = 'ok' | 'forbidden' | 'notFound';

const inPlace = (caller: Caller, place: PlaceIds | undefined, allowed: (place: PlaceIds) => boolean): Verdict => {
  if (!place) return 'notFound';
  const known =
    place.orgId === undefined || isProvider(caller) || caller.grants.some(({ orgId }) => orgId === place.orgId);
  if (!known) return 'notFound';
  return allowed(place) ? 'ok' : 'forbidden';
};

const onAccount = (account: TargetAccount | undefined, allowed: (account: TargetAccount) => boolean): Verdict =>
  account && allowed(account) ? 'ok' : 'notFound';

/**
 * Checks an endpoint's permission (README.md beside this file): `notFound` where the caller has no grant in the organisation
 * or may not know of the account, `forbidden` where a right is missing in an organisation of the caller's.
 */
export const decide = (permission: Permission, caller: Caller, { place, account }: Target): Verdict => {
  const isSelf = ({ username }: TargetAccount) => username === caller.username;
  const verdicts: Record<Permission, () => Verdict> = {
    open: () => 'ok',
    signedIn: () => 'ok',
    context: () => inPlace(caller, place, (there) => mayKnow(caller, there)),
    read: () => inPlace(caller, place, (there) => mayRead(caller, there)),
    write: () => inPlace(caller, place, (there) => mayWrite(caller, there)),
    controller: () => inPlace(caller, place, (there) => mayControl(caller, there)),
    admin: () => inPlace(caller, place, () => isProvider(caller)),
    superAdmin: () => inPlace(caller, place, () => hasRight(caller.type, 'import')),
    access: () => inPlace(caller, place, (there) => mayGrant(caller, there)),
    accounts: () => (hasRight(caller.type, 'administer') ? 'ok' : 'forbidden'),
    accountManaged: () => onAccount(account, (one) => mayManage(caller, one)),
    accountSeen: () => onAccount(account, (one) => isSelf(one) || mayManage(caller, one)),
    self: () => onAccount(account, isSelf),
    // The provider may name a removed account too.
    adminOrSelf: () => (isProvider(caller) ? 'ok' : onAccount(account, isSelf)),
  };
  return verdicts[permission]();
};
