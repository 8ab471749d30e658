import { remedyLimits } from '#functions/core/places/remedyLimits.ts';
import type { StoredArea, StoredOrganization, StoredUnit } from '#functions/core/places/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { isProvider } from '#functions/kernel/rights/caller.ts';
import type { Area } from '#shared/model/area.ts';
import type { Fault } from '#shared/model/faults.ts';
import type { Organization } from '#shared/model/organization.ts';
import { retention } from '#shared/model/retention.ts';
import { hasRight } from '#shared/model/roles.ts';
import type { Unit } from '#shared/model/unit.ts';

/** The import settings of a new organisation; only SuperAdmin sees the stored ones. */
export const noOrganizationImport = { heromaImportFtp: null, ftpUser: null, dayOfImport: null };

/** The import settings of a new unit; only the provider sees the stored ones. */
export const noUnitImport = { importIdentifier: null, importActivated: false };

/**
 * Throws `validation` with a fault at each import setting that a caller who may not set it would change: the value is not the one that the
 * caller is shown, which a client may send back.
 */
export const refuseImportSettings = <Fields extends object>(
  { caller }: Scope,
  settings: Partial<Fields>,
  shown: { readonly [Name in keyof Fields]?: unknown },
): void => {
  if (hasRight(caller.type, 'import')) return;
  const names = (Object.keys(settings) as (keyof Fields & string)[]).filter(
    (name) => settings[name] !== undefined && (settings[name] || null) !== (shown[name] || null),
  );
  if (names.length > 0)
    throw new Problem('validation', {
      fields: Object.fromEntries(names.map((name): [string, Fault] => [name, { code: 'byProvider' }])),
    });
};

export const presentOrganization = (
  { caller }: Scope,
  { absence: _, ...organization }: StoredOrganization,
  areas: Organization['areas'],
): Organization => ({
  ...organization,
  ...(hasRight(caller.type, 'import') ? {} : noOrganizationImport),
  idleMinutes: organization.idleMinutes ?? null,
  closingDay: organization.closingDay ?? null,
  logMonths: organization.logMonths ?? retention.logMonths.initial,
  signInMonths: organization.signInMonths ?? retention.signInMonths.initial,
  secondFactor: organization.secondFactor ?? 'optional',
  redDay: organization.redDay ?? 'weekday',
  eve: organization.eve ?? 'weekday',
  areas,
});

/** An area with those of the units that belong to it. */
export const presentArea = (area: StoredArea, units: readonly { readonly data: StoredUnit }[]): Area => ({
  ...area,
  units: units
    .filter(({ data }) => data.areaId === area.id)
    .map(({ data: { id, name, shortName } }) => ({ id, name, shortName })),
});

export const presentUnit = ({ caller }: Scope, { ordered: _, ...unit }: StoredUnit): Unit => ({
  ...unit,
  ...(isProvider(caller) ? {} : noUnitImport),
  redDay: unit.redDay ?? null,
  eve: unit.eve ?? null,
  ...remedyLimits(unit),
  categories: unit.categories.filter(({ isBudgetCategory }) => !isBudgetCategory).map(({ id, name }) => ({ id, name })),
});
