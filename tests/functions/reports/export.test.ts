import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { makeFile } from '#functions/core/sheets/file.ts';
import { count, partOf } from '#functions/core/sheets/part.ts';
import { receiptPart } from '#functions/core/sheets/receiptPart.ts';
import { exportReport } from '#functions/reports/export/service.ts';
import { forecast } from '#functions/reports/forecast.ts';
import { keyValueReport } from '#functions/reports/keyValues.ts';
import { assetsReport, demandReport } from '#functions/reports/overviews.ts';
import { sumOfKnown } from '#shared/calculation/index.ts';
import { ExportBody } from '#shared/model/report.ts';
import { AssetsAnswer, ForecastAnswer, OverviewAnswer, ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import { withTable } from '../../support/table.ts';
import { readCsv, readWorkbook } from '../../support/workbook.ts';
import { storeRegion } from './region.ts';

const world = withTable(({ table }) => storeRegion(table));

const ranged = {
  start: '2026-01-05',
  end: '2026-01-25',
  unitIds: ['heart', 'lung'],
  forCat: ['sjuksköterska', 'Undersköterska'],
};
const definition = (change: object) => ExportBody.parse({ ...ranged, ...change });

const exported = async (change: object) => {
  const body = definition(change);
  const [csv, xlsx] = await Promise.all([
    exportReport(world.scope(), 'csv', body, undefined),
    exportReport(world.scope(), 'xlsx', body, undefined),
  ]);
  return { sheets: await readWorkbook(xlsx.content as Uint8Array), sections: readCsv(String(csv.content)) };
};

/** What a cell of CSV holds, as the number or text that it shows. */
const readCell = (cell: string | null): string | number | null =>
  !cell ? null : /^-?\d+(,\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;

type Rows = readonly Readonly<Record<string, unknown>>[];
const ofCsv = (rows: readonly Readonly<Record<string, string | null>>[] = []): Rows =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, readCell(cell)])));

describe('an exported forecast', () => {
  const change = { type: 'prognos', forecastType: 'budget/assets' };

  it('has the receipts of each unit on a sheet of its own, equal to the report, in both kinds', async () => {
    const { sheets, sections } = await exported(change);
    const answer = ForecastAnswer.parse(await forecast(world.scope(), definition(change) as never));
    expect(Object.keys(sheets)).toEqual([
      ...['Jämförelse', 'Alla veckor', 'Hjä Veckor', 'Lun Veckor', 'Uppgifter som saknas', 'Om filen'],
    ]);
    const expected = answer.unitOverviews.map(({ unitName, categoryWeekReceipts }) =>
      categoryWeekReceipts.flatMap(({ categoryName, weeks }) =>
        weeks.map((week) => [
          ...[unitName, categoryName, week.week, week.start, week.demand, week.workRateSum, week.diff],
          ...[week.budget, week.diffBudget, week.demandDays],
        ]),
      ),
    );
    const titles = ['Avdelning', 'Kategori', 'Vecka', 'Från', 'Behov', 'Tillgång', 'Tillgång − behov', 'Budget'];
    const figures = (rows: Rows) =>
      rows.map((row) => [...titles, 'Tillgång − budget', 'Dagar med behov'].map((title) => row[title]));
    expect([figures(sheets['Hjä Veckor']!), figures(sheets['Lun Veckor']!)]).toEqual(expected);
    expect(figures(ofCsv(sections.Veckor))).toEqual(expected.flat());
    expect(figures(sheets['Alla veckor']!)).toEqual(expected.flat());
  });

  it('begins with the means of each unit and of all, and ends with what was missing', async () => {
    const { sheets, sections } = await exported(change);
    const { unitDiffs, total, quality } = ForecastAnswer.parse(
      await forecast(world.scope(), definition(change) as never),
    );
    const means = [...unitDiffs, total].map(({ unitName, diff, short, over, avgWorkRate, avgBudget, beds }) => ({
      Avdelning: unitName ?? 'Alla avdelningar',
      'Tillgång − budget': diff,
      'Under budget': short,
      'Över budget': over,
      'Tillgång i snitt': avgWorkRate,
      'Budget i snitt': avgBudget,
      'Vårdplatser i snitt': beds,
    }));
    expect(sheets.Jämförelse).toMatchObject(means);
    expect(ofCsv(sections[''])).toMatchObject(means);
    const { categories } = unitDiffs[0]!;
    expect(sheets.Jämförelse![0]!['Tillgång − budget, Sjuksköterska']).toBe(categories[0]!.diff);
    expect(quality.length).toBeGreaterThan(0);
    const missing = quality.map(({ unitName, categoryName, from, to }) => ({
      Avdelning: unitName,
      Kategori: categoryName,
      Saknas: 'Budget',
      Från: from,
      Till: to,
    }));
    expect(sheets['Uppgifter som saknas']).toEqual(missing);
    expect(sections['Uppgifter som saknas']).toEqual(missing);
  });

  it('has one row for all units where they are summed', async () => {
    const { sheets } = await exported({ ...change, summarizeUnits: true });
    expect(sheets.Jämförelse).toHaveLength(1);
    expect(sheets.Veckor).toHaveLength(3);
    expect(sheets.Veckor![0]).toMatchObject({ Avdelning: 'Alla avdelningar', Kategori: 'Alla kategorier' });
  });
});

describe('an exported file says what it is of', () => {
  const about = async (change: object) => {
    const { sheets, sections } = await exported(change);
    expect(ofCsv(sections['Om filen'])).toEqual(sheets['Om filen']);
    return Object.fromEntries(sheets['Om filen']!.map((row) => [row.Uppgift, row.Värde]));
  };

  it('its place, weeks, categories, settings and day', async () => {
    expect(
      await about({ type: 'prognos', forecastType: 'demand/assets', simulated: true, budget: true }),
    ).toMatchObject({
      Rapport: 'Prognos',
      Visar: 'Tillgång − behov',
      Avdelning: 'Hjärtat, Lungan',
      Period: 'v02–v04 2026 (2026-01-05–2026-01-25)',
      Kategorier: 'sjuksköterska, Undersköterska',
      'Simulerade behov': 'Räknas',
      Val: 'budget',
      Skapad: world.scope().today,
    });
  });

  it('its months, simulated week and legend', async () => {
    const keyValue = { type: 'keyvalues', keyvalue: 3, startYear: 2026, endYear: 2026 };
    expect(await about({ ...keyValue, endMonth: 2 })).toMatchObject({
      Visar: 'Behov per vårdplats',
      Period: '2026-01–2026-02',
      Pass: 'Dag, Kväll, Natt',
    });
    expect(await about({ ...keyValue, simulateWeek: 3, shifts: ['natt'] })).toMatchObject({
      Period: 'v03 2026, som står för hela året',
      Pass: 'Natt',
    });
  });
});

it('an exported key value adds up the shift categories of the legend, and has only their columns', async () => {
  const change = { type: 'keyvalues', keyvalue: 3, startYear: 2026, endYear: 2026, endMonth: 1 };
  const [all, some] = [await exported(change), await exported({ ...change, shifts: ['dag', 'natt'] })];
  const title = 'Behov per vårdplats';
  const [whole, part] = [all.sheets[title]![0]!, some.sheets[title]![0]!];
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(['Dag', 'Kväll', 'Natt', 'Summa']));
  expect(Object.keys(part)).not.toContain('Kväll');
  expect(part.Dag).toBe(whole.Dag);
  expect(part.Summa).toBe(sumOfKnown([whole.Dag as number | null, whole.Natt as number | null]));
});

it('days are dates in a workbook, and an open end stays a text', async () => {
  const { content } = await exportReport(world.scope(), 'xlsx', definition({ type: 'demands' }), undefined);
  const demand = (await readSheets(Buffer.from(content as Uint8Array))).find(({ sheet }) => sheet === 'Hjä Behov')!;
  const [from, to] = ['Från', 'Till'].map((title) => demand.data[0]!.indexOf(title));
  expect(demand.data[1]![from!]).toBeInstanceOf(Date);
  const ends = demand.data.slice(1).map((row) => row[to!]);
  expect(ends.every((end) => end instanceof Date || end === 'tillsvidare')).toBe(true);
});

it('a forecast of demand has the budget and its difference where it shows the budget', async () => {
  const change = { type: 'prognos', forecastType: 'demand/assets' };
  const [plain, budget] = [await exported(change), await exported({ ...change, budget: true })];
  expect(Object.keys(plain.sheets['Alla veckor']![0]!)).not.toContain('Tillgång − budget');
  expect(Object.keys(budget.sheets['Alla veckor']![0]!)).toContain('Tillgång − budget');
});

it('an exported demand report has each shift of each period, and a row for all of them', async () => {
  const { sheets, sections } = await exported({ type: 'demands', simulated: true, receipt: true });
  const answer = OverviewAnswer.parse(
    await demandReport(world.scope(), definition({ type: 'demands', simulated: true, receipt: true }) as never),
  );
  expect(Object.keys(sheets)).toEqual([
    ...['Avdelningar', 'Hjä Behov', 'Lun Behov', 'Alla veckor', 'Hjä Veckor', 'Lun Veckor'],
    ...['Uppgifter som saknas', 'Om filen'],
  ]);
  const expected = answer.unitOverviews[0]!.demands.flatMap((demand) =>
    [...demand.shiftDemands, null].map((shift) => ({
      Avdelning: 'Hjärtat',
      Kategori: demand.catName,
      Från: demand.start,
      Till: demand.end ?? 'tillsvidare',
      Simulering: demand.simulation ? 'Ja' : 'Nej',
      Pass: shift?.shiftName ?? 'Alla pass',
      Mån: shift && Number(shift.mon.replace(',', '.')),
      'Timmar per vecka': (shift ?? demand).hoursPerWeek + (shift ?? demand).minutesPerWeek / 60,
      Tjänster: (shift ?? demand).services,
    })),
  );
  expect(sheets['Hjä Behov']).toMatchObject(expected);
  expect(ofCsv(sections.Behov).slice(0, expected.length)).toMatchObject(expected);
  expect(sheets.Avdelningar).toMatchObject(
    answer.unitOverviews.map(({ unitName, beds, hoursPerWeek, sum }) => ({
      Avdelning: unitName,
      'Vårdplatser vardag': beds,
      'Timmar per vecka': hoursPerWeek,
      Tjänster: sum,
    })),
  );
});

it('an exported staff report has the years, the period, the means and the shares that the report has', async () => {
  const change = {
    type: 'assets',
    resolution: 'period',
    showYears: true,
    showLevels: true,
    showCompetency: true,
    unitIds: ['heart'],
    forCat: ['sjuksköterska'],
  };
  const { sheets } = await exported(change);
  const answer = AssetsAnswer.parse(await assetsReport(world.scope(), definition(change) as never));
  const [category] = answer.unitOverviews[0]!.categoryWeekReceipts;
  const rows = sheets.Veckor!;
  expect(rows.map((row) => row.Avser)).toEqual([
    'Vecka',
    'Vecka',
    'Vecka',
    'ISO-år',
    'Hela perioden',
    'Medel per vecka',
  ]);
  expect(rows[0]).toMatchObject({
    'Nivå 3': category!.weeks[0]!.levels[2],
    'Andel nivå 3': category!.competency![0]!.levels[2],
    Inhyrda: category!.weeks[0]!.contractorWorkRateSum,
    'I tjänst': category!.weeks[0]!.workingCount,
    Nattpass: category!.weeks[0]!.nightShiftCount,
    'Nattpass − behov': category!.weeks[0]!.diffNightShifts,
  });
  expect(rows[3]).toMatchObject({ 'ISO-år': 2026, Tillgång: category!.years![0]!.workRateSum });
  expect(rows[4]).toMatchObject({ Från: '2026-01-05', Till: '2026-01-25', Tillgång: category!.period!.workRateSum });
  expect(rows[5]).toMatchObject({
    Tillgång: null,
    'Nivå 3': category!.levelMeans!.levels[2],
    'Utan nivå': category!.levelMeans!.withoutLevel,
  });
});

it('exported key values have a row for each unit, year and category, and those of all units', async () => {
  const change = { type: 'keyvalues', keyvalue: 3, startYear: 2025, endYear: 2026, endMonth: 1 };
  const { sheets, sections } = await exported(change);
  const { units, totals } = ShiftKeyValues.parse(await keyValueReport(world.scope(), definition(change) as never));
  const all = [...units, { unitName: 'Alla avdelningar', years: totals }];
  const expected = all.flatMap(({ unitName, years }) =>
    years.flatMap(({ year, months, beds, categories }) =>
      (categories.length > 0 ? categories : [null]).map((category) => ({
        Avdelning: unitName,
        År: year,
        'Månader med värde': months,
        'Vårdplatser i snitt': beds,
        Kategori: category?.name ?? null,
        Dag: category?.dag ?? null,
        Summa: category?.total ?? null,
      })),
    ),
  );
  expect(sheets['Behov per vårdplats']).toMatchObject(expected);
  expect(ofCsv(sections[''])).toMatchObject(expected);
});

it('means of counts keep a decimal in a workbook', async () => {
  const { columns } = receiptPart('Veckor', [], { budget: false, staff: true, shares: false });
  expect(columns.filter(({ isCount }) => isCount).map(({ title }) => title)).toContain('Utan nivå');
  const { content } = await makeFile('xlsx', [
    partOf('Medel', [count<number>('I tjänst', (value) => value)], [{ name: '', rows: [2, 1.5] }]),
  ]);
  const styles = strFromU8(unzipSync(content as Uint8Array)['xl/styles.xml']!);
  expect(styles).toContain('formatCode="#,##0.0"');
});
