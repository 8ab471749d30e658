import { type Field, number, type Part, partOf, text } from '#functions/sheets/part.ts';
import type { KeyValueAnswer } from '#shared/model/reportAnswer.ts';

type Year = KeyValueAnswer['totals'][number];

interface Row {
  readonly unitName: string;
  readonly year: Year;
  readonly category: Year['categories'][number] | null;
}

const fields: readonly Field<Row>[] = [
  text('Avdelning', 26, ({ unitName }) => unitName),
  number('År', ({ year }) => year.year, 0),
  number('Månader med värde', ({ year }) => year.months, 0),
  number('Månader', ({ year }) => year.of, 0),
  number('Vårdplatser', ({ year }) => year.beds, 1),
  text('Kategori', 22, ({ category }) => category?.name ?? null),
  number('Dag', ({ category }) => category?.dag ?? null),
  number('Kväll', ({ category }) => category?.kvall ?? null),
  number('Natt', ({ category }) => category?.natt ?? null),
  number('Totalt', ({ category }) => category?.total ?? null),
];

/** A row for each category of a year; a year without a figure has one too. */
const rowsOf = (unitName: string, years: readonly Year[]): readonly Row[] =>
  years.flatMap((year) =>
    (year.categories.length > 0 ? year.categories : [null]).map((category) => ({ unitName, year, category })),
  );

const titles: Readonly<Record<number, string>> = {
  3: 'Timmar per vårdplats och dygn',
  4: 'Vårdplatser per kategori',
};

/** Key values by unit, year and category, then those of all units together. */
export const keyValuesOfReport = ({ keyvalue, units, totals }: KeyValueAnswer): Part =>
  partOf(titles[keyvalue] ?? 'Nyckeltal', fields, [
    {
      name: '',
      rows: [...units.flatMap(({ unitName, years }) => rowsOf(unitName, years)), ...rowsOf('Alla avdelningar', totals)],
    },
  ]);
