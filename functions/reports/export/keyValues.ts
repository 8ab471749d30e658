import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import type { KeyValueAnswer, ShiftKeyValues, WorkedKeyValues, WorkedYear } from '#shared/model/reportAnswer.ts';

type Year = ShiftKeyValues['totals'][number];

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

const titles = {
  1: 'Behov mot arbetad tid',
  2: 'Övertid, resurs och hyr',
  3: 'Timmar per vårdplats och dygn',
  4: 'Vårdplatser per kategori',
} as const satisfies Readonly<Record<KeyValueAnswer['keyvalue'], string>>;

const allUnits = 'Alla avdelningar';

const shiftPart = ({ keyvalue, units, totals }: ShiftKeyValues): Part =>
  partOf(titles[keyvalue], fields, [
    {
      name: '',
      rows: [...units.flatMap(({ unitName, years }) => rowsOf(unitName, years)), ...rowsOf(allUnits, totals)],
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
    worked('Hyr per vårdplats och dygn', 'rentalPerBedAndDay'),
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
      worked('Vårdplatser', 'beds', 1),
      worked('Helgplatser i snitt', 'averageWeekendBeds', 1),
      ...workedFields[keyvalue],
    ],
    [
      {
        name: '',
        rows: [...groupWorklogs, { unitName: allUnits, worklogs: totals }].flatMap(({ unitName, worklogs }) =>
          worklogs.map((year) => ({ unitName, year })),
        ),
      },
    ],
  );

/** Key values by unit and year, of 3 and 4 by category too, then those of all units together. */
export const keyValuesOfReport = (answer: KeyValueAnswer): Part =>
  'units' in answer ? shiftPart(answer) : workedPart(answer);
