import { aboutPart } from '#functions/core/sheets/aboutPart.ts';
import { makeFile } from '#functions/core/sheets/file.ts';
import { missingRatesPart } from '#functions/core/sheets/missingRatesPart.ts';
import { monthNames } from '#functions/core/sheets/months.ts';
import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import { qualityPart } from '#functions/core/sheets/qualityPart.ts';
import { placeText } from '#functions/followup/placeText.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { type AmountMeasure, measures, type PlaceRowName, placeRows } from '#shared/calculation/index.ts';
import type { FileKind, MadeFile } from '#shared/model/file.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { placeFollowUp } from './followUp.ts';

const rowNames: Readonly<Record<PlaceRowName, string>> = {
  worked: 'Arbetad tid',
  demand: 'Behov',
  difference: 'Arbetad tid − behov',
  budget: 'Budget',
  unplanned: 'varav utan planerad personal',
  budgetDifference: 'Arbetad tid − budget',
  forecast: 'Prognos',
  forecastDifference: 'Prognos − budget',
};
const measureNames: Readonly<Record<AmountMeasure, string>> = { hours: 'timmar', services: 'tjänster', cost: 'tkr' };

type Amounts = PlaceFollowUp['rows']['worked']['toDate'];

interface Row {
  readonly name: string | null;
  readonly year: number;
  readonly row: PlaceRowName;
  readonly measure: AmountMeasure;
  readonly months?: PlaceFollowUp['rows']['worked']['months'];
  readonly toDate: Amounts;
  readonly whole: Amounts;
}

const of = (measure: AmountMeasure, amounts: Readonly<Record<AmountMeasure, number | null>> | undefined) =>
  amounts?.[measure] ?? null;

/** The columns that every row has: `toDate` names the months that have ended. */
const sums = (toDate: string): readonly Field<Row>[] => [
  number(toDate, (row) => of(row.measure, row.toDate)),
  number('Månader i den summan', (row) => row.toDate.months, 0),
  number('Helår', (row) => of(row.measure, row.whole)),
  number('Månader i helåret', (row) => row.whole.months, 0),
];

const heads: readonly Field<Row>[] = [
  number('År', ({ year }) => year, 0),
  text('Rad', 28, ({ row }) => rowNames[row]),
  text('Enhet', 10, ({ measure }) => measureNames[measure]),
];

const toDateName = ({ through }: PlaceFollowUp): string =>
  through === 0 ? 'Avslutade månader' : through === 1 ? 'Januari' : `Januari–${monthNames[through - 1]!.toLowerCase()}`;

/** The months that are closed, each with the number of units in which it is; null where none is. */
const closedText = ({ closed }: PlaceFollowUp): string | null =>
  closed.flatMap((units, index) => (units > 0 ? [`${monthNames[index]} (${units})`] : [])).join(', ') || null;

/** The tables of a follow-up: the place month by month, then its parts. */
const partsOf = (answer: PlaceFollowUp, partName: string): readonly Part[] => {
  const years = [
    { year: answer.year, key: 'rows' },
    { year: answer.year - 1, key: 'lastYear' },
  ] as const;
  const rowsOf = (of: Pick<PlaceFollowUp['parts'][number], 'rows' | 'lastYear'>, name: string | null): readonly Row[] =>
    years.flatMap(({ year, key }) =>
      placeRows.flatMap((row) =>
        measures.map((measure): Row => {
          const { toDate, year: whole } = of[key][row];
          return { name, year, row, measure, toDate, whole };
        }),
      ),
    );
  const withMonths = rowsOf(answer, null).map((row) => ({
    ...row,
    months: answer[row.year === answer.year ? 'rows' : 'lastYear'][row.row].months,
  }));
  const tail = sums(toDateName(answer));
  return [
    partOf(
      'Uppföljning',
      [
        ...heads,
        ...monthNames.map((name, index) => number<Row>(name, ({ measure, months }) => of(measure, months?.[index]))),
        ...tail,
      ],
      [{ name: '', rows: withMonths }],
    ),
    partOf(
      `Per ${partName.toLowerCase()}`,
      [text<Row>(partName, 26, ({ name }) => name), ...heads, ...tail],
      [{ name: '', rows: answer.parts.flatMap((part) => rowsOf(part, part.name)) }],
    ),
  ];
};

/** The follow-up of an area or organisation as a file: by month, by part, what is missing, and what it is of. Throws 404. */
export const exportFollowUp = async (
  scope: Scope,
  ids: { readonly orgId: string; readonly areaId?: string; readonly year: string },
  kind: FileKind,
): Promise<MadeFile> => {
  const [answer, { text: comment }] = await Promise.all([placeFollowUp(scope, ids), placeText(scope, ids)]);
  const { org, area } = scope.place;
  return makeFile(kind, [
    ...partsOf(answer, area ? 'Avdelning' : 'Verksamhet'),
    qualityPart(answer.quality),
    ...missingRatesPart(answer.missing),
    aboutPart([
      ['Innehåll', 'Uppföljning av år med prognos'],
      ['Organisation', org?.name ?? null],
      ['Verksamhet', area?.name ?? null],
      ['Avdelningar', String(answer.units)],
      ['Period', `${answer.year}, med ${answer.year - 1} som jämförelse`],
      ['Avslutade månader', String(answer.through)],
      ['Stängda månader', closedText(answer)],
      ['Mått', 'Timmar och tusental kronor summeras, tjänster (heltider) är medel över månadernas dagar'],
      [
        'Budget',
        'I timmar avdelningarnas budgettimmar där de finns, i tjänster och tkr kategoriernas budget, också för kategorier utan planerad personal',
      ],
      ['Prognos', 'Arbetad tid i avslutade månader som har den, planerad personal i övriga'],
      ['Kommentar', comment === '' ? null : comment],
      ['Skapad', scope.today],
    ]),
  ]);
};
