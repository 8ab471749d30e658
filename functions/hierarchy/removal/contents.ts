import type { AreaIds, CategoryPath, OrgIds, ShiftPath, UnitPath } from '#functions/core/places/ids.ts';
import {
  activeByName,
  areaRows,
  loadArea,
  loadOrganization,
  loadUnit,
  unitRows,
} from '#functions/core/places/repository.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import { demandRows, planRows, rowsOfCategory } from '#functions/core/plan/rows.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { planKindOf } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { RemovalContents } from '#shared/model/removal.ts';
import { isPlan } from './confirm.ts';

const nothing: RemovalContents = {
  confirm: false,
  areas: 0,
  units: 0,
  categories: 0,
  shifts: 0,
  employees: 0,
  demandPeriods: 0,
};

const contentsOf = (rows: readonly Row[]): RemovalContents => {
  const ofKind = (kind: ReturnType<typeof planKindOf>['kind']) =>
    rows.filter((row) => !row.removing && planKindOf(row).kind === kind);
  const categories = ofKind('CATEGORY').map(({ data }) => data as StoredCategory);
  return {
    ...nothing,
    confirm: rows.some(isPlan),
    categories: categories.length,
    shifts: categories.reduce((sum, { shifts }) => sum + shifts.length, 0),
    employees: ofKind('ASSET').length,
    demandPeriods: ofKind('DEMAND').length,
  };
};

const sumOf = (all: readonly RemovalContents[]): RemovalContents => {
  const sum = (field: Exclude<keyof RemovalContents, 'confirm'>) => all.reduce((total, one) => total + one[field], 0);
  return {
    confirm: all.some(({ confirm }) => confirm),
    areas: sum('areas'),
    units: sum('units'),
    categories: sum('categories'),
    shifts: sum('shifts'),
    employees: sum('employees'),
    demandPeriods: sum('demandPeriods'),
  };
};

const contentsOfUnits = async (table: Table, { orgId, areaId }: OrgIds & Partial<AreaIds>) => {
  const units = activeByName(await unitRows(table, { orgId, areaId }));
  const all = units.map(async ({ data }) => contentsOf(await planRows(table, { orgId, unitId: data.id })));
  return { ...sumOf(await Promise.all(all)), units: units.length };
};

/** What is below an organisation. Throws 404. */
export const organizationContents = async ({ table }: Scope, { orgId }: OrgIds): Promise<RemovalContents> => {
  await loadOrganization(table, { orgId });
  const areas = activeByName(await areaRows(table, { orgId }));
  return { ...(await contentsOfUnits(table, { orgId })), areas: areas.length };
};

/** What is below an area. Throws 404. */
export const areaContents = async ({ table }: Scope, ids: AreaIds): Promise<RemovalContents> => {
  await loadArea(table, ids);
  return contentsOfUnits(table, ids);
};

/** What is in a unit. Throws 404. */
export const unitContents = async ({ table }: Scope, ids: UnitPath): Promise<RemovalContents> => {
  await loadUnit(table, ids);
  return contentsOf(await planRows(table, ids));
};

/** What is in a category. Throws 404. */
export const categoryContents = async ({ table }: Scope, ids: CategoryPath): Promise<RemovalContents> => {
  await loadCategory(table, ids);
  return { ...contentsOf(rowsOfCategory(await planRows(table, ids), ids.categoryId)), categories: 0 };
};

/** The demand periods that have rows of a shift. Throws 404. */
export const shiftContents = async ({ table }: Scope, { shiftId, ...ids }: ShiftPath): Promise<RemovalContents> => {
  const category = await loadCategory(table, ids);
  found(category.data.shifts.find(({ id }) => id === shiftId));
  const using = (await demandRows(table, ids)).filter(({ data }) =>
    data.shiftDemands.some((demand) => demand.shiftId === shiftId),
  );
  return { ...nothing, confirm: using.length > 0, demandPeriods: using.length };
};
