import type { HeromaCategory, LineRemark, SampleRow, UnitPreview } from '#shared/model/hrImport.ts';
import type { ImportKind } from '#shared/model/importMapping.ts';
import { remarks } from '#shared/model/importRemarks.ts';
import { comparable } from '#shared/text/names.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import { leftOf, type OutcomeOf } from './outcome.ts';
import type { SampleRow as ReadRow } from './read/file.ts';
import type { HoursRow, PersonnelRow, RowRemark } from './read/rows.ts';
import { hourParts } from './read/values.ts';

/** The names of units by their import identifier as it is compared. */
type UnitNames = ReadonlyMap<string, string>;

/** The most remarks of one answer; the answer has their number too. */
const mostRemarks = 500;

const presentRemark =
  (isFault: boolean, unitNames: UnitNames, ofAny: ReadonlySet<RowRemark>) =>
  (remark: RowRemark): LineRemark => {
    const { line, unit, column, value, code } = remark;
    return {
      line,
      column,
      value,
      code,
      text: remarks[code],
      isFault,
      unitName: unitNames.get(comparable(unit)) ?? null,
      holdsAll: ofAny.has(remark),
    };
  };

/** The remarks on the lines of a file: faults first, then by line. */
export const presentRemarks = (
  faults: readonly RowRemark[],
  notes: readonly RowRemark[],
  unitNames: UnitNames,
  ofAny: readonly RowRemark[],
) => {
  const holding = new Set(ofAny);
  const byLine = (a: RowRemark, b: RowRemark) => a.line - b.line;
  const all = [
    ...faults.toSorted(byLine).map(presentRemark(true, unitNames, holding)),
    ...notes.toSorted(byLine).map(presentRemark(false, unitNames, holding)),
  ];
  return { remarks: all.slice(0, mostRemarks), remarkCount: all.length };
};

const personBecomes = ({ line: _, unit: __, start, end, absence, ...row }: PersonnelRow) => ({
  ...row,
  ...(absence !== undefined && { absence }),
  start: mondayOf(start),
  end: end && sundayOf(end),
});

const hoursBecome = ({ year, month, activity, payKind, parts }: HoursRow) => ({
  period: `${year}-${String(month).padStart(2, '0')}`,
  activity,
  payKind,
  hours: Math.round((parts * 100) / hourParts) / 100,
});

/** A row of the file, and what it becomes: see the contract's `SampleRow`. */
export const presentSample = ({ line, cells, row }: ReadRow<ImportKind>, unitNames: UnitNames): SampleRow => ({
  line,
  cells: [...cells],
  becomes: row && {
    unit: unitNames.get(comparable(row.unit)) ?? null,
    ...('parts' in row ? hoursBecome(row) : personBecomes(row)),
  },
});

/** The result of a file in a unit; `exists`: the file was imported into the unit before; `held`: the share in percent that it takes away, if too much. */
export const presentOutcome = (
  outcome: OutcomeOf[ImportKind],
  exists: boolean,
  held: number | null,
  categories: HeromaCategory[],
): UnitPreview => ({
  areaId: outcome.unit.areaId,
  unitId: outcome.unit.id,
  unitName: outcome.unit.name,
  refused: outcome.faults.length > 0,
  exists,
  held,
  people: outcome.kind === 'personnel' ? outcome.changes.map(({ difference }) => difference) : [],
  hours: outcome.kind === 'hours' ? [...outcome.differences] : [],
  left: leftOf(outcome),
  unchanged: outcome.unchanged,
  categories,
});
