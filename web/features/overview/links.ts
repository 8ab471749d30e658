import { type RemedyLine, weeksAhead } from '#shared/model/remedy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { sundayOf, type Week } from '#shared/time/week.ts';
import { href } from '#web/platform/navigation/href.ts';
import { categoryBelow, type Place } from '#web/platform/navigation/place.ts';
import type { Cell, MapRow } from './model/rows.ts';

/** The address of a place's plan, at a week when given. */
export const planOf = (place: Place, week?: Week): string =>
  href.plan({ ...place.ids, tab: 'schemas', week: week?.start });

/** The address of a place's demand at a week. */
export const demandOf = (place: Place, { start }: Week): string =>
  href.plan({ ...place.ids, tab: 'demand', week: start });

/** The address of a place's demand with the form of a simulation of the weeks from one to another. */
export const simulationOf = (place: Place, first: Week, last: Week): string =>
  href.plan({
    ...place.ids,
    tab: 'demand' as const,
    week: first.start,
    simulateFrom: first.start,
    simulateTo: sundayOf(last.start),
  });

/** The address of the team sheet of a category at a week, with those first who are away in it. */
export const teamOf = (category: Place, { start }: Week): string =>
  href.plan({ ...category.ids, tab: 'assets', mode: 'team', week: start });

/** The address of the page on which a shortage is closed. */
export const remedyOf = (
  { ids: { orgId } }: Pick<Place, 'ids'>,
  { areaId, unitId, categoryId, start }: Pick<RemedyLine, 'areaId' | 'unitId' | 'categoryId' | 'start'>,
  figures: 'gross' | 'net',
): string =>
  href.plan({
    orgId,
    areaId,
    unitId,
    categoryId,
    tab: 'overview' as const,
    remedy: start,
    ...(figures === 'net' && { figures }),
  });

/** The address of the page on which the shortage of a category in a week is closed. */
export const remedyAt = ({ ids }: Place, { start }: Week, figures: 'gross' | 'net'): string => {
  const { areaId = '', unitId = '', categoryId = '' } = ids;
  return remedyOf({ ids }, { areaId, unitId, categoryId, start }, figures);
};

/** The address of a place's overview over the same weeks. */
export const overviewOf = (place: Place, from: string | undefined): string =>
  href.plan({ ...place.ids, tab: 'overview', from });

/** Returns the first category of a unit's or category's row that lacks demand in a week; undefined for other rows. */
export const categoryLackingDemand = ({ place }: MapRow, { receipt }: Cell): Place | undefined => {
  if (place?.level !== 'unit' && place?.level !== 'category') return undefined;
  return place.children.find(({ name }) => receipt?.missingDemand.includes(name)) ?? categoryBelow(place);
};

/** Returns the category whose shortage a cell leads to closing: one that is short in it, in the weeks that are looked at. */
export const shortCategoryOf = (row: MapRow, cell: Cell, thisWeek: Day): Place | undefined => {
  const { start } = cell.week;
  if (start < thisWeek || start >= addDays(thisWeek, 7 * weeksAhead)) return undefined;
  const category = categoryOf(row, cell);
  return category && cell.receipt?.shortCategories.includes(category.name) ? category : undefined;
};

/** Returns the place whose plan a cell opens: the unit from its sum, else a category. */
export const planPlaceOf = (row: MapRow, cell: Cell): Place | undefined =>
  row.kind === 'total' && row.place?.level === 'unit' ? row.place : categoryOf(row, cell);

/** Returns the category that a cell opens: the unit's first that is short or lacks demand, else its first. */
export const categoryOf = ({ kind, place }: MapRow, { receipt }: Cell): Place | undefined => {
  if (place === undefined || (kind !== 'unit' && kind !== 'category' && place.level !== 'unit')) return undefined;
  const telling = receipt?.shortCategories.length ? receipt.shortCategories : (receipt?.missingDemand ?? []);
  return place.children.find(({ name }) => telling.includes(name)) ?? categoryBelow(place);
};
