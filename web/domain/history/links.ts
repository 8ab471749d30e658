import type { LogEntry } from '#shared/model/log.ts';
import type { Day } from '#shared/time/day.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';

const tabs: Readonly<Record<string, Tab>> = {
  demand: 'demand',
  bedPeriod: 'demand',
  planPeriod: 'schemas',
  asset: 'assets',
  assetPeriod: 'assets',
  assetPeriods: 'assets',
  budgetPeriod: 'budget',
  budgetHours: 'budget',
  stencil: 'budget',
};

/** Periods that the tab selects by its address. */
const selectable: ReadonlySet<string> = new Set(['demand', 'planPeriod']);

type Entry = Pick<LogEntry, 'object' | 'id' | 'path' | 'action'>;

/** The address of the unit or category of an entry; undefined above a unit. */
export const unitAddress = ({ path: { orgId, areaId, unitId, categoryId } }: Entry): string | undefined =>
  unitId === undefined ? undefined : href.plan({ orgId, areaId, unitId, categoryId });

/** The address where what was changed is planned, at its period; undefined where it is not in the plan. */
export const planAddress = ({ object, id, action, path }: Entry): string | undefined => {
  const tab = tabs[object];
  const { orgId, areaId, unitId, categoryId } = path;
  if (tab === undefined || unitId === undefined) return undefined;
  const period = selectable.has(object) && action !== 'remove' ? id : undefined;
  return href.plan({ orgId, areaId, unitId, categoryId, tab, period });
};

/** A period as `v06–v13 2026`. */
export const weeksOf = ({ start, end }: NonNullable<LogEntry['period']>): string => {
  const { weeks, year } = periodText({ start: start as Day, end: end as Day | null }, '');
  return `${weeks} ${year}`;
};

/** What of its kind an entry is about: the weeks of a period, the name of an employee, or both; empty where it says neither. */
export const aboutOf = ({ period, person }: Pick<LogEntry, 'period' | 'person'>): string =>
  [person, period && weeksOf(period)].filter(Boolean).join(', ');
