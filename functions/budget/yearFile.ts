import { aboutPart } from '#functions/core/sheets/aboutPart.ts';
import { makeFile } from '#functions/core/sheets/file.ts';
import { missingRatesPart } from '#functions/core/sheets/missingRatesPart.ts';
import { monthNames } from '#functions/core/sheets/months.ts';
import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { FileKind, MadeFile } from '#shared/model/file.ts';
import type { BudgetYear, BudgetYearAsked } from '#shared/model/yearCost.ts';
import { budgetYear } from './year.ts';

const kinds = {
  budget: 'Budget',
  demand: 'Behov',
  own: 'Egen personal',
  substitutes: 'Vikarier',
  contractors: 'Inhyrda',
} as const;

const measures = [
  { field: 'services', name: 'tjänster' },
  { field: 'cost', name: 'tkr' },
] as const;

interface Row {
  readonly category: string;
  readonly row: string;
  readonly measure: string;
  readonly months: readonly (number | null)[];
  readonly year: number | null;
  /** How many months the year is of. */
  readonly counted: number;
  readonly source: string | null;
}

const sources = { rates: 'Löner', stencil: 'Schablon' } as const;

const fields: readonly Field<Row>[] = [
  text('Kategori', 26, ({ category }) => category),
  text('Rad', 16, ({ row }) => row),
  text('Enhet', 10, ({ measure }) => measure),
  ...monthNames.map((name, index) => number<Row>(name, ({ months }) => months[index] ?? null)),
  number('Helår', ({ year }) => year),
  number('Månader i helåret', ({ counted }) => counted, 0),
  text('Kostnad enligt', 14, ({ source }) => source),
];

type Cost = BudgetYear['sum'];

const sumOfKnown = (months: readonly (number | null)[]): number | null => {
  const known = months.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
};

/** A budget, demand and staff of a category or of some together: services and cost, and the inconvenient hours. */
const rowsOf = (category: string, { months, year }: Cost, source: string | null): readonly Row[] => {
  const ob = months.map((month) => month.ob);
  return [
    ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      measures.map(({ field, name }): Row => {
        const values = months.map((month) => month[kind][field]);
        return {
          category,
          row: kinds[kind],
          measure: name,
          months: values,
          year: year[kind][field],
          counted: values.filter((value) => value !== null).length,
          source,
        };
      }),
    ),
    {
      category,
      row: 'OB',
      measure: 'tkr',
      months: ob,
      year: sumOfKnown(ob),
      counted: ob.filter((value) => value !== null).length,
      source,
    },
  ];
};

const partOfYear = ({ categories, sum, unplanned }: BudgetYear): Part =>
  partOf('Kostnad av året', fields, [
    {
      name: '',
      rows: [
        ...categories.flatMap((category) =>
          rowsOf(category.name, category, category.source && sources[category.source]),
        ),
        ...rowsOf('Planerade kategorier', sum, null),
        ...rowsOf('Kategorier utan behov och personal', unplanned, null),
      ],
    },
  ]);

/** What a year of the unit costs as a file: by category and month, which rates are missing, and what it is of. */
export const exportBudgetYear = async (
  scope: Scope,
  { kind, ...asked }: BudgetYearAsked & { readonly kind: FileKind },
): Promise<MadeFile> => {
  const answer = await budgetYear(scope, asked);
  const { org, area, unit } = scope.place;
  const missing = answer.categories.flatMap((category) =>
    category.missing.map((one) => ({ ...one, category: category.name, unit: unit?.name ?? '' })),
  );
  return makeFile(kind, [
    partOfYear(answer),
    ...missingRatesPart(missing),
    aboutPart([
      ['Innehåll', 'Budgetens år: tjänster och kostnad'],
      ['Organisation', org?.name ?? null],
      ['Verksamhet', area?.name ?? null],
      ['Avdelning', unit?.name ?? null],
      ['Period', String(answer.year)],
      ['Simulerade behov', asked.simulated ? 'Räknas' : 'Räknas inte'],
      ['Mått', 'Tjänster (heltider) är medel över månadernas dagar, kostnad är tusental kronor'],
      ['OB', 'Ingår i kostnaden av behov och budget; för personal står det för sig'],
      ['Inhyrda', answer.rentalAtHour ? 'Med timkostnaden: schablonen har ingen egen taxa' : null],
      ['Skapad', scope.today],
    ]),
  ]);
};
