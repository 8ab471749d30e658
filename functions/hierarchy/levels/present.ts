import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isProvider } from '#functions/kernel/rights/caller.ts';
import type { UnitPath } from '#functions/places/ids.ts';
import type { StoredArea, StoredOrganization, StoredUnit } from '#functions/places/stored.ts';
import type { StoredCategory, StoredShift } from '#functions/plan/stored.ts';
import type { Area } from '#shared/model/area.ts';
import type { Category, CategoryPeriod, StoredCategoryPeriod } from '#shared/model/category.ts';
import type { Organization } from '#shared/model/organization.ts';
import type { Shift } from '#shared/model/shift.ts';
import type { Unit } from '#shared/model/unit.ts';
import type { Day } from '#shared/time/day.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';

/** The import settings of a new organisation; only SuperAdmin sees the stored ones. */
export const noOrganizationImport = { heromaImportFtp: null, ftpUser: null, dayOfImport: null };

/** The import settings of a new unit; only the provider sees the stored ones. */
export const noUnitImport = { importIdentifier: null, importActivated: false };

export const presentOrganization = (
  { caller }: Scope,
  organization: StoredOrganization,
  areas: Organization['areas'],
): Organization => ({
  ...organization,
  ...(caller.type === 'SuperAdmin' ? {} : noOrganizationImport),
  areas,
});

/** An area with those of the units that belong to it. */
export const presentArea = (area: StoredArea, units: readonly { readonly data: StoredUnit }[]): Area => ({
  ...area,
  units: units
    .filter(({ data }) => data.areaId === area.id)
    .map(({ data: { id, name, shortName } }) => ({ id, name, shortName })),
});

export const presentUnit = ({ caller }: Scope, unit: StoredUnit): Unit => ({
  ...unit,
  ...(isProvider(caller) ? {} : noUnitImport),
  categories: unit.categories.filter(({ isBudgetCategory }) => !isBudgetCategory).map(({ id, name }) => ({ id, name })),
});

/** A period of a category: Earlier when it ended before today, Coming when it starts after today, otherwise Current. */
export const presentCategoryPeriod = (period: StoredCategoryPeriod, today: Day): CategoryPeriod => ({
  ...period,
  periodOverviewType:
    period.end !== null && period.end < today ? 'Earlier' : period.start > today ? 'Coming' : 'Current',
});

/** A shift; `period` is the one that is valid today, otherwise the next, otherwise the last. */
export const presentShift = (shift: StoredShift, today: Day): Shift => {
  const periods = sorted(shift.periods);
  const period = valueOn(periods, today) ?? periods.find(({ start }) => start > today) ?? periods.at(-1);
  return { ...shift, periods, period: found(period) };
};

export const presentCategory = (
  { periods, shifts, ...category }: StoredCategory,
  { unitId }: Pick<UnitPath, 'unitId'>,
  today: Day,
): Category => ({
  ...category,
  parentId: unitId,
  periods: periods.map((period) => presentCategoryPeriod(period, today)),
  shifts: shifts.map((shift) => presentShift(shift, today)),
});
