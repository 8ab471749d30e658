import { describe, expect, it } from 'vitest';
import { receiptsOfUnit } from '#functions/overview/service.ts';
import {
  assetsReport,
  demandOverview,
  demandReport,
  periodOverview,
  weekOverview,
} from '#functions/reports/overviews.ts';
import { RangeReport } from '#shared/model/report.ts';
import { AssetsAnswer, OverviewAnswer } from '#shared/model/reportAnswer.ts';
import { json6 } from '#shared/quantity/round.ts';
import { day } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';
import { orgId, storeRegion } from './region.ts';

const world = withTable(({ table }) => storeRegion(table));

const definition = (change: object = {}) =>
  RangeReport.parse({
    start: '2026-01-05',
    end: '2026-01-18',
    unitIds: ['heart'],
    forCat: ['Sjuksköterska', 'Undersköterska'],
    ...change,
  });
const demands = async (change: object = {}) =>
  OverviewAnswer.parse(await demandReport(world.scope(), definition(change)));
const assets = async (change: object = {}) => AssetsAnswer.parse(await assetsReport(world.scope(), definition(change)));

describe('a demand report', () => {
  it('has the demand periods of each category in the order of the unit, with the hours of each shift', async () => {
    const { unitOverviews } = await demands();
    const [heart] = unitOverviews;
    expect(heart).toMatchObject({ orgName: 'Region Prov', beds: 24, weekendBeds: 18, bedsComment: 'från 2025-12-29' });
    expect(heart!.categoryWeekReceipts).toEqual([]);
    expect(
      heart!.demands.map(({ catName, demandId, start, end, hoursPerWeek, services }) => [
        ...[catName, demandId, start, end, hoursPerWeek, services],
      ]),
    ).toEqual([
      ['Undersköterska', 'd2', '2026-01-05', '2026-01-11', 56, 1.4],
      ['Sjuksköterska', 'd1', '2025-12-29', null, 224, 5.6],
    ]);
    expect(
      heart!.demands[1]!.shiftDemands.map(({ shiftName, isNightShift, mon, startEnd, hoursPerWeek, hoursPerMonth }) => [
        ...[shiftName, isNightShift, mon, startEnd, hoursPerWeek, hoursPerMonth],
      ]),
    ).toEqual([
      ['Dag', false, '3', '07:00–15:00', 168, 728],
      ['Natt', true, '1', '07:00–15:00', 56, json6((56 * 52) / 12)],
    ]);
  });

  it('has simulated demand periods only when requested', async () => {
    const only = { forCat: ['Undersköterska'] };
    expect((await demands(only)).unitOverviews[0]!.demands.map(({ demandId }) => demandId)).toEqual(['d2']);
    const { unitOverviews, quality } = await demands({ ...only, simulated: true });
    expect(unitOverviews[0]!.demands.map(({ demandId, simulation }) => [demandId, simulation])).toEqual([
      ['d2', false],
      ['d3', true],
    ]);
    expect([unitOverviews[0]!.sum, quality]).toEqual([2.1, []]);
  });

  it('has the receipts too when requested', async () => {
    const [heart] = (await demands({ receipt: true })).unitOverviews;
    expect(heart!.categoryWeekReceipts.map(({ categoryName, weeks }) => [categoryName, weeks.length])).toEqual([
      ['Undersköterska', 2],
      ['Sjuksköterska', 2],
    ]);
  });
});

describe('a report of the staff', () => {
  it('has the receipts of the unit over the same weeks', async () => {
    const range = { start: day('2026-01-05'), end: day('2026-01-18') };
    const categories = [{ id: 'heartHelp', name: 'Undersköterska' }];
    const unit = { id: 'heart', areaId: 'surgery', name: 'Hjärtat', shortName: '', hidden: false, categories };
    const rows = await receiptsOfUnit(world.scope({ place: { org: { id: orgId, name: 'Region' }, unit } }), range);
    const [heart] = (await assets()).unitOverviews;
    expect(heart!.categoryWeekReceipts.flatMap(({ weeks }) => weeks)).toEqual(
      rows.map(({ unitId, unitName, categoryId, categoryName, ...receipt }) => receipt),
    );
    expect(heart!.categoryWeekReceipts[0]).not.toHaveProperty('period');
  });

  it('in the resolution period has all the weeks as one too', async () => {
    const [heart] = (await assets({ resolution: 'period', forCat: 'Sjuksköterska' })).unitOverviews;
    const [nurses] = heart!.categoryWeekReceipts;
    expect(nurses!.weeks.map(({ workRateSum }) => workRateSum)).toEqual([2.75, 2]);
    expect(nurses!.period).toMatchObject({
      start: '2026-01-05',
      end: '2026-01-18',
      year: 2026,
      workRateSum: 2.375,
      demand: 5.6,
      diff: -3.225,
      workingCount: 3,
      contractorCount: 1,
      budget: 3,
      demandDays: 14,
    });
  });

  it('with summarizeAssets adds the categories up, in the period too', async () => {
    const [heart] = (await assets({ resolution: 'period', summarizeAssets: true })).unitOverviews;
    expect(heart!.categoryWeekReceipts).toHaveLength(1);
    const [all] = heart!.categoryWeekReceipts;
    expect(all).toMatchObject({ categoryName: null, period: { workRateSum: 5.375, workingCount: 6 } });
    expect(all!.weeks.map(({ workRateSum }) => workRateSum)).toEqual([5.75, 5]);
  });

  it('with showYears has the weeks of each ISO year as one', async () => {
    const [heart] = (await assets({ start: '2026-12-28', end: '2027-01-10', showYears: true })).unitOverviews;
    expect(heart!.categoryWeekReceipts[0]!.years?.map(({ year, start, end }) => [year, start, end])).toEqual([
      [2026, '2026-12-28', '2027-01-03'],
      [2027, '2027-01-04', '2027-01-10'],
    ]);
  });

  it('with showLevels and showCompetency has the means by level and the shares of each week', async () => {
    const [heart] = (await assets({ showLevels: true, showCompetency: true, forCat: 'Sjuksköterska' })).unitOverviews;
    const [nurses] = heart!.categoryWeekReceipts;
    expect(nurses!.levelMeans).toEqual({ levels: [0, 0, 0.5, 0, 0, 0], withoutLevel: 2, workingCount: 2.5 });
    expect(nurses!.competency).toEqual([
      { start: '2026-01-05', levels: [0, 0, 0.333333, 0, 0, 0], withoutLevel: 0.666667 },
      { start: '2026-01-12', levels: [0, 0, 0, 0, 0, 0], withoutLevel: 1 },
    ]);
  });

  it('shows the table of weekend shifts for fewer than 25 weeks', async () => {
    const shows = async (end: string, showTable = true) => (await assets({ end, showTable })).showWeekendTable;
    expect([await shows('2026-06-21'), await shows('2026-06-22'), await shows('2026-06-21', false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('says which budget is missing where the budget is shown', async () => {
    const kinds = async (budget: boolean) =>
      (await assets({ budget, forCat: 'Undersköterska' })).quality.map(({ kind }) => kind);
    expect([await kinds(false), await kinds(true)]).toEqual([['demand'], ['demand', 'budget']]);
  });
});

describe('an overview of a place', () => {
  const org = { id: orgId, name: 'Region Prov' };
  const area = { id: 'surgery', name: 'Kirurgi' };
  const heart = { id: 'heart', areaId: 'surgery', name: 'Hjärtat', shortName: 'Hjä', hidden: false, categories: [] };
  const at = (place: object) => world.scope({ place });
  const briefly = ({ unitOverviews }: OverviewAnswer) =>
    unitOverviews.map(({ areaName, unitName, demands: rows, categoryWeekReceipts }) => [
      ...[areaName, unitName, rows.length],
      categoryWeekReceipts.map(({ categoryName, weeks, period }) => [categoryName, weeks.length, period?.demand]),
    ]);

  it('of a week has demand and receipts of every unit below, and nothing of other weeks', async () => {
    const nurses = [
      [
        ...['Kirurgi', 'Hjärtat', 2],
        [
          ['Undersköterska', 1, undefined],
          ['Sjuksköterska', 1, undefined],
        ],
      ],
      ['Kirurgi', 'Lungan', 1, [['SJUKSKÖTERSKA', 1, undefined]]],
    ];
    const query = { start: day('2026-01-07') };
    expect(briefly(await weekOverview(at({ org, area }), { orgId, areaId: 'surgery' }, query))).toEqual(nurses);
    expect(briefly(await weekOverview(at({ org }), { orgId }, query))).toEqual([
      ...nurses,
      ['Medicin', 'Hjärnan', 0, [['Läkare', 1, undefined]]],
    ]);
  });

  it('of a period has all its weeks, and all of them together', async () => {
    const range = { start: day('2026-01-05'), end: day('2026-01-18') };
    const ids = { orgId, areaId: 'surgery', unitId: 'heart' };
    const scope = at({ org, area, unit: heart });
    expect(briefly(await periodOverview(scope, { ...ids, categoryId: 'heartNurse' }, range))).toEqual([
      ['Kirurgi', 'Hjärtat', 1, [['Sjuksköterska', 2, 5.6]]],
    ]);
    expect(briefly(await periodOverview(scope, ids, range))[0]![3]).toHaveLength(2);
  });

  it('of demand has the rows of the week without receipts', async () => {
    const scope = at({ org, area, unit: heart });
    const answer = await demandOverview(scope, { orgId, unitId: 'heart' }, { start: day('2026-01-12') });
    expect(briefly(answer)).toEqual([['Kirurgi', 'Hjärtat', 1, []]]);
  });

  it('answers 404 for a category of another unit and for a budget-only one', async () => {
    const scope = at({ org, area, unit: heart });
    for (const categoryId of ['lungNurse', 'heartBudget'])
      await expect(
        weekOverview(scope, { orgId, unitId: 'heart', categoryId }, { start: day('2026-01-07') }),
      ).rejects.toMatchObject({ code: 'notFound' });
  });
});
