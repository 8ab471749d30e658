import type { StoredUnit } from '#functions/core/places/stored.ts';
import type { ImportKind } from '#shared/model/hrImport.ts';
import { comparable } from '#shared/text/names.ts';
import { overlaps } from '#shared/time/period.ts';
import type { ReadFile } from '../read/file.ts';
import type { PersonnelRow, RowRemark, RowsOf } from '../read/rows.ts';
import { groupedBy } from './groupedBy.ts';

/** The rows of a file that belong to one unit, and what is wrong with others of them. */
export interface UnitRows<Kind extends ImportKind> {
  readonly unit: StoredUnit;
  readonly rows: readonly RowsOf[Kind][];
  readonly faults: readonly RowRemark[];
}

const keyOf = ({ unit }: { readonly unit: string }): string => comparable(unit);

/** Whether a unit takes part in imports. */
export const takesPartInImports = ({ importActivated, importIdentifier }: StoredUnit): boolean =>
  importActivated && importIdentifier !== null;

/** A remark for each line of an employee who works on another unit on the same days. */
export const inTwoUnits = (rows: readonly PersonnelRow[]): readonly RowRemark[] =>
  groupedBy(rows, ({ number }) => comparable(number))
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.filter((row, index) =>
        group.slice(0, index).some((other) => keyOf(other) !== keyOf(row) && overlaps(other, row)),
      ),
    )
    .map(({ line, unit, name }) => ({ line, unit, column: '', value: name, code: 'twoUnits' }));

/** The rows of a file by unit, in the order of the units, and a remark for each line of an unknown or inactive one. */
export const rowsByUnit = <Kind extends ImportKind>(
  { rows, faults }: Pick<ReadFile<Kind>, 'rows' | 'faults'>,
  units: readonly StoredUnit[],
  unitColumn: string,
): { readonly units: readonly UnitRows<Kind>[]; readonly notes: readonly RowRemark[] } => {
  const ofFile = new Map(groupedBy(rows as readonly PersonnelRow[], keyOf).map((group) => [keyOf(group[0]), group]));
  const faulty = new Map(groupedBy(faults, keyOf).map((group) => [keyOf(group[0]), group]));
  const byIdentifier = new Map(units.map((unit) => [comparable(unit.importIdentifier ?? ''), unit]));
  byIdentifier.delete('');
  const notes = [...ofFile].flatMap(([key, group]) => {
    const unit = byIdentifier.get(key);
    if (unit && takesPartInImports(unit)) return [];
    const code = unit ? 'unitInactive' : 'unitUnknown';
    return group.map(
      (row): RowRemark => ({ line: row.line, unit: row.unit, column: unitColumn, value: row.unit, code }),
    );
  });
  const found = [...byIdentifier]
    .filter(([key, unit]) => takesPartInImports(unit) && (ofFile.has(key) || faulty.has(key)))
    .map(([key, unit]) => ({
      unit,
      rows: (ofFile.get(key) ?? []) as unknown as readonly RowsOf[Kind][],
      faults: faulty.get(key) ?? [],
    }));
  return { units: found, notes };
};
