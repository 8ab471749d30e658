import type { OrgIds } from '#functions/core/places/ids.ts';
import { loadOrganization } from '#functions/core/places/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { unitsOfOrganization } from '#functions/core/places/units.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem } from '#functions/kernel/problem.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { byCategoryName } from '#shared/calculation/index.ts';
import { byMonth } from '#shared/model/activity.ts';
import type { OrganizationAbsence, OrganizationAbsenceChange } from '#shared/model/expectedAbsence.ts';
import { comparable, namesByKey } from '#shared/text/names.ts';

type Categories = OrganizationAbsence['categories'];

const nothing: OrganizationAbsence = { on: false, categories: [], version: 0, changedBy: null, changedAt: null };
const noMonths = Array.from({ length: 12 }, () => null);

const absenceIn = ({ absence }: StoredOrganization): OrganizationAbsence => absence ?? nothing;

/** The stored percentages, and the other names of the units' staff categories without any, by name. */
const withAllNames = async (scope: Scope, { orgId }: OrgIds, stored: Categories): Promise<Categories> => {
  const units = await unitsOfOrganization(scope.table, orgId);
  const names = units.flatMap(({ categories }) =>
    categories.filter(({ isBudgetCategory }) => !isBudgetCategory).map(({ name }) => name),
  );
  const known = new Set(stored.map(({ name }) => comparable(name)));
  const others = [...namesByKey(names)].filter(([key]) => !known.has(key)).map(([, name]) => name);
  return [...stored, ...others.map((name) => ({ name, sick: noMonths, child: noMonths, other: noMonths }))].sort(
    (one, other) => byCategoryName(one.name, other.name),
  );
};

/** The expected absence of an organisation, by the names of its units' categories. Throws 404. */
export const organizationAbsence = async (scope: Scope, ids: OrgIds): Promise<OrganizationAbsence> => {
  const absence = absenceIn((await loadOrganization(scope.table, ids)).data);
  return { ...absence, categories: await withAllNames(scope, ids, absence.categories) };
};

/** What the log keeps: the percentages by month, below the names of the categories. */
const logged = ({ on, categories }: OrganizationAbsence) => ({
  absenceOn: on,
  categories: categories.map(({ name, sick, child, other }) => ({
    name,
    sick: byMonth(sick),
    child: byMonth(child),
    other: byMonth(other),
  })),
});

const isTyped = ({ sick, child, other }: Categories[number]): boolean =>
  [...sick, ...child, ...other].some((percent) => percent !== null);

/** Changes the expected absence of an organisation; categories that are left out keep theirs. Throws 404, `conflict`, `validation`. */
export const saveOrganizationAbsence = async (
  scope: Scope,
  ids: OrgIds,
  { on, categories }: OrganizationAbsenceChange,
  version: number | undefined,
): Promise<OrganizationAbsence> => {
  const row = await loadOrganization(scope.table, ids);
  const before = absenceIn(row.data);
  const all = await withAllNames(scope, ids, before.categories);
  const { changedBy, changedAt } = before;
  expectVersion({ version: before.version, changedBy: changedBy ?? '', changedAt: changedAt ?? '' }, version, {
    ...before,
    categories: all,
  });
  const keys = categories.map(({ name }) => comparable(name));
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0) throw fieldProblem(`categories.${twice}.name`, 'twice');
  const kept = before.categories.filter(({ name }) => !keys.includes(comparable(name)));
  const after: OrganizationAbsence = {
    version: before.version + 1,
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
    on: on ?? before.on,
    categories: [...kept, ...categories.filter(isTyped)],
  };
  await scope.commit({
    writes: [replace(row, { ...row.data, absence: after })],
    action: 'update',
    object: 'organizationAbsence',
    id: ids.orgId,
    before: logged(before),
    after: logged(after),
  });
  return { ...after, categories: await withAllNames(scope, ids, after.categories) };
};
