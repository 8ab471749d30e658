import { atMost, type Benchmark, compared, timesOf } from './benchmark.ts';
import { readReport } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { organizations, theWards, unitIdOf } from './ground/wards.ts';

const most = 1.5;
const names = ['Sjuksköterska', 'Undersköterska', 'Läkare', 'Sekreterare'];
const unitIds = Array.from({ length: organizations.region.units }, (_, index) => unitIdOf('region', index));

const weeks = { ...year, unitIds, forCat: names };
const years = { unitIds, forCat: names, startYear: 2026, endYear: 2026, endMonth: 12 };

const reports: Readonly<Record<string, readonly [path: string, definition: object]>> = {
  forecast: ['demand-assets', { ...weeks, forecastType: 'demand/assets' }],
  'summed forecast': ['demand-assets', { ...weeks, forecastType: 'demand/assets', summarizeUnits: true }],
  demand: ['demands/report', weeks],
  staff: ['assets/report', { ...weeks, resolution: 'period' }],
  'key value 3': ['keyvalue/report', { ...years, keyvalue: 3 }],
  explanation: [
    'explain',
    {
      report: { ...weeks, type: 'prognos', forecastType: 'demand/assets' },
      figure: { unitId: unitIds[0], field: 'diff' },
    },
  ],
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
