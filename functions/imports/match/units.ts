import type { StoredUnit } from '#functions/core/places/stored.ts';
import { groupedBy } from '#shared/groupedBy.ts';
import type { ImportKind } from '#shared/model/importMapping.ts';
import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import { sorted } from '#shared/time/timeline.ts';
import type { ReadFile } from '../read/file.ts';
import type { PersonnelRow, RowRemark, RowsOf } from '../read/rows.ts';
import { bareNumber } from './bareNumber.ts';

/** The rows of a file that belong to one unit, and what is wrong with others of them. */
export interface UnitRows<Kind extends ImportKind> {
  readonly unit: StoredUnit;
  readonly rows: readonly RowsOf[Kind][];
  readonly faults: readonly RowRemark[];
  /** The bare employee numbers of lines whose unit is unknown: any of them may work in this unit. */
  readonly unplaced: ReadonlySet<string>;
}

const keyOf = ({ unit }: { readonly unit: string }): string => comparable(unit);

/** The bare employee number of a line; lines of worked hours have none. */
const numberIn = ({ number }: Partial<PersonnelRow>): readonly string[] =>
  number === undefined ? [] : [bareNumber(number)];

/** Whether a unit takes part in imports. */
export const takesPartInImports = ({ importActivated, importIdentifier }: StoredUnit): boolean =>
  importActivated && importIdentifier !== null;

/** The latest last days of rows by unit: of the unit that reaches furthest, and of all others. */
interface Reached {
  readonly unit: string;
  readonly end: Day | null;
  readonly others: Day | null | undefined;
}

const later = (a: Day | null | undefined, b: Day | null): Day | null =>
  a === undefined ? b : a === null || b === null ? null : a > b ? a : b;

const reaches = (end: Day | null | undefined, day: Day): boolean => end === null || (end !== undefined && end >= day);

/** The rows that begin while an earlier one of another unit still holds. */
const besideOthers = (rows: readonly PersonnelRow[]): readonly PersonnelRow[] => {
  let reached: Reached | undefined;
  return sorted(rows).filter((row) => {
    const unit = keyOf(row);
    const before = reached;
    if (!before) {
      reached = { unit, end: row.end, others: undefined };
      return false;
    }
    if (before.unit === unit) reached = { ...before, end: later(before.end, row.end) };
    else if (reaches(before.end, row.end ?? row.start) && row.end !== null)
      reached = { ...before, others: later(before.others, row.end) };
    else reached = { unit, end: row.end, others: later(before.others, before.end) };
    return reaches(before.unit === unit ? before.others : before.end, row.start);
  });
};

/** A remark for each line of an employee who works on another unit on the same days. */
export const inTwoUnits = (rows: readonly PersonnelRow[]): readonly RowRemark[] =>
  groupedBy(rows, ({ number }) => comparable(number))
    .filter((group) => group.length > 1)
    .flatMap(besideOthers)
    .map(({ line, unit, name }) => ({ line, unit, column: '', value: name, code: 'twoUnits' }));

/** Whether a fault leaves open which unit its line is about, or whom: the line may be one of any unit. */
const isOfAny = ({ unit, code, number }: RowRemark, isKnown: (key: string) => boolean): boolean =>
  unit === '' || ((code === 'cells' || code === 'encoding' || number === '') && !isKnown(comparable(unit)));

/**
 * The rows of a file by unit, in the order of the units, and a remark for each line of an unknown or inactive one. A faulty line whose
 * unit cannot be told is a fault of every unit of the file: it may be missing in any of them.
 */
export const rowsByUnit = <Kind extends ImportKind>(
  { rows, faults }: Pick<ReadFile<Kind>, 'rows' | 'faults'>,
  units: readonly StoredUnit[],
  unitColumn: string,
): {
  readonly units: readonly UnitRows<Kind>[];
  readonly notes: readonly RowRemark[];
  readonly ofAny: readonly RowRemark[];
} => {
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
  const unplaced = new Set(
    [...ofFile, ...faulty].flatMap(([key, group]) => (byIdentifier.has(key) ? [] : group.flatMap(numberIn))),
  );
  const ofAny = faults.filter((fault) => isOfAny(fault, (key) => byIdentifier.has(key)));
  const found = [...byIdentifier]
    .filter(([key, unit]) => takesPartInImports(unit) && (ofFile.has(key) || faulty.has(key)))
    .map(([key, unit]) => ({
      unit,
      rows: (ofFile.get(key) ?? []) as unknown as readonly RowsOf[Kind][],
      faults: [...(faulty.get(key) ?? []), ...ofAny],
      unplaced,
    }));
  return { units: found, notes, ofAny };
};
