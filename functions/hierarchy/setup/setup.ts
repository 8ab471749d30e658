import { accountsOf, type GrantPlace, grantsAt } from '#functions/core/grants/repository.ts';
import { plannedPlace } from '#functions/core/places/daysOff.ts';
import type { UnitPath } from '#functions/core/places/ids.ts';
import { loadUnit } from '#functions/core/places/repository.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { isUsable } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { administersByGrant } from '#shared/model/roles.ts';
import type { UnitSetup } from '#shared/model/unitSetup.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { compareNames, personName } from '#shared/text/names.ts';
import { sorted } from '#shared/time/timeline.ts';

const usernamesAt = async (table: Table, place: GrantPlace): Promise<readonly string[]> =>
  (await grantsAt(table, place)).map(({ data }) => data.username);

/** The names of the SuperUsers among these accounts who can sign in, in order. */
const superUsersOf = async (table: Table, usernames: readonly string[]): Promise<string[]> =>
  (await accountsOf(table, usernames))
    .filter(({ data }) => administersByGrant(data.type) && isUsable(data))
    .map(({ data: { firstName = null, lastName = null, email } }) => personName({ firstName, lastName }) || email)
    .sort(compareNames);

/** How far the unit is set up. Throws 404. */
export const unitSetup = async (scope: Scope, { orgId, areaId, unitId }: UnitPath): Promise<UnitSetup> => {
  const { table } = scope;
  const { hasBedsActivated } = (await loadUnit(table, { orgId, areaId, unitId })).data;
  const [plan, here, ofArea, ofOrganization] = await Promise.all([
    loadUnitPlan(scope, plannedPlace(scope.place)),
    usernamesAt(table, { orgId, areaId, unitId }),
    usernamesAt(table, { orgId, areaId }),
    usernamesAt(table, { orgId }),
  ]);
  const own = plan.categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const latest = sorted(plan.beds).at(-1);
  const granted = new Set(here);
  const above = new Set([...ofArea, ...ofOrganization].filter((username) => !granted.has(username)));
  return {
    categories: own.length,
    shifts: own.reduce((sum, { shifts }) => sum + shifts.length, 0),
    demand: own.filter(({ demands }) => liveOf(demands).length > 0).length,
    budget: own.filter(({ budget }) => budget.length > 0).length,
    hasBeds: hasBedsActivated,
    beds: latest ? { beds: latest.beds, weekendBeds: latest.weekendBeds } : null,
    staff: own.reduce((sum, { assets }) => sum + assets.length, 0),
    access: { here: granted.size, inherited: above.size },
    superUsers: await superUsersOf(table, ofOrganization),
  };
};
