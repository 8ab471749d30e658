import useSWR from 'swr';
import { byCategoryName } from '#shared/calculation/index.ts';
import { reports } from '#shared/contract/reports.ts';
import { maxUnits } from '#shared/model/report.ts';
import type { ReportUnits, UnitCategories } from '#shared/model/reportAnswer.ts';
import { namesByKey } from '#shared/text/names.ts';
import { send } from '#web/platform/api/live.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { Settings } from './model/settings.ts';
import { isOfActivities, type ReportType, types } from './model/types.ts';
import type { ReportUnit } from './model/units.ts';

const none: readonly ReportUnit[] = [];

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

/** The years in which the units have what a report of the type is of; undefined until they are known, and for one of weeks. */
export const useYears = (type: ReportType, unitIds: readonly string[]): readonly number[] | undefined => {
  const ofYears = isOfActivities(type) ? reports.followUpYears : reports.keyValueYears;
  const endpoint = types[type].range === 'years' ? ofYears : undefined;
  return useSWR<number[], ApiProblem>(endpoint ? keyOf(endpoint.path, unitIds) : null, () =>
    send(ofYears, { params: {}, body: { unitIds: [...unitIds] } }),
  ).data;
};

/** The names of the activities of the units in some years; undefined until they are known. */
export const useActivityNames = (
  unitIds: readonly string[],
  { startYear, endYear }: Pick<Settings, 'startYear' | 'endYear'>,
): readonly string[] | undefined => {
  const key = keyOf(`report activities ${startYear} ${endYear}`, unitIds);
  const { data } = useSWR<string[], ApiProblem>(key, () =>
    send(reports.followUpActivities, { params: {}, body: { unitIds: [...unitIds], startYear, endYear } }),
  );
  return unitIds.length === 0 ? [] : data;
};

/** The units of a report: for one of activities those that have some. */
export const useUnits = (all: readonly ReportUnit[], type: ReportType): readonly ReportUnit[] => {
  const { data } = useSWR<ReportUnits, ApiProblem>(isOfActivities(type) ? reports.followUpUnits.path : null, () =>
    send(reports.followUpUnits, { params: {} }),
  );
  return isOfActivities(type) ? (data ?? none) : all;
};
