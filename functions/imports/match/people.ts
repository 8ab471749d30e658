import { groupedBy } from '#shared/groupedBy.ts';
import type { AbsenceKind } from '#shared/model/absence.ts';
import { comparable } from '#shared/text/names.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import type { PersonnelRow, RowRemark } from '../read/rows.ts';

/** Whole weeks of an employee with the rate that the file gives them. */
export interface FilePeriod extends Period {
  readonly rate: number;
  readonly fillIn: boolean;
  /** Why the person is away from all of the rate; null or left out: the file says nothing. */
  readonly absence?: AbsenceKind | null;
}

/** What an HR category leads to in a unit: its category, if there is one, and the first day that the import changes. */
export interface Target {
  readonly category: { readonly id: string; readonly name: string } | undefined;
  readonly start: Day | null;
}

/** An employee in one category of a unit, as the file has it. */
export interface FilePerson {
  readonly number: string;
  readonly name: string;
  /** The HR category of the first row. */
  readonly category: string;
  readonly target: Target['category'];
  /** The first line about the employee. */
  readonly line: number;
  /** In whole weeks, without overlap, oldest first, from the first day that the import changes. */
  readonly periods: readonly FilePeriod[];
  /** The first day that the import changes; null for all days. */
  readonly start: Day | null;
  /** How many rows have dates inside a week. */
  readonly widened: number;
}

/** An employee has a handful of rows: more come from a fault of the export, and would take long to compute. */
const mostRows = 200;

const widened = ({ start, end, rate, fillIn, absence }: PersonnelRow): FilePeriod => ({
  start: mondayOf(start),
  end: end && sundayOf(end),
  rate,
  fillIn,
  ...(absence && { absence }),
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

/** The part of a period that lies on or after a day. */
const fromDay = (period: FilePeriod, day: Day | null): readonly FilePeriod[] => {
  if (day === null || period.start >= day) return [period];
  return period.end !== null && period.end < day ? [] : [{ ...period, start: day }];
};

const latest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((last, day) => (last === null || (day !== null && day > last) ? day : last), null);

type TargetOf = (heromaName: string) => Target;

const personOf = (rows: readonly PersonnelRow[], first: PersonnelRow, targetOf: TargetOf): FilePerson => ({
  number: first.number,
  name: rows.at(-1)?.name ?? first.name,
  category: first.category,
  target: targetOf(first.category).category,
  line: rows.reduce((least, { line }) => Math.min(least, line), first.line),
  periods: withoutSharedWeeks(rows.flatMap((row) => fromDay(widened(row), targetOf(row.category).start))),
  start: latest(rows.map(({ category }) => targetOf(category).start)),
  widened: rows.filter(isInside).length,
});

/**
 * The employees in the rows of one unit: rows of the same number that lead to the same category are one timeline, widened to whole
 * weeks, whatever their HR categories are called. A row whose own days overlap those of another one is a fault.
 */
export const peopleOf = (rows: readonly PersonnelRow[], targetOf: TargetOf) => {
  const keyOf = ({ number, category }: PersonnelRow) =>
    `${comparable(number)}\n${targetOf(category).category?.id ?? `\n${comparable(category)}`}`;
  const faults: RowRemark[] = [];
  const people = groupedBy(rows, keyOf).map((group) => {
    const [{ line, unit, number }] = group;
    if (group.length > mostRows) faults.push({ line, unit, column: '', value: number, code: 'manyRows' });
    const inOrder = sorted(group.slice(0, mostRows));
    for (const [index, row] of inOrder.entries()) {
      const before = inOrder[index - 1];
      if (before && overlaps(before, row))
        faults.push({ line: row.line, unit: row.unit, column: '', value: row.name, code: 'overlap' });
    }
    return personOf(inOrder, inOrder[0] ?? group[0], targetOf);
  });
  return { people, faults };
};
