import type { OrgIds } from '#functions/core/places/ids.ts';
import { unitsOfOrganization } from '#functions/core/places/units.ts';
import { presentShift } from '#functions/core/plan/presentCategory.ts';
import { categoryRows } from '#functions/core/plan/rows.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { inParallel } from '#shared/inParallel.ts';
import { type FoundShift, mostFoundShifts, type ShiftQuery } from '#shared/model/shiftSearch.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import { fitOf, hasWords, wordsOf } from '#shared/text/words.ts';

/** Units read in parallel: more would only queue at the connections. */
const width = 25;

/**
 * The shifts of an organisation whose names have every word of the search, in any order and case, the best match first and in the
 * order of their units. One query a unit.
 */
export const findShifts = async (
  { table, today }: Scope,
  { orgId }: OrgIds,
  { search }: ShiftQuery,
): Promise<FoundShift[]> => {
  const words = wordsOf(search);
  const units = await unitsOfOrganization(table, orgId);
  const found = await inParallel(units, width, async ({ id: unitId, areaId }) =>
    (await categoryRows(table, { orgId, unitId }))
      .filter(({ removing }) => !removing)
      .flatMap(({ data: { id: categoryId, shifts } }) =>
        shifts
          .filter(({ name }) => hasWords(name, words))
          .map((shift) => presentShift(shift, today))
          .map(({ id, name, period: { isNightShift } }) => ({ id, name, isNightShift, areaId, unitId, categoryId })),
      ),
  );
  const scoreOf = ({ name }: FoundShift) => fitOf(comparable(name), words);
  return found
    .flat()
    .sort((a, b) => scoreOf(b) - scoreOf(a) || compareNames(a.name, b.name))
    .slice(0, mostFoundShifts);
};
