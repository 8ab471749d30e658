import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Grant } from '#shared/model/grant.ts';

const pathOf = ({ orgId, areaId, unitId }: Grant): string => [orgId, areaId, unitId].filter(Boolean).join('/');

/** The most grants that a token lists, some 100 characters each: the gateway takes no headers above 10,240 bytes. */
const mostListed = 40;

/**
 * The claims of an access token: username, type, and grants as paths (`org`, `org/area`, `org/area/unit`). Each grant is in
 * exactly one list, `…_write` when it includes writing: a client can count the grants. Of more than 40 grants none is listed
 * (`unlisted`): the places that the caller reaches are in the answer of `/api/access/context`.
 */
export const claimsOf = (account: StoredAccount, grants: readonly Grant[]) => {
  const isListed = grants.length <= mostListed;
  const listed = isListed ? grants : [];
  const paths = (level: Grant['level'], canWrite: boolean) =>
    listed.filter((grant) => grant.level === level && grant.canWrite === canWrite).map(pathOf);
  return {
    unique_name: account.username,
    roles: [account.type],
    org_write: paths('organization', true),
    org_read: paths('organization', false),
    area_write: paths('area', true),
    area_read: paths('area', false),
    unit_write: paths('unit', true),
    unit_read: paths('unit', false),
    ...(!isListed && { unlisted: true }),
  };
};
