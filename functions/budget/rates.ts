import type { OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import { activeByName, unitRows } from '#functions/core/places/repository.ts';
import { loadRates, loadUnitRates } from '#functions/core/plan/rates.ts';
import type { StoredRates } from '#functions/core/plan/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found, Problem } from '#functions/kernel/problem.ts';
import { organizationKey, ownRatesRange, unitIdsOf, unitKey } from '#functions/kernel/store/keys.ts';
import { type Key, type Row, replace } from '#functions/kernel/store/table.ts';
import { byCategoryName } from '#shared/calculation/index.ts';
import {
  type CategoryRates,
  isLockedYear,
  isSameRates,
  type OrganizationRates,
  type RatesChange,
  rateFields,
  type UnitRates,
} from '#shared/model/rates.ts';
import { comparable } from '#shared/text/names.ts';

type RateField = (typeof rateFields)[number];
type Rates = readonly CategoryRates[];

interface Named {
  readonly name: string;
  readonly isBudgetCategory?: boolean | undefined;
}

/** The names of the staff categories, each once, in the order of reports. */
const namesOf = (categories: readonly Named[]): string[] => {
  const names = new Map<string, string>();
  for (const { name, isBudgetCategory } of categories)
    if (!isBudgetCategory && !names.has(comparable(name))) names.set(comparable(name), name);
  return [...names.values()].sort(byCategoryName);
};

/** Rows in which something is known. */
const known = (rates: readonly CategoryRates[]): CategoryRates[] =>
  rates.filter((row) => rateFields.some((field) => row[field] !== null));

const present = ({ rates, version, changedBy, changedAt }: StoredRates) => ({
  rates: [...rates],
  version,
  changedBy,
  changedAt,
});

const presentOrganization = async ({ table }: Scope, ids: OrgIds, stored: StoredRates): Promise<OrganizationRates> => {
  const [units, own] = await Promise.all([unitRows(table, ids), table.query<StoredRates>(ownRatesRange(ids.orgId))]);
  const active = activeByName(units);
  const ratesOf = new Map(own.map((row) => [unitIdsOf(row).unitId, row.data.rates]));
  return {
    ...present(stored),
    categories: namesOf(active.flatMap(({ data }) => data.categories)),
    units: active.flatMap(({ data: { id, areaId, name } }) => {
      const rates = ratesOf.get(id) ?? [];
      return rates.length > 0 ? [{ id, areaId, name, rates: [...rates] }] : [];
    }),
  };
};

/** What the categories of an organisation cost by year, and the units that depart from it. */
export const organizationRates = async (scope: Scope, ids: OrgIds): Promise<OrganizationRates> =>
  presentOrganization(scope, ids, (await loadRates(scope.table, ids)).data);

const presentUnit = async ({ table, place }: Scope, ids: UnitPath, stored: StoredRates): Promise<UnitRates> => ({
  ...present(stored),
  categories: namesOf(found(place.unit).categories),
  organization: [...(await loadRates(table, ids)).data.rates],
});

/** What a unit has of its own, and the organisation's rates, which fill what is left out. */
export const unitRates = async (scope: Scope, ids: UnitPath): Promise<UnitRates> =>
  presentUnit(scope, ids, (await loadUnitRates(scope.table, ids)).data);

/**
 * Throws `validation` at each value of this year or earlier that applies and would be changed: the place's own, or of a unit the
 * organisation's, which a value of its own would take the place of. What is empty is filled.
 */
const assertOpen = (
  { today }: Scope,
  { stored, change, above }: { readonly stored: Rates; readonly change: RatesChange; readonly above: Rates },
): void => {
  if (change.unlocked) return;
  const thisYear = Number(today.slice(0, 4));
  const valueIn = (rates: Rates, row: CategoryRates, field: RateField) =>
    rates.find((one) => isSameRates(one, row))?.[field] ?? null;
  const changed = change.rates.flatMap((row, index) =>
    !isLockedYear(row.year, thisYear)
      ? []
      : rateFields
          .filter((field) => {
            const own = valueIn(stored, row, field);
            return row[field] !== own && (own ?? valueIn(above, row, field)) !== null;
          })
          .map((field) => `rates.${index}.${field}`),
  );
  const isGone = stored.some(
    (row) =>
      isLockedYear(row.year, thisYear) &&
      rateFields.some((field) => row[field] !== null) &&
      !change.rates.some((one) => isSameRates(one, row)),
  );
  const fields = [...changed, ...(isGone ? ['rates'] : [])];
  if (fields.length > 0)
    throw new Problem('validation', {
      fields: Object.fromEntries(fields.map((field) => [field, { code: 'ratesLocked' }] as const)),
    });
};

/** Stores the rates of a place anew, over the version of the caller. Throws `conflict` with what is stored, `validation` at a locked value. */
const save = async (
  scope: Scope,
  row: Row<StoredRates>,
  {
    change,
    version,
    id,
    requires,
    shown,
    above = [],
  }: {
    readonly change: RatesChange;
    /** The organisation's rates, of a unit. */
    readonly above?: Rates;
    readonly version: number | undefined;
    readonly id: string;
    readonly requires: Key;
    readonly shown: object;
  },
): Promise<StoredRates> => {
  expectVersion(row.data, version, shown);
  assertOpen(scope, { stored: row.data.rates, change, above });
  const data: StoredRates = {
    rates: known(change.rates),
    version: row.data.version + 1,
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
  };
  return scope.commit({
    writes: [replace(row, data), { requires }],
    action: 'update',
    object: 'rates',
    id,
    before: { rates: row.data.rates },
    after: data,
  });
};

/** Replaces the rates of an organisation. Throws `conflict`, `validation` at a locked value. */
export const saveOrganizationRates = async (
  scope: Scope,
  ids: OrgIds,
  change: RatesChange,
  version: number | undefined,
): Promise<OrganizationRates> => {
  const row = await loadRates(scope.table, ids);
  const shown = await presentOrganization(scope, ids, row.data);
  const requires = organizationKey(ids.orgId);
  const stored = await save(scope, row, { change, version, id: ids.orgId, requires, shown });
  return { ...shown, ...present(stored) };
};

/** Replaces the rates that a unit has of its own. Throws `conflict`, `validation` at a locked value. */
export const saveUnitRates = async (
  scope: Scope,
  ids: UnitPath,
  change: RatesChange,
  version: number | undefined,
): Promise<UnitRates> => {
  const row = await loadUnitRates(scope.table, ids);
  const shown = await presentUnit(scope, ids, row.data);
  const requires = unitKey(ids.orgId, ids.areaId, ids.unitId);
  const stored = await save(scope, row, {
    change,
    version,
    id: ids.unitId,
    requires,
    shown,
    above: shown.organization,
  });
  return { ...shown, ...present(stored) };
};
