import { expect, test } from 'vitest';
import { RemedyList, RemedyPlan } from '#shared/model/remedy.ts';
import { type Client, withApi } from '../support/api.ts';
import { nurseUnit, type ShortRegion, shortRegion } from '../support/shortage.ts';
import { monday, organizationGrant, unitGrant } from '../support/ward.ts';

let region: ShortRegion;
let superUser: Client;
let reader: Client;
let planner: Client;
const api = withApi(async (api) => {
  region = await shortRegion(api, 'Region Brist');
  superUser = await api.person('superuser@brist.se', 'SuperUser', organizationGrant(region));
  reader = await api.person('reader@brist.se', 'User', { ...organizationGrant(region), canWrite: false });
  planner = await api.person('planner@brist.se', 'User', unitGrant(region.short), {
    ...unitGrant(region.near),
    canWrite: false,
  });
});

const listFor = async (client: Client, path: string) => RemedyList.parse((await client.get(`${path}/remedies`)).data);
const planFor = async (client: Client, week = monday(5)) =>
  RemedyPlan.parse((await client.get(`${region.C}/remedies?week=${week}`)).data);

test('the organisation, the area and the unit list the run of weeks that are short, why, and what closes it at which cost', async () => {
  const list = await listFor(superUser, region.O);
  expect(list).toMatchObject({
    count: 1,
    lines: [
      {
        unitId: region.unitId,
        unitName: 'Medicinavdelning 33',
        categoryName: 'Sjuksköterska',
        start: monday(4),
        weeks: 4,
        worst: { start: monday(4), diff: -2.25 },
        mean: -2,
        weight: 8,
        left: 0,
        causes: { away: [{ kind: 'vacation', people: 1, services: 1 }], ended: { people: 0 }, daysOff: [], rise: null },
        parts: [
          { kind: 'moreTime', services: 0.15 },
          { kind: 'loan', unitName: 'Dialysenheten', services: 1 },
          { kind: 'loan', unitName: 'Kirurgavdelning 41', services: 0.5 },
          { kind: 'substitute', services: 0.6 },
        ],
      },
    ],
  });
  const [line] = list.lines;
  expect(line!.meanLeft).toBeCloseTo((4 * 0.15 + 3 * 1.5 + 1.1 + 4 * 0.6 - 8) / 4, 9);
  // 38.25 hours at 38,000 kronor × 1.5, and the weekend's 33 of 153 hours with 65 kronor × 1.5.
  const price = (38_000 * 12 * 1.5) / 52 + (33 * 65 * 1.5) / 4;
  const loans = 3 * 1.5 + 1.1;
  expect(line!.lent).toBeCloseTo(loans * price, 2);
  expect(line!.cost).toBeCloseTo((4 * 0.15 + loans + 4 * 0.6) * price, 2);
  expect(await listFor(superUser, region.A)).toEqual(list);
  expect(await listFor(superUser, region.U)).toEqual(list);
  expect(await listFor(superUser, region.near.U)).toEqual({ count: 0, lines: [], lacksDemand: true });
  expect(await listFor(superUser, region.far.A)).toEqual({ count: 0, lines: [], lacksDemand: true });
});

test('who may not write the unit sees no cost, and a loan that somebody else grants is a question', async () => {
  const [line] = (await listFor(reader, region.O)).lines;
  expect(line).not.toHaveProperty('cost');
  expect(line!.parts).toEqual([
    { kind: 'moreTime', services: 0.15 },
    { kind: 'overtime', services: 0.05 },
    { kind: 'substitute', services: 2.05 },
  ]);
  expect((await planFor(reader)).run).not.toHaveProperty('prices');

  const loans = (await planFor(planner)).run!.measures.filter(({ kind }) => kind === 'loan');
  expect(loans).toMatchObject([{ isProposed: false, lender: { unitName: 'Dialysenheten', canWrite: false } }]);
  for (const path of [region.O, region.A, region.far.A])
    expect(await planner.get(`${path}/remedies`)).toMatchObject({ status: 403 });
  expect(await planner.get(`${region.far.C}/remedies?week=${monday(5)}`)).toMatchObject({ status: 403 });
});

test('a run has the weeks around it, the people who explain it, and every measure with its limit', async () => {
  const { run, weeks } = await planFor(superUser);
  expect(weeks.map(({ start, diff }) => [start, diff])).toEqual([
    [monday(2), null],
    [monday(3), null],
    [monday(4), -2.25],
    [monday(5), -2.25],
    [monday(6), -2.25],
    [monday(7), -1.25],
    [monday(8), null],
    [monday(9), null],
    [monday(10), null],
  ]);
  expect(run).toMatchObject({ start: monday(4), weeks: 4, missing: [], locked: 0, lentOut: [] });
  expect(run!.people).toMatchObject([{ name: 'Cia', kind: 'away', absence: 'vacation', rate: 1, isLocked: false }]);
  expect(run!.measures.map(({ kind, limit, first, end }) => [kind, limit, first, end])).toEqual([
    ['moreTime', 0.15, 0, 4],
    ['loan', 1, 0, 4],
    ['loan', 0.5, 0, 4],
    ['move', 1, 0, 1],
    ['move', 1, 1, 2],
    ['move', 1, 2, 3],
    ['overtime', 0.05, 0, 4],
    ['substitute', 2.25, 0, 4],
    ['hired', 2.25, 0, 4],
  ]);
  expect(run!.measures[0]!.spare).toEqual([0.15, 0.15, 0.15, 0.15]);
  expect(run!.measures[1]!.lender).toMatchObject({ isSameArea: true, surplus: [1, 1, 1, 1] });
});

test('limits of the unit bound the pool, overtime and the contract, and what they leave is said', async () => {
  const { version } = (await api.root.get(region.U)).data;
  const limits = { overtimeHours: 8, poolServices: 0.25, hiredServices: 0 };
  await api.root.put(region.U, { ...limits, version });
  const [line] = (await listFor(superUser, region.U)).lines;
  expect(line!.parts.slice(3)).toEqual([
    { kind: 'overtime', services: 0.2 },
    { kind: 'substitute', services: 0.25 },
  ]);
  expect(line!.left).toBeCloseTo(0.15, 6);
  await api.root.put(region.U, { overtimeHours: 2, poolServices: null, hiredServices: null });
});

test('a surplus is proposed once, to the heaviest run', async () => {
  const other = await nurseUnit(api, region, 'Hjärtavdelning 32', 1, 1, 0.5);
  const { lines } = await listFor(superUser, region.O);
  expect(lines.map(({ unitName, weight }) => [unitName, weight])).toEqual([
    ['Medicinavdelning 33', 8],
    ['Hjärtavdelning 32', 6],
  ]);
  expect(lines[1]!.parts.map(({ kind }) => kind)).not.toContain('loan');
  const { run } = RemedyPlan.parse((await superUser.get(`${other.C}/remedies?week=${monday(4)}`)).data);
  expect(run!.lentOut).toEqual([
    { unitName: 'Kirurgavdelning 41', to: 'Medicinavdelning 33' },
    { unitName: 'Dialysenheten', to: 'Medicinavdelning 33' },
  ]);
  expect((await listFor(superUser, other.U)).lines).toEqual(lines.slice(1));
});

test('a week that is not short any more has no run, and a day that is no Monday is refused', async () => {
  expect((await planFor(superUser, monday(20))).run).toBeNull();
  expect(await superUser.get(`${region.C}/remedies?week=2026-11-24`)).toMatchObject({
    status: 400,
    body: { fields: { week: expect.any(String) } },
  });
  expect(await superUser.get(`${region.U}/categories/cat_none/remedies?week=${monday(4)}`)).toMatchObject({
    status: 404,
  });
});

test('net of expected absence runs are heavier and lenders have less over, where the reader chose net', async () => {
  const other = await shortRegion(api, 'Region Netto');
  const all = (percent: number) => Array<number>(12).fill(percent);
  const categories = [{ name: 'Sjuksköterska', sick: all(10), child: all(0), other: all(0) }];
  expect(await api.root.put(`${other.O}/absence`, { on: true, categories, version: 0 })).toMatchObject({ status: 200 });
  const listOf = async (figures: string) =>
    RemedyList.parse((await api.root.get(`${other.U}/remedies?figures=${figures}`)).data).lines[0]!;
  const [gross, net] = [await listOf('gross'), await listOf('net')];
  expect(gross).toMatchObject({ worst: { diff: -2.25 }, weight: 8 });
  expect(gross.parts.filter(({ kind }) => kind === 'loan')).toMatchObject([{ services: 1 }, { services: 0.5 }]);
  // 0.9 × 1.75 and 0.9 × 2.75 of 4, and 0.9 × 5 of 4; of 0.9 × 4.5 only 0.05 would be over.
  expect(net.worst.diff).toBeCloseTo(-2.425, 6);
  expect(net.weight).toBeCloseTo(3 * 2.425 + 1.525, 6);
  expect(net.parts.filter(({ kind }) => kind === 'loan')).toMatchObject([{ unitName: 'Dialysenheten', services: 0.5 }]);
  const { data } = await api.root.get(`${other.C}/remedies?figures=net&week=${monday(4)}`);
  const loan = RemedyPlan.parse(data).run!.measures.find(({ kind }) => kind === 'loan');
  expect(loan!.lender!.surplus).toEqual([0.5, 0.5, 0.5, 0.5]);
});
