import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import { type ShiftCategory, shiftCategories, sumOfKnown } from '#shared/calculation/index.ts';
import type { KeyValueAnswer, ShiftKeyValues, WorkedKeyValues, WorkedYear } from '#shared/model/reportAnswer.ts';
import { json6 } from '#shared/quantity/round.ts';

type Year = ShiftKeyValues['totals'][number];

interface Row {
  readonly unitName: string;
  readonly year: Year;
  readonly category: Year['categories'][number] | null;
}

const shiftFields: Readonly<Record<ShiftCategory, Field<Row>>> = {
  dag: number('Dag', ({ category }) => category?.dag ?? null),
  kvall: number('Kväll', ({ category }) => category?.kvall ?? null),
  natt: number('Natt', ({ category }) => category?.natt ?? null),
};

/** The columns with the shift categories that count; the total is of these, and key value 4 has none. */
const fieldsOf = (
  { keyvalue, simulateWeek }: Pick<ShiftKeyValues, 'keyvalue' | 'simulateWeek'>,
  shifts: readonly ShiftCategory[],
): readonly Field<Row>[] => [
  text('Avdelning', 26, ({ unitName }) => unitName),
  number('År', ({ year }) => year.year, 0),
  // A week that stands for the year has no months.
  ...(simulateWeek > 0
    ? [number<Row>('Simulerad vecka', () => simulateWeek, 0)]
    : [
        number<Row>('Månader med värde', ({ year }) => year.months, 0),
        number<Row>('Månader', ({ year }) => year.of, 0),
      ]),
  number('Vårdplatser i snitt', ({ year }) => year.beds, 1),
  text('Kategori', 22, ({ category }) => category?.name ?? null),
  ...shiftCategories.filter((one) => shifts.includes(one)).map((one) => shiftFields[one]),
  ...(keyvalue === 3
    ? [
        number<Row>('Summa', ({ category }) =>
          sumOfKnown(
            shifts.map((one) => category?.[one] ?? null),
            json6,
          ),
        ),
      ]
    : []),
];

/** The hours of all categories over the same bed-days. */
const sumOfCategories = ({ categories }: Year): Year['categories'][number] => {
  const sum = (field: ShiftCategory | 'total') =>
    sumOfKnown(
      categories.map((category) => category[field]),
      json6,
    );
  return { name: 'Alla kategorier', dag: sum('dag'), kvall: sum('kvall'), natt: sum('natt'), total: sum('total') };
};

/** A row for each category of a year, and of key value 3 one for all of several; a year without a figure has one too. */
const rowsOf = (keyvalue: ShiftKeyValues['keyvalue'], unitName: string, years: readonly Year[]): readonly Row[] =>
  years.flatMap((year) => {
    const { categories } = year;
    const all = keyvalue === 3 && categories.length > 1 ? [...categories, sumOfCategories(year)] : categories;
    return (all.length > 0 ? all : [null]).map((category) => ({ unitName, year, category }));
  });

/** The key values by their number, as the form of the report names them. */
export const titles = {
  1: 'Behov mot arbetad tid',
  2: 'Övertid, resurs och hyr',
  3: 'Behov per vårdplats',
  4: 'Vårdplatser per medarbetare',
} as const satisfies Readonly<Record<KeyValueAnswer['keyvalue'], string>>;

const allUnits = 'Alla avdelningar';

/** The units, and where there are several all of them together. */
const withAll = <Years>(units: readonly { readonly unitName: string; readonly years: Years }[], totals: Years) =>
  units.length === 1 ? units : [...units, { unitName: allUnits, years: totals }];

const shiftPart = (answer: ShiftKeyValues, shifts: readonly ShiftCategory[]): Part =>
  partOf(titles[answer.keyvalue], fieldsOf(answer, shifts), [
    {
      name: '',
      rows: withAll(answer.units, answer.totals).flatMap(({ unitName, years }) =>
        rowsOf(answer.keyvalue, unitName, years),
      ),
    },
  ]);

interface WorkedRow {
  readonly unitName: string;
  readonly year: WorkedYear;
}

const worked = (title: string, field: keyof WorkedYear, decimals?: number): Field<WorkedRow> =>
  number(title, ({ year }) => year[field], decimals);

const workedFields: Readonly<Record<WorkedKeyValues['keyvalue'], readonly Field<WorkedRow>[]>> = {
  1: [
    worked('Behovstimmar', 'demand'),
    worked('Arbetade timmar', 'worklog'),
    worked('Differens timmar', 'diff'),
    worked('Behov per vårdplats och dygn', 'demandPerBedAndDay'),
    worked('Arbetad tid per vårdplats och dygn', 'worklogPerBedAndDay'),
    worked('Differens per vårdplats och dygn', 'diffDemandWorklogPerBedAndDay'),
    worked('varav specificerad', 'detailedResources'),
    worked('varav ospecificerad', 'unspecifiedResources'),
  ],
  2: [
    worked('Övertid per vårdplats och dygn', 'overTimePerBedAndDay'),
    worked('Resurs per vårdplats och dygn', 'resourcePerBedAndDay'),
    worked('Inhyrda per vårdplats och dygn', 'rentalPerBedAndDay'),
  ],
};

const workedPart = ({ keyvalue, groupWorklogs, totals }: WorkedKeyValues): Part =>
  partOf(
    titles[keyvalue],
    [
      text<WorkedRow>('Avdelning', 26, ({ unitName }) => unitName),
      worked('År', 'year', 0),
      worked('Månader med värde', 'months', 0),
      worked('Månader', 'of', 0),
      worked('Vårdplatser i snitt', 'beds', 1),
      worked('Helgplatser i snitt', 'averageWeekendBeds', 1),
      ...workedFields[keyvalue],
    ],
    [
      {
        name: '',
        rows: withAll(
          groupWorklogs.map(({ unitName, worklogs }) => ({ unitName, years: worklogs })),
          totals,
        ).flatMap(({ unitName, years }) => years.map((year) => ({ unitName, year }))),
      },
    ],
  );

/** Key values by unit and year, of 3 and 4 by category too, then those of all units together. */
export const keyValuesOfReport = (answer: KeyValueAnswer, shifts: readonly ShiftCategory[] = shiftCategories): Part =>
  'units' in answer ? shiftPart(answer, shifts) : workedPart(answer);
