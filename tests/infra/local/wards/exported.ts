import type { Send } from '#infra/local/wards/client.ts';
import { reports } from '#shared/contract/reports.ts';
import { maxExportUnits } from '#shared/model/report.ts';
import type { OverviewAnswer } from '#shared/model/reportAnswer.ts';
import { readWorkbook } from '../../../support/workbook.ts';

/** Figures of the weeks of a report, and those of its exported workbook: equal where the export is right. */
interface Compared {
  readonly figures: number;
  readonly differing: readonly string[];
}

type Cells = Readonly<Record<string, unknown>>;

const weekFields = {
  demand: 'Behov',
  workRateSum: 'Tillgång',
  diff: 'Tillgång − behov',
  workRateSumWithoutContractors: 'Tillgång utan inhyrda',
  workRateWithoutDemand: 'Tillgång utan behov',
  weekendShiftCount: 'Helgpass',
  diffNightShifts: 'Nattpass − behov',
  workingCount: 'I tjänst',
  demandDays: 'Dagar med behov',
} as const;

const demandFields = { hoursPerMonth: 'Timmar per månad', services: 'Tjänster' } as const;

/** Each figure of the answer by unit, category and what it is of. */
const figuresOf = ({ unitOverviews }: OverviewAnswer): ReadonlyMap<string, number | null> =>
  new Map(
    unitOverviews.flatMap(({ unitName, demands, categoryWeekReceipts }): (readonly [string, number | null])[] => [
      ...categoryWeekReceipts.flatMap(({ categoryName, weeks }) =>
        weeks.flatMap((week) =>
          Object.entries(weekFields).map(
            ([field, title]) =>
              [`${unitName} ${categoryName} ${week.start} ${title}`, week[field as keyof typeof weekFields]] as const,
          ),
        ),
      ),
      ...demands.flatMap((demand) =>
        [
          ...demand.shiftDemands.map((row) => ({ ...row, pass: row.shiftName })),
          { ...demand, pass: 'Alla pass' },
        ].flatMap((row) =>
          Object.entries(demandFields).map(
            ([field, title]) =>
              [
                `${unitName} ${demand.catName} ${demand.start} ${row.pass} ${title}`,
                row[field as keyof typeof demandFields],
              ] as const,
          ),
        ),
      ),
    ]),
  );

const cellsOf = (row: Cells): readonly (readonly [string, unknown])[] => {
  const of = `${row.Avdelning} ${row.Kategori} ${row.Från}`;
  return 'Pass' in row
    ? Object.values(demandFields).map((title) => [`${of} ${row.Pass} ${title}`, row[title]])
    : Object.values(weekFields).map((title) => [`${of} ${title}`, row[title]]);
};

/** Exports a report of demand and staff of all units, as many at once as an export may be of, and reads it back. */
export const compareExports = async (
  send: Send,
  unitIds: readonly string[],
  range: { readonly start: string; readonly end: string },
): Promise<Compared> => {
  let figures = 0;
  const differing: string[] = [];
  for (let at = 0; at < unitIds.length; at += maxExportUnits) {
    const forCat = ['Sjuksköterska', 'Undersköterska'];
    const definition = { ...range, unitIds: unitIds.slice(at, at + maxExportUnits), forCat, receipt: true };
    const [answer, file] = await Promise.all([
      send(reports.demands, { params: {}, body: definition }),
      send(reports.xlsxExport, { params: {}, query: {}, body: { ...definition, type: 'demands' } }),
    ]);
    const sheets = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
    const rows = Object.values(sheets).flat();
    const read = new Map(rows.filter((row) => 'Kategori' in row && !('Saknas' in row)).flatMap(cellsOf));
    const expected = figuresOf(answer);
    figures += expected.size;
    if (read.size !== expected.size) differing.push(`${read.size} figures for ${expected.size}`);
    for (const [key, value] of expected)
      if (read.get(key) !== value) differing.push(`${key}: ${read.get(key)} for ${value}`);
  }
  return { figures, differing };
};
