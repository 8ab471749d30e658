import useSWR from 'swr';
import { byCategoryName } from '#shared/calculation/index.ts';
import { reports } from '#shared/contract/reports.ts';
import { maxUnits } from '#shared/model/report.ts';
import type { UnitCategories } from '#shared/model/reportAnswer.ts';
import { namesByKey } from '#shared/text/names.ts';
import { send } from '#web/api/live.ts';
import type { ApiProblem } from '#web/api/problem.ts';

const keyOf = (what: string, unitIds: readonly string[]): readonly [string, ...string[]] | null =>
  unitIds.length === 0 || unitIds.length > maxUnits ? null : [what, ...unitIds];

/** The names of the categories of the units, nurses first; undefined until they are known. */
export const useCategoryNames = (unitIds: readonly string[]): readonly string[] | undefined => {
  const { data } = useSWR<UnitCategories, ApiProblem>(keyOf('report categories', unitIds), () =>
    send(reports.unitCategories, { params: {}, body: { unitIds: [...unitIds] } }),
  );
  if (unitIds.length === 0) return [];
  if (data === undefined) return undefined;
  const names = namesByKey(data.flatMap(({ categories }) => categories.map(({ name }) => name)));
  return [...names.values()].sort(byCategoryName);
};

/** The years in which the units have demand; undefined until they are known. */
export const useDemandYears = (unitIds: readonly string[]): readonly number[] | undefined =>
  useSWR<number[], ApiProblem>(keyOf('report years', unitIds), () =>
    send(reports.keyValueYears, { params: {}, body: { unitIds: [...unitIds] } }),
  ).data;
