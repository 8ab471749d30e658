import type { OrgIds } from '#functions/core/places/ids.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { staffRows } from '#functions/core/plan/rows.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { PreviewRequest } from '#shared/model/hrImport.ts';
import type { Hold, ImportKind } from '#shared/model/importMapping.ts';
import { comparable } from '#shared/text/names.ts';
import { fetchOriginal } from './fetch.ts';
import { unitByNumber } from './match/unitByNumber.ts';
import { inTwoUnits, rowsByUnit, takesPartInImports, type UnitRows } from './match/units.ts';
import { type ReadFile, readImportFile, type UnitOf } from './read/file.ts';
import { isXml } from './read/paxml.ts';
import type { PersonnelRow, RowRemark } from './read/rows.ts';
import { loadColumns, organizationUnits } from './repository.ts';
import { keepOriginal, keptOriginal, type Original } from './source.ts';

/** Units whose stored staff is read at a time. */
export const unitsAtOnce = 8;

/** A file that was read, its rows by unit. */
export interface Opened<Kind extends ImportKind> {
  readonly original: Original;
  readonly file: ReadFile<Kind>;
  readonly units: readonly UnitRows<Kind>[];
  readonly notes: readonly RowRemark[];
  /** The names of the organisation's units by their identifier as it is compared. */
  readonly unitNames: ReadonlyMap<string, string>;
  /** The faulty lines whose unit cannot be told: they hold every unit of the file. */
  readonly ofAny: readonly RowRemark[];
  /** What the columns were called, and how numbers were to be read, when it was read. */
  readonly columns: unknown;
  readonly hold: Hold;
}

/** The unit by employee number, of those whom imports have stored in one unit only. */
const unitsOfStaff = async (table: Table, ids: OrgIds, units: readonly StoredUnit[]): Promise<UnitOf> => {
  const taking = units.filter(takesPartInImports);
  const staff = await inParallel(taking, unitsAtOnce, ({ id }) => staffRows(table, { ...ids, unitId: id }));
  return unitByNumber(
    taking.flatMap(({ importIdentifier }, index) =>
      (staff[index] ?? []).flatMap(({ data: { imported } }) =>
        imported ? [{ unit: importIdentifier ?? '', number: imported.number }] : [],
      ),
    ),
  );
};

/**
 * Reads a file and matches its rows with the units of the organisation; `toMap`: also one that lacks columns. Throws `noImport`.
 */
export const openFile = async <Kind extends ImportKind>(
  { table }: Scope,
  ids: OrgIds,
  kind: Kind,
  original: Original,
  options: { readonly toMap?: boolean } = {},
): Promise<Opened<Kind>> => {
  const [{ data: columns }, units] = await Promise.all([loadColumns(table, ids), organizationUnits(table, ids)]);
  const unitOf = kind === 'hours' && isXml(original.bytes) ? await unitsOfStaff(table, ids, units) : undefined;
  const file = await readImportFile(kind, original.bytes, columns, { ...options, ...(unitOf && { unitOf }) });
  const matched = rowsByUnit(file, units, columns[kind].unit);
  const two = kind === 'personnel' ? inTwoUnits(file.rows as readonly PersonnelRow[]) : [];
  return {
    original,
    file,
    units: matched.units,
    ofAny: matched.ofAny,
    hold: columns.hold,
    columns: [columns[kind], columns.numbers],
    unitNames: new Map(
      units.flatMap(({ importIdentifier, name }) => (importIdentifier ? [[comparable(importIdentifier), name]] : [])),
    ),
    notes: [...file.notes, ...matched.notes, ...two],
  };
};

type Source = Pick<PreviewRequest, 'kind' | 'fileId' | 'file'>;

/** The file of a request: uploaded, kept before, or else the newest one on the HR system's server. */
export const sourceOf = async (scope: Scope, ids: OrgIds, { kind, fileId, file }: Source): Promise<Original> => {
  if (file) return keepOriginal(ids.orgId, file.name, Buffer.from(file.content, 'base64'));
  return fileId === undefined ? fetchOriginal(scope, ids, kind) : keptOriginal(ids.orgId, fileId);
};
