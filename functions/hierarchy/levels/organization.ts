import { withFtpPassword } from '#functions/core/places/ftpPassword.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import { activeByName, areaRows, knownOrganizations, loadOrganization } from '#functions/core/places/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { mayKnow } from '#functions/kernel/rights/authorise.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { listedOrganization, organizationKey } from '#functions/kernel/store/keys.ts';
import { insert, type Row, replace } from '#functions/kernel/store/table.ts';
import type { Organization, OrganizationChange, OrganizationFields } from '#shared/model/organization.ts';
import { hasRight } from '#shared/model/roles.ts';
import { noOrganizationImport, presentOrganization, refuseImportSettings } from './present.ts';
import { organizationNameReservation, reserveWrites } from './reservations.ts';

/** The import settings, without the password. */
type ImportSettings = Pick<StoredOrganization, 'heromaImportFtp' | 'ftpUser' | 'dayOfImport'>;

/** The fields to be stored. Throws `validation` at import settings of a caller who may not set them; `shown` are the fields that the caller sees. */
const settable = <Fields extends OrganizationChange>(
  scope: Scope,
  fields: Fields,
  shown: ImportSettings,
): Partial<Fields> => {
  const { version: _, ftpPassword, heromaImportFtp, ftpUser, dayOfImport, ...others } = fields;
  refuseImportSettings(scope, { heromaImportFtp, ftpUser, dayOfImport, ftpPassword }, { ...shown, ftpPassword: null });
  const all = hasRight(scope.caller.type, 'import') ? { ...others, heromaImportFtp, ftpUser, dayOfImport } : others;
  return omitUndefined(all) as Partial<Fields>;
};

const passwordIn = (caller: Caller, { ftpPassword }: OrganizationChange) =>
  hasRight(caller.type, 'import') ? ftpPassword : undefined;

const withAreas = async (scope: Scope, row: Row<StoredOrganization>): Promise<Organization> => {
  const orgId = row.data.id;
  const areas = activeByName(await areaRows(scope.table, { orgId })).filter(({ data }) =>
    mayKnow(scope.caller, { orgId, areaId: data.id }),
  );
  return presentOrganization(
    scope,
    row.data,
    areas.map(({ data: { id, name } }) => ({ id, name })),
  );
};

/** The organisations that the caller may know, each with the areas that the caller may know. */
export const listOrganizations = async (scope: Scope): Promise<Organization[]> => {
  const rows = await knownOrganizations(scope);
  return Promise.all(rows.map((row) => withAreas(scope, row)));
};

/** One organisation with its areas. Throws 404. */
export const getOrganization = async (scope: Scope, ids: OrgIds): Promise<Organization> =>
  withAreas(scope, await loadOrganization(scope.table, ids));

/** A new organisation. Throws `duplicateName`, `validation`. */
export const createOrganization = async (scope: Scope, fields: OrganizationFields): Promise<Organization> => {
  const organization: StoredOrganization = {
    ...newStamp(scope, 'org'),
    created: scope.now.toISOString(),
    ...noOrganizationImport,
    name: fields.name,
    ...settable(scope, fields, noOrganizationImport),
  };
  const reservations = await reserveWrites(scope.table, [organizationNameReservation(organization.name)]);
  const row = { ...organizationKey(organization.id), ...listedOrganization(organization.id), data: organization };
  return withFtpPassword(
    scope.table,
    { after: organization, given: passwordIn(scope.caller, fields) },
    (passwordWrites) =>
      scope.commit({
        writes: [insert(row), ...reservations, ...passwordWrites],
        action: 'create',
        object: 'organization',
        id: organization.id,
        orgId: organization.id,
        after: presentOrganization(scope, organization, []),
      }),
  );
};

/** Changes an organisation; a field left out keeps its value. Throws 404, `conflict`, `duplicateName`, `validation`. */
export const updateOrganization = async (
  scope: Scope,
  ids: OrgIds,
  fields: OrganizationChange,
  version: number | undefined,
): Promise<Organization> => {
  const row = await loadOrganization(scope.table, ids);
  const before = await withAreas(scope, row);
  expectVersion(row.data, version, before);
  const organization = { ...row.data, ...settable(scope, fields, before), ...nextStamp(scope, row.data) };
  const reservations = await reserveWrites(
    scope.table,
    [organizationNameReservation(organization.name)],
    [organizationNameReservation(row.data.name)],
  );
  return withFtpPassword(
    scope.table,
    { before: row.data, after: organization, given: passwordIn(scope.caller, fields) },
    (passwordWrites) =>
      scope.commit({
        writes: [replace(row, organization), ...reservations, ...passwordWrites],
        action: 'update',
        object: 'organization',
        id: organization.id,
        before,
        after: presentOrganization(scope, organization, before.areas),
      }),
  );
};
