import { describe, expect, it } from 'vitest';
import { keyValueOptions, keyValueReport } from '#functions/reports/keyValues.ts';
import { KeyValueReport } from '#shared/model/report.ts';
import { ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import { withTable } from '../../support/table.ts';
import { storeRegion } from './region.ts';

const world = withTable(({ table }) => storeRegion(table));

const report = async (change: object = {}) =>
  ShiftKeyValues.parse(
    await keyValueReport(
      world.scope(),
      KeyValueReport.parse({
        unitIds: ['heart', 'lung'],
        keyvalue: 3,
        startYear: 2026,
        endYear: 2026,
        endMonth: 1,
        forCat: ['Sjuksköterska'],
        ...change,
      }),
    ),
  );

const six = (value: number): number => Number(value.toFixed(6));

/** The figures of nurses with day and night shifts only. */
const nurses = (dag: number, natt: number) => ({
  name: 'Sjuksköterska',
  dag: six(dag),
  kvall: 0,
  natt: six(natt),
  total: six(dag + natt),
});

describe('key value 3', () => {
  it('has hours per bed and day by unit, and of both weighted by their bed-days', async () => {
    const { units, totals, quality } = await report();
    // 31 days of 24 and 8 hours over 152 ÷ 7 beds; of 8 hours over 10 beds.
    expect(units.map(({ unitShortName }) => unitShortName)).toEqual(['Hjä', 'Lun']);
    expect(units.map(({ unitName, years }) => [unitName, years])).toEqual([
      ['Hjärtat', [{ year: 2026, months: 1, of: 1, beds: 21.714286, categories: [nurses(1.105263, 0.368421)] }]],
      [
        'Lungan',
        [{ year: 2026, months: 1, of: 1, beds: 10, categories: [{ ...nurses(0.8, 0), name: 'SJUKSKÖTERSKA' }] }],
      ],
    ]);
    expect(totals).toEqual([
      { year: 2026, months: 2, of: 2, beds: 31.714286, categories: [nurses(32 / (222 / 7), 8 / (222 / 7))] },
    ]);
    expect(quality).toEqual([]);
  });

  it('leaves out months that lack demand or beds for all categories of the unit, and says which', async () => {
    const { units, quality } = await report({
      startYear: 2025,
      startMonth: 12,
      unitIds: ['heart', 'brain'],
      forCat: undefined,
    });
    expect(
      units.map(({ years }) => years.map(({ year, months, of, categories }) => [year, months, of, categories.length])),
    ).toEqual([
      [
        [2025, 0, 1, 0],
        [2026, 0, 1, 0],
      ],
      [
        [2025, 0, 1, 0],
        [2026, 0, 1, 0],
      ],
    ]);
    expect(
      quality.map(({ unitName, categoryName, kind, from, to }) => [unitName, categoryName, kind, from, to]),
    ).toEqual([
      ['Hjärtat', 'Sjuksköterska', 'demand', '2025-12-01', '2025-12-31'],
      ['Hjärtat', null, 'beds', '2025-12-01', '2025-12-31'],
      ['Hjärtat', 'Undersköterska', 'demand', '2026-01-01', '2026-01-31'],
      ['Hjärnan', null, 'demand', '2025-12-01', '2026-01-31'],
      ['Hjärnan', null, 'beds', '2025-12-01', '2026-01-31'],
    ]);
  });

  it('of a simulated week stands for the start year, whatever the months', async () => {
    const { units, endYear } = await report({ simulateWeek: 2, endYear: undefined, unitIds: ['heart'] });
    expect([endYear, units[0]!.years]).toEqual([
      2026,
      [{ year: 2026, months: 1, of: 1, beds: 21.714286, categories: [nurses(1.105263, 0.368421)] }],
    ]);
  });
});

describe('key value 4', () => {
  it('has beds per employee on duty, of both units the sum of beds over the sum of employees', async () => {
    const { units, totals } = await report({ keyvalue: 4 });
    const of = (name: string, dag: number, natt: number | null) => [{ name, dag, kvall: null, natt, total: null }];
    expect(units.map(({ years }) => years[0]!.categories)).toEqual([
      of('Sjuksköterska', 7.238095, 21.714286),
      of('SJUKSKÖTERSKA', 10, null),
    ]);
    expect(totals[0]!.categories).toEqual(of('Sjuksköterska', 7.928571, 21.714286));
  });
});

it('the years to choose are those with live demand, up to next year where it has no end', async () => {
  const scope = world.scope({ now: new Date('2027-05-05T10:00:00Z') });
  expect(await keyValueOptions(scope, ['heart'])).toEqual([2025, 2026, 2027, 2028]);
  expect(await keyValueOptions(scope, ['brain'])).toEqual([]);
});
