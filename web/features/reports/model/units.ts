import type { ReportUnits } from '#shared/model/reportAnswer.ts';
import { namesByKey } from '#shared/text/names.ts';
import { hasWords, wordsOf } from '#shared/text/words.ts';
import { atLevel, flatten, type Place, type PlaceIds } from '#web/platform/navigation/place.ts';
import { isOfPlace, type ReportLevel, type ReportType, types } from './types.ts';

/** A unit that a report can be of. */
export type ReportUnit = ReportUnits[number];

/** The units of an area. */
export interface AreaUnits {
  readonly areaId: string;
  readonly areaName: string;
  readonly orgName: string;
  readonly units: readonly ReportUnit[];
}

/** The units by area, in their order; those of the organisation in the address first. */
export const byArea = (units: readonly ReportUnit[], { orgId }: PlaceIds): readonly AreaUnits[] => {
  const areas = new Map<string, ReportUnit[]>();
  for (const unit of [...units].sort((a, b) => Number(b.orgId === orgId) - Number(a.orgId === orgId))) {
    const known = areas.get(unit.areaId);
    if (known) known.push(unit);
    else areas.set(unit.areaId, [unit]);
  }
  return [...areas.values()].map((all) => {
    const { areaId, areaName, orgName } = all[0]!;
    return { areaId, areaName, orgName, units: all };
  });
};

/** The areas with the units that a search finds: every word in the names of the unit, area or organisation. */
export const found = (areas: readonly AreaUnits[], search: string): readonly AreaUnits[] => {
  const words = wordsOf(search);
  return areas
    .map((area) => ({
      ...area,
      units: area.units.filter(({ unitName, unitShortName }) =>
        hasWords(`${unitName} ${unitShortName} ${area.areaName} ${area.orgName}`, words),
      ),
    }))
    .filter(({ units }) => units.length > 0);
};

/**
 * The units that a report begins with: all of the area or organisation at those levels; else the unit of the address, for a
 * forecast none.
 */
export const proposedUnits = (
  units: readonly ReportUnit[],
  { orgId, areaId, unitId }: PlaceIds,
  { type, level }: { readonly type: ReportType; readonly level: ReportLevel },
): readonly string[] => {
  const within = units.filter((unit) => {
    if (unit.orgId !== orgId) return false;
    if (level === 'org') return true;
    // An overview is of the organisation where the address does not reach down to the level.
    if (isOfPlace(type) && (areaId === undefined || (level === 'unit' && unitId === undefined))) return true;
    if (level === 'area') return areaId === undefined || unit.areaId === areaId;
    return type !== 'prognos' && unit.unitId === unitId;
  });
  return within.map((unit) => unit.unitId);
};

/** The categories that a report of units begins with: that of the address, as the unit; undefined: all. */
export const proposedCategories = (
  { level: at, name }: Place,
  { type, level }: { readonly type: ReportType; readonly level: ReportLevel },
): readonly string[] | undefined => {
  const isOfUnit = level === 'unit' && type !== 'prognos' && !isOfPlace(type);
  return at === 'category' && isOfUnit && types[type].parts === 'categories' ? [name] : undefined;
};

/** The ids after all units of an area were chosen, or none of them when all were. */
export const toggledArea = (chosen: readonly string[], units: readonly ReportUnit[]): readonly string[] => {
  const own = units.map(({ unitId }) => unitId);
  const others = chosen.filter((id) => !own.includes(id));
  return own.every((id) => chosen.includes(id)) ? others : [...others, ...own];
};

/** The ids in the order of the list, so that a report does not depend on the order of clicks. */
export const inListOrder = (chosen: readonly string[], areas: readonly AreaUnits[]): readonly string[] => {
  const known = areas.flatMap(({ units }) => units.map(({ unitId }) => unitId)).filter((id) => chosen.includes(id));
  return [...known, ...chosen.filter((id) => !known.includes(id))];
};

/** The names of the categories of units in the organisation of a place. */
export const categoryNames = (place: Place, unitIds: readonly string[]): readonly string[] => {
  const categories = flatten([atLevel(place, 'org') ?? place]).filter(
    ({ level, ids }) => level === 'category' && unitIds.includes(ids.unitId ?? ''),
  );
  return [...namesByKey(categories.map(({ name }) => name)).values()];
};
