import { comparable } from '#shared/text/names.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import type { PersonnelRow, RowRemark } from '../read/rows.ts';
import { groupedBy } from './groupedBy.ts';

/** Whole weeks of an employee with the rate that the file gives them. */
export interface FilePeriod extends Period {
  readonly rate: number;
  readonly fillIn: boolean;
}

/** An employee of one HR category of a unit, as the file has it. */
export interface FilePerson {
  readonly number: string;
  readonly name: string;
  readonly category: string;
  /** The first line about the employee. */
  readonly line: number;
  /** In whole weeks, without overlap, oldest first. */
  readonly periods: readonly FilePeriod[];
  /** How many rows have dates inside a week. */
  readonly widened: number;
}

const widened = ({ start, end, rate, fillIn }: PersonnelRow): FilePeriod => ({
  start: mondayOf(start),
  end: end && sundayOf(end),
  rate,
  fillIn,
});

const isInside = ({ start, end }: PersonnelRow): boolean =>
  start !== mondayOf(start) || (end !== null && end !== sundayOf(end));

/** A week that two rows share after they were widened belongs to the later one. */
const withoutSharedWeeks = (periods: readonly FilePeriod[]): readonly FilePeriod[] =>
  periods.flatMap((period, index) => {
    const next = periods[index + 1];
    if (!next || (period.end !== null && period.end < next.start)) return [period];
    const end: Day = addDays(next.start, -1);
    return end < period.start ? [] : [{ ...period, end }];
  });

const personOf = (rows: readonly PersonnelRow[], first: PersonnelRow): FilePerson => ({
  number: first.number,
  name: rows.at(-1)?.name ?? first.name,
  category: first.category,
  line: Math.min(...rows.map(({ line }) => line)),
  periods: withoutSharedWeeks(rows.map(widened)),
  widened: rows.filter(isInside).length,
});

/**
 * The employees in the rows of one unit: rows of the same number and HR category are one timeline, widened to whole weeks. A row
 * whose own days overlap those of another one is a fault.
 */
export const peopleOf = (rows: readonly PersonnelRow[]) => {
  const groups = groupedBy(rows, (row) => `${comparable(row.number)}\n${comparable(row.category)}`);
  const faults: RowRemark[] = [];
  const people = groups.map((group) => {
    const inOrder = sorted(group);
    for (const [index, row] of inOrder.entries()) {
      const before = inOrder[index - 1];
      if (before && overlaps(before, row))
        faults.push({ line: row.line, unit: row.unit, column: '', value: row.name, code: 'overlap' });
    }
    return personOf(inOrder, inOrder[0] ?? group[0]);
  });
  return { people, faults };
};
