import { describe, expect, it } from 'vitest';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { insert } from '#functions/kernel/store/table.ts';
import {
  categoryReceipts,
  packedOfArea,
  packedOfOrganization,
  receiptsOfArea,
  receiptsOfOrganization,
  receiptsOfUnit,
} from '#functions/overview/service.ts';
import { overview } from '#shared/contract/overview.ts';
import { mostPackedWeeks, mostWeeks, type PackedReceipts, PlacedReceipt } from '#shared/model/receipt.ts';
import { unpacked } from '#shared/planning/packedWeeks.ts';
import { weeksOf } from '#shared/time/week.ts';
import { superUser } from '../../support/plan.ts';
import { assetOf, budgetOf, category, day, demandOf, rowOf, shift, storeWard } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

const orgId = 'org';

const unit = (areaId: string, id: string, name: string, parts: Partial<UnitNode> = {}): UnitNode => ({
  id,
  areaId,
  name,
  shortName: '',
  hidden: false,
  categories: [],
  ...parts,
});
const heart = unit('surgery', 'heart', 'Hjärtat', {
  categories: [
    { id: 'heartNurse', name: 'Sjuksköterska' },
    { id: 'heartHelp', name: 'Undersköterska' },
    { id: 'heartBudget', name: 'Vak', isBudgetCategory: true },
  ],
});
const lung = unit('surgery', 'lung', 'Lungan', { categories: [{ id: 'lungNurse', name: 'SJUKSKÖTERSKA' }] });
const secret = unit('surgery', 'secret', 'Dold', { hidden: true, categories: [{ id: 'x', name: 'Läkare' }] });
const brain = unit('medicine', 'brain', 'Hjärnan', { categories: [{ id: 'brainDoctor', name: 'Läkare' }] });
const leaving = unit('medicine', 'leaving', 'På väg bort');
const below = unit('closing', 'below', 'Under en som stängs');
/** The rows of these bear the mark of what is being removed. */
const markOf = ({ id }: { readonly id: string }) =>
  ['leaving', 'closing'].includes(id) ? { removing: true as const } : {};

const shifts = [shift('day', 'Dag', '2024-01-01')];
/** 56 hours a week for each of the staff: 1.4 services. */
const demand = (categoryId: string, staff: string, end: string | null = null) =>
  demandOf(categoryId, `${categoryId}-demand`, ['2026-01-05', end], { shiftDemands: [rowOf('day', staff)] });
const staff = (categoryId: string, count: number) =>
  Array.from({ length: count }, (_, index) => assetOf(categoryId, `${categoryId}${index}`, ['2026-01-05', null]));

const world = withTable(async (world) => {
  const { table } = world;
  const areas = [
    { id: 'surgery', name: 'Kirurgi' },
    { id: 'medicine', name: 'Medicin' },
    { id: 'closing', name: 'Avveckling' },
  ];
  await table.commit(
    ...areas.map((data) => insert({ pk: 'ORG#org', sk: `AREA#${data.id}`, ...markOf(data), data })),
    ...[heart, lung, secret, brain, leaving, below].map((data) =>
      insert({ pk: 'ORG#org', sk: `UNIT#${data.areaId}#${data.id}`, ...markOf(data), data }),
    ),
  );
  await storeWard(table, {
    orgId,
    unitId: 'heart',
    categories: [
      category('heartHelp', 'Undersköterska', shifts),
      category('heartNurse', 'Sjuksköterska', shifts),
      category('heartBudget', 'Vak', [], { isBudgetCategory: true }),
    ],
    demands: [demand('heartNurse', '2'), demand('heartHelp', '1', '2026-01-11')],
    assets: [...staff('heartNurse', 1), ...staff('heartHelp', 5)],
    budget: { heartBudget: budgetOf(2), heartNurse: budgetOf(3) },
  });
  await storeWard(table, {
    orgId,
    unitId: 'lung',
    categories: [category('lungNurse', 'SJUKSKÖTERSKA', shifts)],
    demands: [demand('lungNurse', '1')],
    assets: staff('lungNurse', 4),
  });
  await storeWard(table, {
    orgId,
    unitId: 'secret',
    categories: [category('x', 'Läkare', shifts)],
    assets: staff('x', 7),
  });
  await storeWard(table, {
    orgId,
    unitId: 'brain',
    categories: [category('brainDoctor', 'Läkare', shifts)],
    assets: staff('brainDoctor', 2),
  });
});

const weeks = (from: string, to: string) => ({ start: day(from), end: day(to) });
const two = weeks('2026-01-05', '2026-01-18');
const v02 = weeks('2026-01-07', '2026-01-07');
const scope = (at?: UnitNode) =>
  world.scope({ caller: superUser, place: { org: { id: orgId, name: 'Region' }, ...(at && { unit: at }) } });
const brief = (rows: readonly PlacedReceipt[]) =>
  rows.map(({ unitName, categoryName, week, demand: demanded, workRateSum, diff }) => [
    unitName,
    categoryName,
    week,
    demanded,
    workRateSum,
    diff,
  ]);

describe('receipts of a category', () => {
  it('include one for every week of the range, also when nothing is planned', async () => {
    const rows = await categoryReceipts(scope(heart), { categoryId: 'heartHelp' }, weeks('2025-12-31', '2026-01-18'));
    expect(brief(rows)).toEqual([
      ['Hjärtat', 'Undersköterska', 'v01', null, 0, null],
      ['Hjärtat', 'Undersköterska', 'v02', 1.4, 5, 3.6],
      ['Hjärtat', 'Undersköterska', 'v03', null, 5, null],
    ]);
    expect(rows[0]).toMatchObject({ unitId: 'heart', categoryId: 'heartHelp', budget: null, workingCount: 0 });
  });

  it('name the people of each week only when people=true is in the query', async () => {
    const query = overview.categoryReceipts.query.parse({ start: '2025-12-29', end: '2026-01-11', people: 'true' });
    const rows = await categoryReceipts(scope(heart), { categoryId: 'heartNurse' }, query);
    expect(rows.map(({ away, leaving, coming }) => [away, leaving, coming?.map(({ assetId }) => assetId)])).toEqual([
      [[], [], []],
      [[], [], ['heartNurse0']],
    ]);
    const [plain] = await categoryReceipts(scope(heart), { categoryId: 'heartNurse' }, two);
    expect(plain).not.toHaveProperty('coming');
  });

  it('of a unit name the people of each category, or of all of them in its sum, when people=true is in the query', async () => {
    const query = { ...two, people: true };
    const rows = await receiptsOfUnit(scope(heart), query);
    const [sum] = await receiptsOfUnit(scope(heart), { ...query, by: 'unit' });
    const coming = rows.flatMap((row) => row.coming?.map(({ assetId }) => [row.categoryId, row.start, assetId]) ?? []);
    expect(coming).toContainEqual(['heartNurse', '2026-01-05', 'heartNurse0']);
    expect(rows.every((row) => row.coming?.every(({ assetId }) => assetId.startsWith(row.categoryId ?? '')))).toBe(
      true,
    );
    const inFirstWeek = coming.filter(([, start]) => start === sum?.start).map(([, , assetId]) => assetId);
    expect(sum?.coming?.map(({ assetId }) => assetId).sort()).toEqual(inFirstWeek.sort());
    const [plain] = await receiptsOfUnit(scope(heart), two);
    expect(plain).not.toHaveProperty('away');
  });

  it('answer 404 for a category of another unit', async () => {
    await expect(categoryReceipts(scope(heart), { categoryId: 'lungNurse' }, two)).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('a budget-only category', () => {
  it('has no receipts', async () => {
    await expect(categoryReceipts(scope(heart), { categoryId: 'heartBudget' }, two)).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await receiptsOfUnit(scope(heart), { ...v02, categories: ['Vak'] })).toEqual([]);
  });
});

describe('receipts of a unit', () => {
  it('are answered by category, in the order of the unit', async () => {
    expect(brief(await receiptsOfUnit(scope(heart), v02))).toEqual([
      ['Hjärtat', 'Sjuksköterska', 'v02', 2.8, 1, -1.8],
      ['Hjärtat', 'Undersköterska', 'v02', 1.4, 5, 3.6],
    ]);
  });

  it.each(['unit', 'total'] as const)(
    'by %s list the categories that are short or lack demand while the sum is not short',
    async (by) => {
      const rows = await receiptsOfUnit(scope(heart), { ...two, by });
      expect(brief(rows)).toEqual([
        ['Hjärtat', undefined, 'v02', 4.2, 6, 1.8],
        ['Hjärtat', undefined, 'v03', 2.8, 6, -1.8],
      ]);
      expect(
        rows.map(({ shortCategories, missingDemand, budget }) => [shortCategories, missingDemand, budget]),
      ).toEqual([
        [['Sjuksköterska'], [], 3],
        [['Sjuksköterska'], ['Undersköterska'], 3],
      ]);
    },
  );
});

describe('receipts of an area', () => {
  it('are answered by unit, without hidden units', async () => {
    const rows = await receiptsOfArea(scope(), { orgId, areaId: 'surgery' }, v02);
    expect(brief(rows)).toEqual([
      ['Hjärtat', undefined, 'v02', 4.2, 6, 1.8],
      ['Lungan', undefined, 'v02', 1.4, 4, 2.6],
    ]);
  });

  it('include hidden units for a SuperAdmin', async () => {
    const rows = await receiptsOfArea(
      world.scope({ place: { org: { id: orgId, name: 'Region' } } }),
      { orgId, areaId: 'surgery' },
      { ...v02, by: 'total' },
    );
    expect(rows).toMatchObject([{ workRateSum: 17, demand: 5.6 }]);
  });

  it('by category add up categories of equal name, nurses first', async () => {
    const rows = await receiptsOfArea(scope(), { orgId, areaId: 'surgery' }, { ...v02, by: 'category' });
    expect(brief(rows)).toEqual([
      [undefined, 'Sjuksköterska', 'v02', 4.2, 5, 0.8],
      [undefined, 'Undersköterska', 'v02', 1.4, 5, 3.6],
    ]);
    expect(rows[0]).not.toHaveProperty('unitId');
    expect(rows[0]?.shortCategories).toEqual(['Sjuksköterska']);
  });
});

describe('receipts of an organisation', () => {
  it('are answered by unit in the order of areas and units, without units that are being removed', async () => {
    const rows = await receiptsOfOrganization(scope(), { orgId }, v02);
    expect(rows.map(({ unitName }) => unitName)).toEqual(['Hjärtat', 'Lungan', 'Hjärnan']);
  });

  it('as a total are the sum of all units', async () => {
    const rows = await receiptsOfOrganization(scope(), { orgId }, { ...two, by: 'total' });
    expect(brief(rows)).toEqual([
      [undefined, undefined, 'v02', 5.6, 12, 4.4],
      [undefined, undefined, 'v03', 4.2, 12, 0.8],
    ]);
    expect(rows[0]?.missingDemand).toEqual(['Läkare']);
  });

  it('without any unit are empty weeks as a total, and no rows by unit or category', async () => {
    const nowhere = { orgId: 'empty' };
    expect(await receiptsOfOrganization(scope(), nowhere, v02)).toEqual([]);
    expect(await receiptsOfOrganization(scope(), nowhere, { ...v02, by: 'category' })).toEqual([]);
    expect(await receiptsOfOrganization(scope(), nowhere, { ...v02, by: 'total' })).toMatchObject([
      { week: 'v02', demand: null, budget: null, diff: null, workRateSum: 0, levels: [0, 0, 0, 0, 0, 0] },
    ]);
  });
});

describe('packed receipts', () => {
  const listed = (rows: readonly PlacedReceipt[]) =>
    JSON.parse(JSON.stringify(rows.map((row) => PlacedReceipt.parse(row))));
  const made = (places: readonly PackedReceipts[]) =>
    JSON.parse(
      JSON.stringify(
        places.flatMap(({ fields, ...place }) =>
          unpacked(fields, weeksOf(two)).map((receipt) => ({ ...receipt, ...place })),
        ),
      ),
    );

  it.each([
    {},
    { by: 'unit' },
    { by: 'category' },
    { by: 'total' },
    { categories: ['sjuksköterska'] },
    { by: 'category', categories: ['Läkare'] },
  ] as const)('are those that are listed, for %o', async (asked) => {
    const query = { ...two, ...asked };
    const area = { orgId, areaId: 'surgery' };
    expect(made(await packedOfArea(scope(), area, query))).toEqual(listed(await receiptsOfArea(scope(), area, query)));
    const rows = listed(await receiptsOfOrganization(scope(), { orgId }, query));
    expect(rows.length).toBeGreaterThan(1);
    expect(made(await packedOfOrganization(scope(), { orgId }, query))).toEqual(rows);
  });

  it('of a thousand units may be of 64 weeks, listed ones of 16', () => {
    expect([mostPackedWeeks(1_000), mostWeeks(1_000)]).toEqual([64, 16]);
  });
});

it('figures of receipts are answered with at most six decimals', () => {
  const [row] = overview.unitReceipts.answer.parse([
    {
      week: 'v02',
      year: 2026,
      start: day('2026-01-05'),
      demand: 8.522495049,
      budget: null,
      workRateSum: 1 / 3,
      workRateSumWithoutContractors: 0,
      contractorWorkRateSum: 0,
      substituteWorkRateSum: 0,
      workRateSumWhenContractors: null,
      workRateSumWhenSubstitute: null,
      workRateExcludedSum: 0,
      workRateWithoutDemand: 0,
      workRateWithoutBudget: 0,
      diff: -2 / 3,
      diffBudget: null,
      diffBudgetWorkRate: null,
      diffBudgetDemand: null,
      levels: [0, 0, 0, 0, 0, 0],
      workingCount: 0,
      fillInCount: 0,
      contractorCount: 0,
      weekendShiftCount: 0,
      diffWeekendShifts: null,
      nightShiftCount: 0,
      diffNightShifts: null,
      demandDays: 7,
      budgetDays: 0,
    },
  ]);
  expect(row).toMatchObject({ demand: 8.522495, workRateSum: 0.333333, diff: -0.666667 });
});
