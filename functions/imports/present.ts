import type { ImportKind, LineRemark, UnitPreview } from '#shared/model/hrImport.ts';
import { remarks } from '#shared/model/importRemarks.ts';
import type { OutcomeOf } from './outcome.ts';
import type { RowRemark } from './read/rows.ts';

/** The most remarks of one answer; their number is told beside. */
const mostRemarks = 500;

const presentRemark =
  (isFault: boolean) =>
  ({ line, column, value, code }: RowRemark): LineRemark => ({
    line,
    column,
    value,
    code,
    text: remarks[code],
    isFault,
  });

/** The remarks on the lines of a file: faults first, then by line. */
export const presentRemarks = (faults: readonly RowRemark[], notes: readonly RowRemark[]) => {
  const byLine = (a: RowRemark, b: RowRemark) => a.line - b.line;
  const all = [
    ...faults.toSorted(byLine).map(presentRemark(true)),
    ...notes.toSorted(byLine).map(presentRemark(false)),
  ];
  return { remarks: all.slice(0, mostRemarks), remarkCount: all.length };
};

/** What a file comes to in a unit; `exists`: it was read into the unit before. */
export const presentOutcome = (outcome: OutcomeOf[ImportKind], exists: boolean): UnitPreview => ({
  unitId: outcome.unit.id,
  unitName: outcome.unit.name,
  refused: outcome.faults.length > 0,
  exists,
  people: outcome.kind === 'personnel' ? outcome.changes.map(({ difference }) => difference) : [],
  hours: outcome.kind === 'hours' ? [...outcome.differences] : [],
  unchanged: outcome.unchanged,
});
