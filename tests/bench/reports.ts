import { fillLogin } from '../e2e/support/signIn.ts';
import { atMost, type Benchmark, compared, megabytes, ms, timed, timesOf } from './benchmark.ts';
import { readReport } from './ground/bare.ts';
import { pageOn } from './ground/browser.ts';
import { year } from './ground/ward.ts';
import { organizations, superAdmin, theWards, unitIdOf } from './ground/wards.ts';

const most = 1.5;
const names = ['Sjuksköterska', 'Undersköterska', 'Läkare', 'Sekreterare'];
const unitIds = Array.from({ length: organizations.region.units }, (_, index) => unitIdOf('region', index));

const weeks = { ...year, unitIds, forCat: names };
const years = { unitIds, forCat: names, startYear: 2026, endYear: 2026, endMonth: 12 };

const forecast = { ...weeks, type: 'prognos', forecastType: 'demand/assets' };

const reports: Readonly<Record<string, readonly [path: string, definition: object]>> = {
  forecast: ['demand-assets', { ...weeks, forecastType: 'demand/assets' }],
  'summed forecast': ['demand-assets', { ...weeks, forecastType: 'demand/assets', summarizeUnits: true }],
  demand: ['demands/report', weeks],
  staff: ['assets/report', { ...weeks, resolution: 'period' }],
  'key value 3': ['keyvalue/report', { ...years, keyvalue: 3 }],
  'key value 4': ['keyvalue/report', { ...years, keyvalue: 4 }],
};

/** Every report of as many units as one may be of, over a year. */
export const reportsOf25: Benchmark = {
  name: 'reports: 25 units × 53 weeks × 4 categories × 40 staff',
  limit: atMost(most, 'bare queries'),
  run: async () => {
    const { post, documents } = await theWards();
    const works = Object.fromEntries(
      Object.entries(reports).map(([name, [path, definition]]) => [
        name,
        () => post(`/api/overview/${path}`, definition),
      ]),
    );
    const { bare, ...ours } = await timesOf(20, { ...works, bare: () => readReport(documents, 'region') });
    return compared(ours, { name: 'bare queries', time: bare ?? Number.NaN }, most);
  },
};

const mostWithCost = 1.3;

const wages = { monthlySalary: 38_000, payrollTax: 52.28, evening: 25, night: 55, weekend: 65, rental: 900 };

/** The rates of all categories in the years of the report. */
const saveRates = async ({ put }: Pick<Awaited<ReturnType<typeof theWards>>, 'put'>): Promise<void> => {
  const priced = [year.start, year.end].map((day) => Number(day.slice(0, 4)));
  const rates = names.flatMap((category) => [...new Set(priced)].map((of) => ({ category, year: of, ...wages })));
  await put(`/api/organizations/${organizations.region.orgId}/rates`, { rates, unlocked: true });
};

/** The staff report and the forecast with what their weeks cost, at rates with inconvenient hours, against those without. */
export const costOf25: Benchmark = {
  name: 'reports: 25 units × 53 weeks with cost',
  limit: atMost(mostWithCost, 'the same without'),
  run: async () => {
    const wards = await theWards();
    await saveRates(wards);
    const report = (path: string, cost: boolean) => () =>
      wards.post(`/api/overview/${path}`, { ...weeks, resolution: 'period', cost });
    const { staff, forecast, plainStaff, plainForecast } = await timesOf(20, {
      staff: report('assets/report', true),
      plainStaff: report('assets/report', false),
      forecast: report('demand-assets', true),
      plainForecast: report('demand-assets', false),
    });
    const ofStaff = compared({ staff }, { name: 'without', time: plainStaff }, mostWithCost);
    const ofForecast = compared({ forecast }, { name: 'without', time: plainForecast }, mostWithCost);
    return {
      figure: ofStaff.figure,
      beside: `${ofStaff.beside}; ${ofForecast.figure}, ${ofForecast.beside}`,
      ok: ofStaff.ok && ofForecast.ok,
    };
  },
};

/** 50 ms on a machine whose bare queries of 25 units take 112 ms. */
const mostExplained = 0.45;

/** One figure of a report of 25 units over a year. */
export const explanation: Benchmark = {
  name: 'reports: an explanation of one figure',
  limit: atMost(mostExplained, 'bare queries'),
  run: async () => {
    const { post, documents } = await theWards();
    const body = { report: forecast, figure: { unitId: unitIds[0], field: 'diff' } };
    const { bare, explained } = await timesOf(20, {
      explained: () => post('/api/overview/explain', body),
      bare: () => readReport(documents, 'region'),
    });
    return compared({ '': explained }, { name: 'bare queries', time: bare }, mostExplained);
  },
};

/** As many units as an export may be of. */
const exported = { ...forecast, unitIds: unitIds.slice(0, 16) };
/** Below 2 s, which is 18 times the bare queries of a quiet machine. */
const mostExported = 4;
const mostGrowth = 60_000_000;
const exports = 12;

/** A year of 16 units as files, and the memory that many exports one after another leave behind. */
export const exportsOf16: Benchmark = {
  name: 'reports: export of 16 units × 53 weeks × 4 categories',
  limit: `${atMost(mostExported, 'bare queries')}, memory + ${megabytes(mostGrowth)}`,
  run: async () => {
    const { post, documents, memory } = await theWards();
    const { bare, ...ours } = await timesOf(8, {
      xlsx: () => post('/api/xlsx-export', exported),
      csv: () => post('/api/csv-export', exported),
      bare: () => readReport(documents, 'region'),
    });
    const before = memory();
    for (let round = 0; round < exports; round += 1) await post('/api/xlsx-export', exported);
    const growth = memory() - before;
    const measured = compared(ours, { name: 'bare queries', time: bare }, mostExported);
    const beside = `${measured.beside}; memory after ${exports} more ${growth < 0 ? '−' : '+'} ${megabytes(Math.abs(growth))}`;
    return { ...measured, beside, ok: measured.ok && growth <= mostGrowth };
  },
};

/** Below 5 s, which is 45 times the bare queries of a quiet machine. */
const mostPrinted = 12;

/** The print window of 25 units over a year: from the answer to the drawn report, and its PDF. */
export const printOf25: Benchmark = {
  name: 'reports: PDF of 25 units × 53 weeks',
  limit: atMost(mostPrinted, 'bare queries'),
  run: async () => {
    const { url, documents } = await theWards();
    const { bare } = await timesOf(10, { bare: () => readReport(documents, 'region') });
    const page = await pageOn(url);
    // As text: the compiler would add helpers that the page does not have.
    await page.addInitScript("window.print = () => performance.mark('printed')");
    await page.goto('/#/auth/login');
    await fillLogin(page, superAdmin);
    await page.getByRole('button', { name: 'användarmeny' }).waitFor();
    const { unitIds: ids, forCat: _, ...rest } = forecast;
    await page.goto(`/#/plan/print?${new URLSearchParams({ ...rest, unitIds: ids.join(','), level: 'org' })}`);
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('printed').length > 0);
    const painted = await page.evaluate(() => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(
          ({ name }) => name.includes('/api/overview/demand-assets') && !name.endsWith('/units'),
        ) as PerformanceResourceTiming[];
      return (
        performance.getEntriesByName('printed')[0]!.startTime -
        Math.max(...answers.map(({ responseEnd }) => responseEnd))
      );
    });
    const pdf = await timed(() => page.pdf({ preferCSSPageSize: true, printBackground: true }));
    await page.context().close();
    const measured = compared({ '': pdf }, { name: 'bare queries', time: bare }, mostPrinted);
    return { ...measured, beside: `drawn ${ms(painted)} after the answer; ${measured.beside}` };
  },
};
