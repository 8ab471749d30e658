import type { StoredCategory } from '#functions/core/plan/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert, type Row } from '#functions/kernel/store/table.ts';
import type { World } from './table.ts';

/** A caller with the right to change history, and one without. */
export const superUser: Caller = { username: 'superuser@demo.se', type: 'SuperUser', grants: [] };
export const superAdmin: Caller = { username: 'superadmin@demo.se', type: 'SuperAdmin', grants: [] };
export const planner: Caller = { username: 'planner@demo.se', type: 'User', grants: [] };

let made = 0;

/** An empty category in a unit of its own, open-ended with 40:00 and no shifts; its ids as a path has them. */
export const aCategory = async (
  { table }: World,
  fields: Partial<StoredCategory> = {},
  mark: Pick<Row, 'removing'> = {},
) => {
  const number = ++made;
  const ids = { orgId: 'org_1', areaId: 'are_1', unitId: `unt_${number}`, categoryId: `cat_${number}` };
  const data: StoredCategory = {
    id: ids.categoryId,
    version: 1,
    changedBy: 'test',
    changedAt: '2026-01-01T00:00:00.000Z',
    name: 'Sjuksköterska',
    isBudgetCategory: false,
    periods: [],
    shifts: [],
    ...fields,
  };
  await table.commit(insert({ ...planKeys.category(ids), ...mark, data }));
  return ids;
};

/** Code, field codes and flags of the problem that the work throws. Throws when the work succeeds. */
export const refusal = async (work: () => unknown) => {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { fields = {}, flags = {} } = cause.details;
    return {
      code: cause.code,
      fields: Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code])),
      flags: Object.keys(flags),
    };
  }
  throw new Error('not refused');
};

/** A scope of a caller at noon of a day in Stockholm. */
export const at = (world: World, caller: Caller, today: string): Scope =>
  world.scope({ caller, now: new Date(`${today}T11:00:00Z`) });

/** The scope of a request below a unit. */
export const inUnit = (
  scope: Scope,
  { orgId, areaId = 'area', unitId }: { orgId: string; areaId?: string; unitId: string },
): Scope => ({
  ...scope,
  place: {
    org: { id: orgId, name: 'Region' },
    unit: { id: unitId, areaId, name: 'Avdelning', shortName: '', hidden: false, categories: [] },
  },
});
