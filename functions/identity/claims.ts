import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Grant } from '#shared/model/grant.ts';

const pathOf = ({ orgId, areaId, unitId }: Grant): string => [orgId, areaId, unitId].filter(Boolean).join('/');

/**
 * The claims of an access token (spec 1 section 3): area grants as `org/area`, unit grants as `org/area/unit`. A grant
 * stands in one list only, `…_write` when it allows writing, so that screens can tell a single grant from several.
 */
export const claimsOf = (account: StoredAccount, grants: readonly Grant[]) => {
  const paths = (level: Grant['level'], canWrite: boolean) =>
    grants.filter((grant) => grant.level === level && grant.canWrite === canWrite).map(pathOf);
  return {
    unique_name: account.username,
    roles: [account.type],
    org_write: paths('organization', true),
    org_read: paths('organization', false),
    area_write: paths('area', true),
    area_read: paths('area', false),
    unit_write: paths('unit', true),
    unit_read: paths('unit', false),
  };
};
