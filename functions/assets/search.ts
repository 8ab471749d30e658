import { unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import { staffRows } from '#functions/core/plan/rows.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { mayRead } from '#functions/kernel/rights/authorise.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { EmployeeQuery, FoundEmployee } from '#shared/model/employeeSearch.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import { fitOf, hasWords, wordsOf } from '#shared/text/words.ts';

/** Units read in parallel: more would only queue at the connections. */
const width = 25;
/** How many employees one search answers. */
const most = 20;

/** The employees of a unit whose names have all the words; employees of a removed category are left out. */
const foundIn = async (
  { table }: Scope,
  orgId: string,
  { id: unitId, areaId, name: unitName, categories }: UnitNode,
  words: readonly string[],
): Promise<FoundEmployee[]> => {
  const rows = await staffRows(table, { orgId, unitId });
  const nameOf = new Map(categories.map((category) => [category.id, category.name]));
  return rows.flatMap(({ data: { id, name, categoryId } }) => {
    const categoryName = nameOf.get(categoryId);
    if (categoryName === undefined || !hasWords(name, words)) return [];
    return [{ id, name, areaId, unitId, unitName, categoryId, categoryName }];
  });
};

/**
 * The employees of an organisation whose names have every word of the search, in any order and case: only those of units that
 * the caller may read, the best match first, at most 20. One query a unit.
 */
export const searchEmployees = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  { search }: EmployeeQuery,
): Promise<FoundEmployee[]> => {
  const words = wordsOf(search);
  const units = visibleUnits(scope, await unitsOfOrganization(scope.table, orgId)).filter(({ id, areaId }) =>
    mayRead(scope.caller, { orgId, areaId, unitId: id }),
  );
  const found = await inParallel(units, width, (unit) => foundIn(scope, orgId, unit, words));
  const scoreOf = ({ name }: FoundEmployee) => fitOf(comparable(name), words);
  return found
    .flat()
    .sort((a, b) => scoreOf(b) - scoreOf(a) || compareNames(a.name, b.name))
    .slice(0, most);
};
