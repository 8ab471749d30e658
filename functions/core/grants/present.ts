import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Place } from '#functions/kernel/rights/place.ts';
import type { Access, Candidate } from '#shared/model/access.ts';
import type { StoredGrant } from './repository.ts';

/** An account that can be given access. */
export const presentCandidate = ({
  username,
  email,
  firstName,
  lastName,
  type,
  loginType,
}: StoredAccount): Candidate => ({
  userId: username,
  userName: username,
  email,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  role: type,
  loginType,
  selectedOption: type === 'SuperUser' ? 'existingSuperUser' : 'existingUser',
});

/** A grant with its account, as it is logged. */
export const loggedAccess = (account: StoredAccount, grant: StoredGrant) => {
  const { id, version, changedBy, changedAt, level, canWrite, groups } = grant;
  return {
    id,
    accessId: id,
    version,
    changedBy,
    changedAt,
    ...presentCandidate(account),
    level,
    canWrite,
    ...(groups && { groups: [...groups] }),
  };
};

const nodes = { organization: 'org', area: 'area', unit: 'unit' } as const;

/** Names of guests are left out: inviting an address must not reveal its owner. */
const withoutNames = { firstName: null, lastName: null };

/** A grant with its account and the place where it was given, as one sees it from a place on it or below it. */
export const presentAccess = (account: StoredAccount, grant: StoredGrant, place: Place): Access => {
  const node = place[nodes[grant.level]];
  const deepest = place.unit ?? place.area ?? place.org;
  return {
    ...loggedAccess(account, grant),
    ...(account.homeOrgId !== grant.orgId && withoutNames),
    place: { id: node?.id ?? '', name: node?.name ?? '' },
    inherited: node?.id !== deepest?.id,
  };
};
