import { orgIdOf, placeGrantRange, placeRange } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { Permission } from '#shared/contract/permissions.ts';
import type { PlaceIds, Target } from './authorise.ts';
import { loadGranted } from './caller.ts';

type Path = Readonly<Record<string, string | undefined>>;

/** The place of an id: the path of an access endpoint has only the level's own id, so index 1 is read for those above. */
export const placeOf = async (table: Table, level: string, id: string): Promise<PlaceIds | undefined> => {
  if (level === 'organization') return { orgId: id };
  if (level !== 'area' && level !== 'unit') return undefined;
  const [row] = await table.query<{ id: string; areaId?: string }>(placeRange(id));
  if (!row) return undefined;
  const orgId = orgIdOf(row);
  if (level === 'area') return row.data.areaId === undefined ? { orgId, areaId: id } : undefined;
  return row.data.areaId === undefined ? undefined : { orgId, areaId: row.data.areaId, unitId: id };
};

/** The place of a stored grant; the id of a grant begins with its organisation's (functions/core/grants). */
const placeOfGrant = async (table: Table, level: string, accessId: string): Promise<PlaceIds | undefined> => {
  const [orgId = ''] = accessId.split('.');
  const rows = await table.query<PlaceIds & { id: string; level: string }>(placeGrantRange({ orgId }));
  const grant = rows.find(({ data }) => data.id === accessId)?.data;
  return grant?.level === level ? { orgId: grant.orgId, areaId: grant.areaId, unitId: grant.unitId } : undefined;
};

const accountPermissions: ReadonlySet<Permission> = new Set(['accountManaged', 'accountSeen', 'self', 'adminOrSelf']);

/** The place or account that a path names, as the permission needs it. */
export const loadTarget = async (table: Table, who: Permission, path: Path): Promise<Target> => {
  if (who === 'access' && path.orgId === undefined) {
    const level = path.level ?? '';
    const place = path.accessId
      ? await placeOfGrant(table, level, path.accessId)
      : await placeOf(table, level, path.id ?? '');
    return { place };
  }
  if (accountPermissions.has(who)) {
    const granted = await loadGranted(table, (path.username ?? '').toLowerCase());
    return { account: granted && { ...granted.account.data, grants: granted.grants } };
  }
  return { place: path };
};
