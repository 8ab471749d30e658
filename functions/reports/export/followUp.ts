import { monthNames as months } from '#functions/core/sheets/months.ts';
import { day, type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import { sumOfKnown } from '#shared/calculation/index.ts';
import { type FollowUpAnswer, followUpRowOf, followUpRows, followUpSections } from '#shared/model/followUp.ts';
import { json6 } from '#shared/quantity/round.ts';
import { todayInStockholm } from '#shared/time/day.ts';

type Unit = FollowUpAnswer['units'][number];
type Figures = Unit['groups'][number]['rows'][number];

interface Row {
  readonly unit: Unit;
  readonly group: string;
  readonly figures: Figures;
}

/** The groups as the screen names them. */
const sections: Readonly<Record<(typeof followUpSections)[number], string>> = {
  managers: 'Chef',
  balance: 'Tillgång − behov',
  hours: 'Arbetad tid',
  services: 'Differens i tjänster',
  others: 'Övrigt',
};

const formats = { hours: 'timmar', services: 'tjänster', count: 'antal' } as const;

/** What the figures of a row are; other activities are of hours where they have a cost or a staffing. */
const measureOf = ({ key, isHeader, costs, staffing }: Figures): string | null =>
  isHeader ? null : formats[costs || staffing ? 'hours' : followUpRows[followUpRowOf(key)].format];

const totals: Readonly<Record<Figures['totalOf'], string>> = {
  sum: 'Summa',
  mean: 'Medel av månader',
  dayMean: 'Medel av dagar',
  last: 'Sista månaden',
};

/** The months that were asked for and have no value; null of a heading. */
const lackingMonths = ({ unit, figures }: Row): string | null =>
  figures.isHeader
    ? null
    : months
        .filter(
          (_, index) => unit.firstMonth <= index + 1 && index + 1 <= unit.lastMonth && figures.months[index] === null,
        )
        .join(', ');

const fields: readonly Field<Row>[] = [
  text('Avdelning', 26, ({ unit }) => unit.unitName),
  number('År', ({ unit }) => unit.year, 0),
  text('Grupp', 20, ({ group }) => group),
  text('Rad', 30, ({ figures }) => figures.name),
  text('Enhet', 10, ({ figures }) => measureOf(figures)),
  ...months.map((name, index) => number<Row>(name, ({ figures }) => figures.months[index] ?? null)),
  text('Saknas', 22, lackingMonths),
  number('Totalt', ({ figures }) => figures.total),
  text('Totalt avser', 14, ({ figures }) => (figures.isHeader ? null : totals[figures.totalOf])),
  number('Totalt, månader med både arbetad tid och behov', ({ figures }) => figures.totalOfBoth),
  number('Kostnad, tkr', ({ figures }) => sumOfKnown(figures.costs ?? [], json6)),
  text('Kostnad avser', 30, ({ figures }) => (figures.costAtHour ? 'Timkostnad: egen taxa saknas' : null)),
];

const rowsOf = (unit: Unit): readonly Row[] =>
  followUpSections.flatMap((section) =>
    unit.groups
      .flatMap(({ rows }) => rows)
      .filter(({ key }) => followUpRows[followUpRowOf(key)].section === section)
      .map((figures) => ({ unit, group: sections[section], figures })),
  );

interface Comment {
  readonly unit: Unit;
  readonly month: string;
  readonly comment: string;
}

const commentFields: readonly Field<Comment>[] = [
  text('Avdelning', 26, ({ unit }) => unit.unitName),
  number('År', ({ unit }) => unit.year, 0),
  text('Månad', 8, ({ month }) => month),
  text('Kommentar', 60, ({ comment }) => comment),
];

interface Closed {
  readonly unit: Unit;
  readonly closed: Unit['closed'][number];
}

const dayOf = (moment: string | null): string | null => (moment === null ? null : todayInStockholm(new Date(moment)));

const closedFields: readonly Field<Closed>[] = [
  text('Avdelning', 26, ({ unit }) => unit.unitName),
  number('År', ({ unit }) => unit.year, 0),
  text('Månad', 8, ({ closed }) => months[closed.month - 1]!),
  day('Stängd', ({ closed }) => dayOf(closed.at)),
  text('Stängd av', 26, ({ closed }) => closed.by),
  day('Rättad', ({ closed }) => dayOf(closed.correctedAt)),
  text('Rättad av', 26, ({ closed }) => closed.correctedBy),
];

/** The rows of each unit and year, in a workbook a sheet for each unit; what is missing stands before the totals. Then the comments, and the closed months. */
export const followUpOfReport = ({ units }: FollowUpAnswer): readonly Part[] => {
  const ofUnits = [...new Set(units.map(({ unitId }) => unitId))].map((id) =>
    units.filter(({ unitId }) => unitId === id),
  );
  const comments = units.flatMap((unit) =>
    unit.comments.flatMap((comment, index) => (comment === '' ? [] : [{ unit, month: months[index]!, comment }])),
  );
  const closed = units.flatMap((unit) =>
    unit.closed
      .filter(({ month }) => unit.firstMonth <= month && month <= unit.lastMonth)
      .map((one) => ({ unit, closed: one })),
  );
  return [
    partOf(
      'Uppföljning',
      fields,
      ofUnits.map((years) => ({ name: years[0]?.unitName ?? '', rows: years.flatMap(rowsOf) })),
    ),
    ...(comments.length > 0 ? [partOf('Kommentarer', commentFields, [{ name: '', rows: comments }])] : []),
    ...(closed.length > 0 ? [partOf('Stängda månader', closedFields, [{ name: '', rows: closed }])] : []),
  ];
};
