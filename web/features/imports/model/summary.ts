import type { DifferenceKind, ImportPreview, PersonDifference, UnitPreview } from '#shared/model/hrImport.ts';
import { hasWords, wordsOf } from '#shared/text/words.ts';

/** An employee of the preview with the unit. */
export interface PersonRow {
  readonly unit: UnitPreview;
  readonly person: PersonDifference;
}

/** What the rows of the differences are filtered by. */
export type Filter = 'all' | DifferenceKind | 'typed';

const rowsOf = ({ units }: ImportPreview): readonly PersonRow[] =>
  units.flatMap((unit) => unit.people.map((person) => ({ unit, person })));

const fits = ({ person }: PersonRow, filter: Filter): boolean =>
  filter === 'all' || (filter === 'typed' ? person.overwritesTyped : person.kind === filter);

/** The employees of a preview that a filter and the words of a search in name and number leave. */
export const personRows = (preview: ImportPreview, filter: Filter, query: string): readonly PersonRow[] => {
  const words = wordsOf(query);
  return rowsOf(preview).filter(
    (row) => fits(row, filter) && hasWords(`${row.person.name} ${row.person.number}`, words),
  );
};

/** The number of employees by filter. */
export const personCounts = (preview: ImportPreview): Readonly<Record<Filter, number>> => {
  const rows = rowsOf(preview);
  const count = (filter: Filter) => rows.filter((row) => fits(row, filter)).length;
  return {
    all: rows.length,
    new: count('new'),
    changed: count('changed'),
    ended: count('ended'),
    unmatched: count('unmatched'),
    typed: count('typed'),
  };
};

/** What running the import of a preview does, in employees or in values of activities. */
export interface Totals {
  /** What is stored, and the units that take it. */
  readonly stored: number;
  readonly units: readonly UnitPreview[];
  readonly unmatched: number;
  /** What is left because a line of its unit has a fault. */
  readonly refused: number;
  readonly refusedUnits: readonly UnitPreview[];
  readonly unchanged: number;
  /** Values typed by hand that are overwritten. */
  readonly typed: number;
}

const storedIn = ({ people, hours }: UnitPreview): number =>
  people.filter(({ kind }) => kind !== 'unmatched').length + hours.length;

const sum = (units: readonly UnitPreview[], of: (unit: UnitPreview) => number): number =>
  units.reduce((total, unit) => total + of(unit), 0);

const typedIn = ({ people, hours }: UnitPreview): number =>
  [...people, ...hours].filter(({ overwritesTyped }) => overwritesTyped).length;

/** What running the import does. */
export const totalsOf = ({ units }: ImportPreview): Totals => {
  const refusedUnits = units.filter(({ refused }) => refused);
  const open = units.filter(({ refused }) => !refused);
  const taking = open.filter((unit) => storedIn(unit) > 0);
  return {
    stored: sum(taking, storedIn),
    units: taking,
    unmatched: sum(open, ({ left }) => left),
    refused: sum(refusedUnits, ({ people, hours }) => people.length + hours.length),
    refusedUnits,
    unchanged: sum(units, ({ unchanged }) => unchanged),
    typed: sum(taking, typedIn),
  };
};
