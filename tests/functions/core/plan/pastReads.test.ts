import { expect, test } from 'vitest';
import { budgetYear } from '#functions/budget/year.ts';
import { unitWeeks } from '#functions/core/kept/unitWeeks.ts';
import { planRows } from '#functions/core/plan/rows.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import {
  areaKey,
  listedOrganization,
  listedPlace,
  organizationKey,
  pastRange,
  planKeys,
  planKindOf,
  unitKey,
  unitPartition,
} from '#functions/kernel/store/keys.ts';
import { insert, type Row, type Slice } from '#functions/kernel/store/table.ts';
import { unitCost } from '#functions/overview/cost.ts';
import { placeFollowUp } from '#functions/overview/followUp.ts';
import { remedyOf } from '#functions/overview/remedies/plan.ts';
import { categoryRisk } from '#functions/overview/risk.ts';
import { receiptsOfUnit } from '#functions/overview/service.ts';
import { followUpReport } from '#functions/reports/followUp.ts';
import { forecast } from '#functions/reports/forecast.ts';
import { keyValueReport } from '#functions/reports/keyValues.ts';
import { assetsReport, demandReport } from '#functions/reports/overviews.ts';
import { receiptsOfWeeks } from '#shared/calculation/index.ts';
import { DemandAssets, FollowUpReport, KeyValueReport, RangeReport } from '#shared/model/report.ts';
import { firstOfYear } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { decadeWardOf } from '../../../bench/ground/ward.ts';
import { stamp, storeWard } from '../../../support/storedWard.ts';
import { withTable } from '../../../support/table.ts';

const years = Array.from({ length: 11 }, (_, index) => 2017 + index);
const [orgId, areaId, unitId] = ['org', 'are', 'unt'];
const ids = { orgId, unitId };
const months = (value: number) => Array.from({ length: 12 }, (_, index) => value + index / 4);
const absence = { on: true, categories: [], ...stamp('absence') };
const org = { id: orgId, name: 'Region', absence };
const ward = decadeWardOf(orgId, unitId, 4);
const unit: UnitNode = {
  id: unitId,
  areaId,
  name: 'Avdelning',
  shortName: 'A',
  hidden: false,
  categories: ward.categories!.map(({ id, name }) => ({ id, name })),
};

const world = withTable(async ({ table }) => {
  const created = '2017-01-01T08:00:00.000Z';
  const placed = { ...stamp(unitId), ...unit, created, hasBedsActivated: true, hasBudgetHours: false };
  await table.commit(
    insert({ ...organizationKey(orgId), ...listedOrganization(orgId), data: { ...stamp(orgId), ...org, created } }),
    insert({ ...areaKey(orgId, areaId), data: { ...stamp(areaId), name: 'Medicin', created } }),
    insert({ ...unitKey(orgId, areaId, unitId), ...listedPlace(unitId, orgId), data: placed }),
  );
  await storeWard(table, ward);
  const activity = (id: string, fields: object) => ({
    ...stamp(id),
    name: id,
    start: 2017,
    end: null,
    calc: 'Aggr',
    isHeader: false,
    showResourceInfo: false,
    heromaActivityIdentifier: '',
    excludeFromTotal: false,
    absence: null,
    categoryId: null,
    ...fields,
  });
  const activities = [
    activity('sjuk', { type: 'Other', map: 'Absence', absence: 'sick' }),
    activity('arbete', { type: 'Worklog', map: 'Work' }),
  ];
  const stencils = years.map((year) => ({ ...stamp(`s${year}`), year, monthlyWorkHours: 140, hour: 300 + year }));
  await table.commit(
    insert({ ...planKeys.activities(ids), data: { activities } }),
    insert({ ...planKeys.stencils(ids), data: { stencils } }),
    ...years.map((year) => {
      const inputs = activities.map(({ id }) => ({ ...stamp(id), months: months(100 + year), imported: [] }));
      return insert({ ...planKeys.inputs(ids, year), data: { year, inputs } });
    }),
  );
});

const place = { org, area: { id: areaId, name: 'Medicin' }, unit } as unknown as Scope['place'];
const now = new Date('2026-11-25T08:00:00Z');
const lately = () => world.scope({ place, now });
/** The same, from whole plans. */
const whole = () => {
  const query = <Data>({ from: _, ...slice }: Slice) => world.table.query<Data>(slice);
  return world.scope({ place, now, table: { ...world.table, query } });
};

const categoryId = ward.categories![0]!.id;
const unitIds = [unitId];
const range = (year: number) => ({ start: firstOfYear(year), end: firstOfYear(year + 1) });
const weekOf = (year: number) => weeksOf(range(year))[20]!.start;
const ofYears = (year: number) => ({ unitIds, startYear: year, endYear: Math.min(year + 1, 2027) });
const settings = { unitIds, forCat: unit.categories.map(({ name }) => name) };

/** What reads a plan from a day on, as it answers for a year. */
const answers: Readonly<Record<string, (scope: Scope, year: number) => Promise<unknown>>> = {
  'kept weeks': (scope, year) => unitWeeks(scope, org, [unit], weeksOf(range(year))),
  receipts: (scope, year) => receiptsOfUnit(scope, { ...range(year), people: true }),
  cost: (scope, year) => unitCost(scope, { ...range(year), simulated: false } as Parameters<typeof unitCost>[1]),
  'follow-up of a place': (scope, year) => placeFollowUp(scope, { orgId, year: String(year) }),
  risk: (scope, year) => categoryRisk(scope, { categoryId }, { week: weekOf(year) }),
  remedies: (scope, year) => remedyOf(scope, { categoryId }, { figures: 'net', week: weekOf(year) }),
  "a budget's year": (scope, year) => budgetYear(scope, { year, simulated: false }),
  'a staff report': (scope, year) => assetsReport(scope, RangeReport.parse({ ...settings, ...range(year) })),
  'a demand report': (scope, year) => demandReport(scope, RangeReport.parse({ ...settings, ...range(year) })),
  'a forecast': (scope, year) =>
    forecast(scope, DemandAssets.parse({ ...settings, ...range(year), summarizeAssets: true })),
  'key value 3': (scope, year) =>
    keyValueReport(scope, KeyValueReport.parse({ ...settings, ...ofYears(year), keyvalue: 3 })),
  'key value 1': (scope, year) => keyValueReport(scope, KeyValueReport.parse({ ...ofYears(year), keyvalue: 1 })),
  'a follow-up report': (scope, year) => followUpReport(scope, FollowUpReport.parse(ofYears(year))),
};

test('while an import is under way the whole plan is read: its steps are told by whole employees', async () => {
  const asked: (string | undefined)[] = [];
  const query = async <Data>(slice: Slice) => {
    asked.push(slice.from);
    const lock = {
      ...planKeys.importLock(ids),
      version: 1,
      data: { underWay: { counts: 'before', record: { steps: null } } },
    };
    return [...(await world.table.query<Data>(slice)), lock as Row<Data>];
  };
  await expect(planRows({ ...world.table, query }, ids, firstOfYear(2025))).rejects.toThrow('no file of steps');
  expect(asked).toEqual(['2025-01-01', undefined]);
});

test.each([true, false])(
  'kept weeks are those of the whole plan, where absence is expected (%s) or not',
  async (on) => {
    const region = { ...org, absence: { ...absence, on, version: on ? 11 : 12 } };
    const weeks = weeksOf(range(2026));
    const scope = world.scope({ place: { ...place, org: region } as Scope['place'], now });
    const asked: (string | undefined)[] = [];
    const query = async <Data>(slice: Slice) => {
      const rows = await world.table.query<Data>(slice);
      if (slice.pk === unitPartition(ids)) asked.push(...rows.map(({ sk }) => planKindOf({ sk }).kind));
      return rows;
    };
    const [made] = await unitWeeks({ ...scope, table: { ...world.table, query } }, region, [unit], weeks);
    const plan = await loadUnitPlan(scope, { org: region, unit });
    expect(made?.categories).toEqual(
      plan.categories.map((one) => ({ id: one.id, name: one.name, receipts: receiptsOfWeeks(one, weeks) })),
    );
    expect(made?.categories[0]?.receipts[0]?.netSupply === undefined).toBe(!on);
    // What no receipt is calculated from is not read.
    expect(asked).toContain('DEMAND');
    expect(asked).not.toContain('DEMANDS');
    expect(asked.includes('STENCILS')).toBe(on);
  },
);

test('the plan has a past that stands apart', async () => {
  expect((await world.table.query(pastRange(ids))).length).toBeGreaterThan(4);
});

test.each(Object.entries(answers))(
  '%s answers from the days on that it is asked for as from the whole plan',
  async (_, answer) => {
    const seen = new Set<string>();
    for (const year of [2018, 2021, 2024, 2026, 2027]) {
      const expected = await answer(whole(), year);
      expect(await answer(lately(), year)).toEqual(expected);
      seen.add(JSON.stringify(expected));
    }
    expect(seen.size).toBeGreaterThan(2);
  },
);
