import { beforeAll, describe, expect, it } from 'vitest';
import { organizationKey, ratesKey } from '#functions/kernel/store/keys.ts';
import { insert, replace } from '#functions/kernel/store/table.ts';
import { explain } from '#functions/reports/explain/service.ts';
import { forecast } from '#functions/reports/forecast.ts';
import { keyValueReport } from '#functions/reports/keyValues.ts';
import { recomputed, type Step } from '#shared/calculation/index.ts';
import { Explanation } from '#shared/model/explanation.ts';
import { sumOfUnitCosts } from '#shared/model/planCost.ts';
import { DemandAssets, ExplainBody, KeyValueReport } from '#shared/model/report.ts';
import { ForecastAnswer, ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import { refusal } from '../../support/plan.ts';
import { rowOf } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';
import { orgId, storeRegion, storeWards } from './region.ts';

const world = withTable(({ table }) => storeRegion(table));

const prognos = {
  type: 'prognos',
  forecastType: 'demand/assets',
  start: '2026-01-05',
  end: '2026-01-18',
  unitIds: ['heart', 'lung'],
  forCat: ['Sjuksköterska', 'Undersköterska'],
} as const;
const keyvalues = {
  type: 'keyvalues',
  keyvalue: 3,
  startYear: 2025,
  endYear: 2026,
  startMonth: 12,
  endMonth: 2,
  unitIds: ['heart', 'lung'],
  forCat: ['Sjuksköterska'],
} as const;

const explained = async (report: object, figure: object) =>
  Explanation.parse(await explain(world.scope(), ExplainBody.parse({ report, figure })));

/** The value of the steps as they are answered. */
const stepsValue = (steps: Explanation['steps']) => recomputed(steps as unknown as readonly Step[]);

const expectExplained = async (report: object, figure: object, value: number | null) => {
  const answer = await explained(report, figure);
  expect({ figure, value: answer.value }).toEqual({ figure, value });
  if (value !== null && answer.steps.length > 0) expect(stepsValue(answer.steps)).toBeCloseTo(value, 4);
};

describe('the explanation of a figure is that figure, and its steps recompute to it', () => {
  it('for every figure of a forecast: of units, of all together, of categories and of weeks', async () => {
    const { type, ...definition } = prognos;
    const { unitDiffs, total, unitOverviews } = ForecastAnswer.parse(
      await forecast(world.scope(), DemandAssets.parse(definition)),
    );
    for (const diff of [...unitDiffs, total]) {
      const { unitId } = diff;
      for (const field of ['diff', 'avgDemand', 'avgBudget', 'avgWorkRate', 'avgContractorWorkRate', 'beds'] as const)
        await expectExplained(prognos, { unitId, field }, diff[field]);
      for (const { name, diff: value } of diff.categories)
        await expectExplained(prognos, { unitId, categoryName: name, field: 'diff' }, value);
    }
    const fields = ['demand', 'workRateSum', 'diff', 'diffWeekendShifts', 'diffNightShifts', 'workingCount'] as const;
    for (const { unitId, categoryWeekReceipts, hoursPerWeek, hoursPerMonth, sum } of unitOverviews) {
      for (const { categoryName, weeks } of categoryWeekReceipts)
        for (const receipt of weeks)
          for (const field of fields) {
            const figure = { unitId, categoryName, year: receipt.year, week: Number(receipt.week.slice(1)), field };
            await expectExplained(prognos, figure, receipt[field]);
          }
      for (const [field, value] of Object.entries({ hoursPerWeek, hoursPerMonth, sum }))
        await expectExplained(prognos, { unitId, field }, value);
    }
  });

  it.each([3, 4] as const)('for every figure of key value %i, of units and of all together', async (keyvalue) => {
    const report = { ...keyvalues, keyvalue };
    const { type, ...definition } = report;
    const { units, totals } = ShiftKeyValues.parse(
      await keyValueReport(world.scope(), KeyValueReport.parse(definition)),
    );
    for (const { unitId, years } of [...units, { unitId: null, years: totals }])
      for (const { year, beds, categories } of years) {
        await expectExplained(report, { unitId, year, field: 'beds' }, beds);
        for (const { name: categoryName, ...figures } of categories)
          for (const field of ['dag', 'kvall', 'natt', 'total'] as const)
            await expectExplained(report, { unitId, year, categoryName, field }, figures[field]);
      }
  });

  it('for key value 3 of all categories together, which key value 4 does not have', async () => {
    const one = await explained(keyvalues, { unitId: 'lung', year: 2026, categoryName: 'Sjuksköterska', field: 'dag' });
    expect(await explained(keyvalues, { unitId: 'lung', year: 2026, field: 'dag' })).toEqual(one);
    const figure = { unitId: 'lung', year: 2026, field: 'dag' };
    const { fields } = await refusal(() => explained({ ...keyvalues, keyvalue: 4 }, figure));
    expect(fields).toHaveProperty(['figure.categoryName'], 'required');
  });
});

describe('the explanation of a figure of more units than a report is made of', () => {
  const names = Array.from({ length: 26 }, (_, index) => `many${index}`);
  const report = {
    type: 'assets',
    start: '2026-01-05',
    end: '2026-01-11',
    forCat: ['Sjuksköterska', 'Läkare'],
    unitIds: ['heart', ...names],
  };

  it('has one step a unit for each kind of input, which leads to the overview of the unit', async () => {
    await storeWards(world.table, names);
    const week = { year: 2026, week: 2 };
    const { value, steps } = await explained(report, { ...week, field: 'diff' });
    const few = await explained({ ...report, unitIds: ['heart', names[0]] }, { ...week, field: 'diff' });
    expect(few.value).toBe(-2.85);
    expect(value).toBe(-2.85);
    expect(stepsValue(steps)).toBeCloseTo(-2.85, 4);
    const supply = await explained(report, { ...week, field: 'workRateSum' });
    expect(supply.value).toBe(2.75 + 26);
    expect(supply.steps).toHaveLength(27);
    expect(supply.steps[0]).toMatchObject({
      role: 'add',
      text: 'Tillgång',
      value: 2.75,
      unitName: 'Hjärtat',
      from: '2026-01-05',
      to: '2026-01-11',
      source: '/plan?orgId=org&areaId=surgery&unitId=heart&from=2026-01-05&tab=overview',
    });
    const one = await explained(report, { ...week, categoryName: 'sjuksköterska', field: 'workRateWithoutDemand' });
    expect(one).toMatchObject({ value: 0, steps: [] });
    const { fields } = await refusal(() => explained(report, { ...week, categoryName: 'Kock', field: 'diff' }));
    expect(fields).toHaveProperty(['figure.categoryName'], 'categoryUnknown');
  });

  it('counts what days off change with the demand of each unit', async () => {
    await storeWards(world.table, ['closed'], [rowOf('day', '3', { sun: '1' })]);
    const figure = { year: 2026, week: 2, field: 'diff' };
    const many = { ...report, unitIds: [...report.unitIds, 'closed'] };
    const plain = await explained(many, figure);
    // Twelfth Day is the Tuesday of that week.
    const key = organizationKey(orgId);
    const before = (await world.table.get<object>(key))!;
    await world.table.commit(replace(before, { ...before.data, redDay: 'sunday' }));
    const { value, steps } = await explained(many, figure);
    await world.table.commit(replace((await world.table.get<object>(key))!, before.data));
    expect(value).not.toBe(plain.value);
    expect(stepsValue(steps)).toBeCloseTo(value!, 4);
  });

  it('is refused above 500 units, and for reports that are no map', async () => {
    const unitIds = Array.from({ length: 501 }, (_, index) => `unit${index}`);
    expect(ExplainBody.safeParse({ report: { ...report, unitIds }, figure: { field: 'diff' } }).success).toBe(false);
    const forecasted = { ...prognos, unitIds: report.unitIds };
    expect(ExplainBody.safeParse({ report: forecasted, figure: { field: 'diff' } }).success).toBe(false);
  });
});

describe('an explanation', () => {
  it('names the inputs with their values and days, and the addresses where they are typed', async () => {
    const figure = { unitId: 'heart', categoryName: 'Sjuksköterska', year: 2026, week: 2, field: 'diff' };
    const { rule, value, steps } = await explained(prognos, figure);
    expect([rule, value]).toEqual(['5. Receipt', -2.85]);
    const at = 'orgId=org&areaId=surgery&unitId=heart&categoryId=heartNurse';
    const week = { from: '2026-01-05', to: '2026-01-11' };
    expect(steps.map(({ role, text, value: share, unit, source }) => [role, text, share, unit, source])).toEqual([
      ['add', 'heartNurse0', 1, 'services', `/plan?${at}&asset=heartNurse0&week=2026-01-05&tab=assets`],
      ['add', 'heartNurse1', 1, 'services', `/plan?${at}&asset=heartNurse1&week=2026-01-05&tab=assets`],
      ['add', 'hired', 0.75, 'services', `/plan?${at}&asset=hired&week=2026-01-05&tab=assets`],
      ['subtract', 'Behov, pass Dag', 4.2, 'services', `/plan?${at}&period=d1&week=2026-01-05&tab=demand`],
      ['subtract', 'Behov, pass Natt', 1.4, 'services', `/plan?${at}&period=d1&week=2026-01-05&tab=demand`],
    ]);
    for (const step of steps)
      expect(step).toMatchObject({ ...week, unitName: 'Hjärtat', categoryName: 'Sjuksköterska' });
  });

  it('leads to the simulated period that a report counts, which is not left out then', async () => {
    const report = {
      type: 'demands',
      start: '2026-01-12',
      end: '2026-01-18',
      unitIds: ['heart'],
      forCat: ['Undersköterska'],
    };
    const figure = { unitId: 'heart', year: 2026, week: 3, field: 'demand' };
    const counted = await explained({ ...report, simulated: true }, figure);
    expect(counted.value).toBeGreaterThan(0);
    expect(stepsValue(counted.steps)).toBeCloseTo(counted.value!, 4);
    expect(counted.steps[0]?.source).toContain('&period=d3&week=2026-01-12&');
    expect(counted.leftOut).toEqual([]);
  });

  it('of levels, shares and means names the employees', async () => {
    const report = { ...prognos, type: 'assets' };
    const of = { unitId: 'heart', categoryName: 'Sjuksköterska' };
    const texts = async (figure: object) => {
      const { value, steps } = await explained(report, { ...of, ...figure });
      return [value, steps.map(({ text }) => text)];
    };
    expect(await texts({ year: 2026, week: 2, field: 'share.levels.3' })).toEqual([
      0.333333,
      ['hired', 'Alla i tjänst'],
    ]);
    expect(await texts({ field: 'mean.levels.3' })).toEqual([0.5, ['hired, 1 vecka', 'Antal veckor med värde']]);
  });

  it('of a mean says which weeks were left out, with the supply in them', async () => {
    const { rule, steps, leftOut } = await explained(prognos, { unitId: 'heart', field: 'diff' });
    expect(rule).toMatch(/^9\. Forecasts/);
    expect(steps.at(-1)).toMatchObject({ role: 'divide', text: 'Antal veckor med värde', value: 2, source: null });
    expect(leftOut).toMatchObject([
      { text: 'Tillgång, 1 vecka', value: 3, reason: 'Behov saknas.', from: '2026-01-12', to: '2026-01-18' },
    ]);
  });

  it('of a key value says which months were left out', async () => {
    const { leftOut } = await explained(keyvalues, {
      unitId: 'heart',
      year: 2025,
      categoryName: 'Sjuksköterska',
      field: 'dag',
    });
    expect(leftOut.map(({ reason, from, unitName }) => [reason, from, unitName])).toEqual([
      ['Behov saknas.', '2025-12-01', 'Hjärtat'],
      ['Vårdplatser saknas.', '2025-12-01', 'Hjärtat'],
    ]);
  });

  it('names rules that are headings of the formula page', async () => {
    const page = await import('node:fs').then(({ readFileSync }) =>
      readFileSync('shared/calculation/README.md', 'utf8'),
    );
    for (const figure of [
      { field: 'diff' },
      { field: 'sum' },
      { field: 'beds' },
      { week: 2, year: 2026, field: 'diff' },
    ])
      expect(page).toContain(`## ${(await explained(prognos, figure)).rule}\n`);
    expect(page).toContain(`## ${(await explained(keyvalues, { year: 2026, field: 'beds' })).rule}\n`);
  });
});

describe('what plans cost', () => {
  const priced = { ...prognos, cost: true };
  const { type: _, ...definition } = priced;
  const rates = {
    year: 2026,
    monthlySalary: 38_000,
    payrollTax: 50,
    evening: 30,
    night: 60,
    weekend: 70,
    overtime: null,
    qualifiedOvertime: null,
    rental: 500,
  };
  beforeAll(() =>
    world.table.commit(
      insert({
        ...ratesKey(orgId),
        data: { rates: ['Sjuksköterska', 'Undersköterska'].map((category) => ({ ...rates, category })), version: 1 },
      }),
    ),
  );

  it('is explained for each cost of the table: of units, categories and all together', async () => {
    const { unitOverviews } = ForecastAnswer.parse(await forecast(world.scope(), DemandAssets.parse(definition)));
    const costs = unitOverviews.map(({ unitId, cost }) => ({ unitId, cost: cost! }));
    const all = { unitId: null, cost: { ...sumOfUnitCosts(costs.map(({ cost }) => cost)), categories: [] } };
    expect(all.cost.supply.total).toBeGreaterThan(100_000);
    for (const { unitId, cost } of [...costs, all])
      for (const { demand, supply, name: categoryName } of [{ ...cost, name: null }, ...cost.categories]) {
        const figures = {
          demandCost: demand.total,
          demandOb: demand.ob,
          supplyCost: supply.total,
          supplyOb: supply.ob,
          rentalCost: supply.rental,
          costDiff: demand.total === null || supply.total === null ? null : supply.total - demand.total,
        };
        for (const [field, kronor] of Object.entries(figures)) {
          const { value, steps } = await explained(priced, { unitId, categoryName, field });
          if (kronor === null) expect([field, value]).toEqual([field, null]);
          else {
            expect(value! * 1000).toBeCloseTo(kronor, 2);
            expect(stepsValue(steps) * 1000).toBeCloseTo(kronor, 2);
          }
        }
      }
  });

  it('leads to the hours, and names the rates to who may change them only', async () => {
    const figure = { unitId: 'heart', categoryName: 'Sjuksköterska', field: 'costDiff' };
    const { steps, rule } = await explained(priced, figure);
    expect(rule).toContain('17.');
    expect(steps[0]?.text).toMatch(/^Egen personal och vikarier, [\d\s,]+ tim × [\d,]+ kr$/);
    expect(steps[0]?.source).toContain('tab=assets');
    expect(steps.at(-1)?.source).toContain('tab=demand');
    const grants = [{ level: 'unit', orgId, areaId: 'surgery', unitId: 'heart', canWrite: false } as const];
    const reader = world.scope({ caller: { username: 'r', type: 'User', grants } });
    const report = { ...priced, unitIds: ['heart'] };
    const shown = Explanation.parse(await explain(reader, ExplainBody.parse({ report, figure })));
    expect(shown.steps.map(({ text }) => text).join()).not.toContain('kr');
  });
});

describe('a figure that the report does not have is refused at its part', () => {
  it.each([
    [{ field: 'nonsense' }, 'figure.field'],
    [{ field: 'diff', week: 53, year: 2025 }, 'figure.week'],
    [{ field: 'workRateSum', year: 2031 }, 'figure.year'],
    [{ field: 'diff', categoryName: 'Läkare' }, 'figure.categoryName'],
  ])('%o at %s', async (figure, field) => {
    const { fields } = await refusal(() => explained(prognos, figure));
    expect(Object.keys(fields)).toEqual([field]);
  });

  it('as 404 for a unit that is not one of the report', async () => {
    expect(await refusal(() => explained(prognos, { unitId: 'brain', field: 'diff' }))).toMatchObject({
      code: 'notFound',
    });
  });
});
