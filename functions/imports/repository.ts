import type { OrgIds } from '#functions/core/places/ids.ts';
import { loadOrganization, unitRows } from '#functions/core/places/repository.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import type { StaffLock } from '#functions/core/plan/staffImport.ts';
import {
  importColumnsKey,
  importsUnderWayRange,
  organizationImportsRange,
  planKeys,
  type UnitIds,
  unitImportRange,
} from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { UnitImport } from '#shared/model/hrImport.ts';
import {
  type CategoryMapping,
  defaultColumns,
  defaultFiles,
  defaultHold,
  defaultNumbers,
  type ImportKind,
  type ImportMapping,
} from '#shared/model/importMapping.ts';

/** An import into a unit as it is stored. */
export interface StoredUnitImport extends UnitImport {
  /** The hash of the file and of how it was read: the same one changes nothing. */
  readonly digest: string;
  /** The name of the file with the values before and after, of an import that can be undone. */
  readonly steps: string | null;
}

/** What is being stored in a unit: one import, or the undoing of one. */
export interface UnderWay extends NonNullable<StaffLock['underWay']> {
  readonly record: StoredUnitImport;
  /** Of the unit. */
  readonly areaId: string;
  /** When it counts as interrupted, unless another batch is stored before: milliseconds since 1970. */
  readonly until: number;
}

/**
 * The lock of imports into a unit. Each import, and each undoing of one, writes it: a request that read the unit before another one
 * was stored has an old version, and conflicts.
 */
export interface ImportLock extends StaffLock {
  readonly underWay: UnderWay | null;
}

type StoredColumns = Omit<ImportMapping, 'version'> & Omit<Stamp, 'id'>;

/** The columns of the organisation's files; the usual ones and version 0 where none are stored. */
export const loadColumns = async (table: Table, { orgId }: OrgIds): Promise<Row<StoredColumns>> => {
  const key = importColumnsKey(orgId);
  const usual = {
    ...defaultColumns,
    files: defaultFiles,
    hold: defaultHold,
    numbers: defaultNumbers,
    security: 'tls',
  } as const;
  const row = await table.get<StoredColumns>(key);
  // Stored before there was a setting for it.
  return row
    ? {
        ...row,
        data: {
          ...row.data,
          personnel: { ...defaultColumns.personnel, ...row.data.personnel },
          hold: row.data.hold ?? defaultHold,
          numbers: row.data.numbers ?? defaultNumbers,
        },
      }
    : emptyRow(key, { ...usual, version: 0, changedBy: '', changedAt: '' });
};

interface StoredMappings {
  readonly mappings: readonly CategoryMapping[];
}

/** The HR categories of a unit, none where none are stored. */
export const loadMappings = async (table: Table, ids: UnitIds): Promise<Row<StoredMappings>> => {
  const key = planKeys.importMappings(ids);
  return (await table.get<StoredMappings>(key)) ?? emptyRow(key, { mappings: [] });
};

/** The lock of imports into a unit; version 0 where nothing was imported. */
export const loadLock = async (table: Table, ids: UnitIds): Promise<Row<ImportLock>> => {
  const key = planKeys.importLock(ids);
  return (await table.get<ImportLock>(key)) ?? emptyRow(key, { underWay: null });
};

/** The locks of all units in which something is being stored, or was when it was interrupted. */
export const locksUnderWay = (table: Table) => table.query<ImportLock>(importsUnderWayRange);

/** The imports of a unit, newest first. */
export const unitImports = async (table: Table, ids: UnitIds): Promise<readonly Row<StoredUnitImport>[]> =>
  [...(await table.query<StoredUnitImport>(unitImportRange(ids)))].sort((a, b) => (a.data.at > b.data.at ? -1 : 1));

/** The imports into all units of an organisation from an ISO instant on, newest first. */
export const organizationImports = (table: Table, { orgId }: OrgIds, from: string) =>
  table.query<StoredUnitImport>(organizationImportsRange(orgId, from));

/** One import of a unit, if there is one. */
export const findImport = (table: Table, ids: UnitIds, importId: string) =>
  table.get<StoredUnitImport>(planKeys.unitImport(ids, importId));

/** The newest import of a kind that is still in effect. */
export const newestStored = async (table: Table, ids: UnitIds, kind: ImportKind) =>
  (await unitImports(table, ids)).find(({ data }) => data.kind === kind && data.state === 'stored')?.data;

/** The units of an organisation, without those being removed. Throws 404. */
export const organizationUnits = async (table: Table, ids: OrgIds): Promise<readonly StoredUnit[]> => {
  const [rows] = await Promise.all([unitRows(table, ids), loadOrganization(table, ids)]);
  return rows.filter(({ removing }) => !removing).map(({ data }) => data);
};
