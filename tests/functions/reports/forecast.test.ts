import { describe, expect, it } from 'vitest';
import { receiptsOfUnit } from '#functions/overview/service.ts';
import { forecast } from '#functions/reports/forecast.ts';
import { DemandAssets } from '#shared/model/report.ts';
import { ForecastAnswer } from '#shared/model/reportAnswer.ts';
import { day } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';
import { orgId, storeRegion } from './region.ts';

const world = withTable(({ table }) => storeRegion(table));

const forecastOf = async (change: object = {}) =>
  ForecastAnswer.parse(
    await forecast(
      world.scope(),
      DemandAssets.parse({
        start: '2026-01-05',
        end: '2026-01-18',
        unitIds: ['heart', 'lung'],
        forCat: ['sjuksköterska', 'Undersköterska'],
        ...change,
      }),
    ),
  );

describe('a forecast of several units', () => {
  it('has the units in the order of the definition and nurses before assistant nurses', async () => {
    const { unitOverviews, unitDiffs } = await forecastOf({ unitIds: ['lung', 'heart'] });
    expect(unitDiffs.map(({ unitName, categories }) => [unitName, categories.map(({ name }) => name)])).toEqual([
      ['Lungan', ['SJUKSKÖTERSKA']],
      ['Hjärtat', ['Sjuksköterska', 'Undersköterska']],
    ]);
    expect(
      unitOverviews.map(({ areaName, unitName, beds, weekendBeds, hoursPerWeek, sum }) => [
        ...[areaName, unitName, beds, weekendBeds, hoursPerWeek, sum],
      ]),
    ).toEqual([
      ['Kirurgi', 'Lungan', 10, 10, 56, 1.4],
      ['Kirurgi', 'Hjärtat', 24, 18, 252, 6.3],
    ]);
  });

  it('has the same receipts as the unit itself over the same weeks', async () => {
    const range = { start: day('2026-01-05'), end: day('2026-01-18') };
    const categories = [
      { id: 'heartNurse', name: 'Sjuksköterska' },
      { id: 'heartHelp', name: 'Undersköterska' },
    ];
    const unit = { id: 'heart', areaId: 'surgery', name: 'Hjärtat', shortName: '', hidden: false, categories };
    const rows = await receiptsOfUnit(world.scope({ place: { org: { id: orgId, name: 'Region' }, unit } }), range);
    const { unitOverviews } = await forecastOf({ unitIds: ['heart'] });
    const weeks = unitOverviews[0]!.categoryWeekReceipts.flatMap((one) => one.weeks);
    expect(weeks).toEqual(rows.map(({ unitId, unitName, categoryId, categoryName, ...receipt }) => receipt));
  });

  it('takes means over the weeks with a value, of all units together over the sums of the weeks', async () => {
    const { unitDiffs, total } = await forecastOf();
    // v02: nurses 2.75 − 5.6, assistant nurses 3 − 1.4; v03: nurses 2 − 5.6, assistant nurses without demand.
    expect(unitDiffs[0]).toMatchObject({
      avgDemand: 6.3,
      avgWorkRate: 5.375,
      avgContractorWorkRate: 0.375,
      diff: -2.425,
    });
    expect(unitDiffs[0]!.categories).toEqual([
      { name: 'Sjuksköterska', diff: -3.225 },
      { name: 'Undersköterska', diff: 1.6 },
    ]);
    expect(unitDiffs[1]).toMatchObject({ avgDemand: 1.4, avgWorkRate: 4, diff: 2.6, beds: 10 });
    expect(total).toMatchObject({ unitId: null, unitName: null, avgDemand: 7.7, diff: 0.175, beds: 31.714286 });
    expect(total.categories).toEqual([
      { name: 'Sjuksköterska', diff: -0.625 },
      { name: 'Undersköterska', diff: 1.6 },
    ]);
  });

  it('says which category lacks demand, and on which days', async () => {
    const { quality } = await forecastOf({ unitIds: ['heart', 'brain'], forCat: ['Undersköterska', 'Läkare'] });
    expect(
      quality.map(({ unitName, categoryName, kind, from, to }) => [unitName, categoryName, kind, from, to]),
    ).toEqual([
      ['Hjärtat', 'Undersköterska', 'demand', '2026-01-12', '2026-01-18'],
      ['Hjärnan', 'Läkare', 'demand', '2026-01-05', '2026-01-18'],
    ]);
  });
});

describe('a summed forecast', () => {
  it('with summarizeAssets has one receipt a week of each unit', async () => {
    const { unitOverviews, unitDiffs } = await forecastOf({ summarizeAssets: true });
    expect(unitDiffs.map(({ unitId, categories }) => [unitId, categories])).toEqual([
      ['heart', []],
      ['lung', []],
    ]);
    const [heart] = unitOverviews[0]!.categoryWeekReceipts;
    expect(heart).toMatchObject({ categoryId: null, categoryName: null });
    expect(heart!.weeks.map(({ diff, missingDemand }) => [diff, missingDemand])).toEqual([
      [-1.25, []],
      [-3.6, ['Undersköterska']],
    ]);
  });

  it('with summarizeUnits has one unit with one receipt a week, equal to the sums of the units', async () => {
    const units = await forecastOf({ summarizeAssets: true });
    const { unitOverviews, unitDiffs, total } = await forecastOf({ summarizeUnits: true });
    expect(unitDiffs).toEqual([total]);
    expect(total).toEqual({ ...units.total });
    expect(unitOverviews).toHaveLength(1);
    expect(unitOverviews[0]).toMatchObject({ unitId: null, unitName: null, beds: 34, hoursPerWeek: 308 });
    const weeks = units.unitOverviews.map(({ categoryWeekReceipts }) => categoryWeekReceipts[0]!.weeks);
    for (const [index, week] of unitOverviews[0]!.categoryWeekReceipts[0]!.weeks.entries())
      expect(week.diff).toBeCloseTo(
        weeks.reduce((sum, one) => sum + one[index]!.diff!, 0),
        6,
      );
  });
});

describe('simulated demand in a forecast', () => {
  it('is counted when requested, on days without live demand', async () => {
    const only = { unitIds: ['heart'], forCat: ['Undersköterska'] };
    expect((await forecastOf(only)).unitDiffs[0]).toMatchObject({ avgDemand: 1.4, diff: 1.6 });
    const simulated = await forecastOf({ ...only, simulated: true });
    expect(simulated.unitDiffs[0]).toMatchObject({ avgDemand: 2.1, diff: 0.9 });
    expect(simulated.quality).toEqual([]);
  });
});
