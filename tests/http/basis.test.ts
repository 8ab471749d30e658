import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileStore, filesBucket } from '#infra/local/files/store.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOfWeek, sundayOf } from '#shared/time/week.ts';
import { type Client, type Json, withApi } from '../support/api.ts';
import { bookOfValues, workbooksOf } from '../support/setUpBook.ts';
import { dayRow, makeWard, monday, organizationGrant, unitGrant, type Ward } from '../support/ward.ts';

const api = withApi();

let count = 0;

const year = new Date().getFullYear() + 1;
const start = mondayOfWeek(year, 1) as Day;
const days = { start: `${year}-01-01`, end: `${year}-12-31` };

interface BudgetedWard extends Ward {
  /** Of the two staff categories: path, and the budget period of next year. */
  readonly nurses: { readonly C: string; readonly period: Json };
  readonly helpers: { readonly C: string; readonly period: Json };
  readonly planner: Client;
}

/** A ward of two categories with demand and staff and a budget of next year, and its planner. */
const budgeted = async (): Promise<BudgetedWard> => {
  const name = `Region Underlag ${++count}`;
  const ward = await makeWard(api, name);
  const period = { start: monday(-60), workingHours: 37, workingMinutes: 0 };
  const { data } = await api.root.post(`${ward.U}/categories`, { name: 'Undersköterska', period });
  const other = `${ward.U}/categories/${data.id}`;
  const demand = await api.root.post(`${ward.C}/demands`, { start: monday(0), base: 'nothing' });
  await api.root.put(`${ward.C}/demands/${demand.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  await api.root.post(`${ward.C}/assets`, { name: 'Anna', period: { start: monday(0) } });
  const budgetOf = async (C: string) => (await api.root.post(`${C}/budget-periods`, { ...days, budget: 10 })).data;
  return {
    ...ward,
    nurses: { C: ward.C, period: await budgetOf(ward.C) },
    helpers: { C: other, period: await budgetOf(other) },
    planner: await api.person(`planner${count}@test.se`, 'User', unitGrant(ward)),
  };
};

const both = ['Sjuksköterska', 'Undersköterska'];

const reportOf = async (client: Client, kind: 'demands' | 'assets', { unitId }: Ward, definition: object = {}) => {
  const body = { start, end: addDays(start, 27), unitIds: [unitId], forCat: both, receipt: true, ...definition };
  const { status, data } = await client.post(`/api/overview/${kind}/report`, body);
  expect(status).toBe(200);
  return data;
};

const at = ({ C, period }: BudgetedWard['nurses']) => `${C}/budget-periods/${period.id}`;
const stored = async (client: Client, { C }: BudgetedWard['nurses']) =>
  (await client.get(`${C}/budget-periods`)).rows[0]!;
const basis = (report: Json) => JSON.stringify(report);

test('a report of demand is linked to the budget periods of all its categories and answered as it was shown', async () => {
  const ward = await budgeted();
  const { planner, nurses, helpers } = ward;
  const report = await reportOf(planner, 'demands', ward);
  const linked = await planner.put(at(nurses), { DemandBasis: basis(report), version: 1 });
  const today = linked.data.demandBasisDate;
  expect(linked).toMatchObject({
    status: 200,
    data: { version: 2, budget: 10, demandBasis: { year, start, end: addDays(start, 27) }, assetBasisDate: null },
  });
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await stored(planner, helpers)).toMatchObject({ version: 2, demandBasisDate: today, demandBasis: { year } });
  for (const one of [nurses, helpers]) expect((await planner.get(`${at(one)}/basis/demand`)).data).toEqual(report);
  expect((await planner.get(`${at(nurses)}/basis/asset`)).status).toBe(404);

  const staff = await reportOf(planner, 'assets', ward, { showTable: true });
  expect((await planner.put(at(helpers), { AssetBasis: basis(staff) })).status).toBe(200);
  expect((await planner.get(`${at(nurses)}/basis/asset`)).data).toEqual(staff);

  await api.root.put(at(nurses), { comment: 'Beslut', reason: 'Beslutets nummer' });
  await planner.post(`${nurses.C}/assets`, { name: 'Bo', period: { start: monday(0) } });
  expect((await planner.get(`${at(nurses)}/basis/asset`)).data).toEqual(staff);
});

test('the period that is linked is closed, and a SuperAdmin corrects and unlinks it for a reason that the log keeps', async () => {
  const ward = await budgeted();
  const { planner, nurses } = ward;
  const report = await reportOf(planner, 'assets', ward);
  // Other fields of the same request are saved with it.
  const body = { AssetBasis: basis(report), budget: 11.5, version: 1 };
  expect(await planner.put(at(nurses), body)).toMatchObject({ status: 200, data: { budget: 11.5 } });
  expect(await planner.put(at(nurses), { budget: 12 })).toMatchObject({
    status: 400,
    body: { error: 'linkedBasis', period: true },
  });
  const refused = (text: string) => ({ error: 'linkedBasis', period: true, message: expect.stringContaining(text) });
  const [askAdacta, openFirst] = [refused('Kontakta Adacta administratör'), refused('Öppna den först med pennan')];
  expect((await planner.remove(at(nurses))).body).toMatchObject(askAdacta);
  expect((await api.root.remove(at(nurses))).body).toMatchObject(openFirst);
  for (const field of [{ comment: 'Beslut' }, { end: `${year}-11-30` }])
    expect((await planner.put(at(nurses), field)).body).toMatchObject({ error: 'linkedBasis' });

  const corrected = { end: `${year}-11-30`, budget: 12 };
  for (const reason of [undefined, '', '  '])
    expect((await api.root.put(at(nurses), { ...corrected, reason })).body).toMatchObject({
      error: 'validation',
      fields: { reason: 'Behöver fyllas i.' },
    });
  expect(await api.root.put(at(nurses), { ...corrected, reason: 'Fel siffra i beslutet' })).toMatchObject({
    status: 200,
    data: { ...corrected, assetBasis: { year } },
  });
  // A new period would shorten one without an end.
  expect((await api.root.put(at(nurses), { end: null, reason: 'Utan slut' })).status).toBe(200);
  const inside = { start: `${year}-06-01`, end: null, budget: 9 };
  expect((await planner.post(`${nurses.C}/budget-periods`, inside)).body).toMatchObject(askAdacta);
  expect((await api.root.post(`${nurses.C}/budget-periods`, inside)).body).toMatchObject(openFirst);
  expect((await api.root.put(at(nurses), { DemandBasis: basis(report), unlink: ['asset'] })).status).toBe(400);
  const unlinked = await api.root.put(at(nurses), { unlink: ['asset'], reason: 'Länkat till fel år' });
  expect(unlinked).toMatchObject({ status: 200, data: { budget: 12, assetBasisDate: null } });
  expect(unlinked.data).not.toHaveProperty('assetBasis');
  expect((await planner.get(`${at(nurses)}/basis/asset`)).status).toBe(404);
  // The other category of the report keeps its link and the stored report.
  expect((await planner.get(`${at(ward.helpers)}/basis/asset`)).status).toBe(200);
  const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}&object=${nurses.period.id}`);
  expect(rows.map(({ after }) => (after as Json)?.correction)).toEqual([
    'Länkat till fel år',
    'Utan slut',
    'Fel siffra i beslutet',
    ...rows.slice(3).map(() => undefined),
  ]);
  expect((await planner.put(at(nurses), { budget: 9 })).status).toBe(200);
});

test('a workbook changes no linked period, and says who may', async () => {
  const ward = await budgeted();
  const { planner, nurses } = ward;
  const report = await reportOf(planner, 'assets', ward);
  expect((await planner.put(at(nurses), { AssetBasis: basis(report) })).status).toBe(200);
  const admin = await api.person(`book${count}@test.se`, 'Admin');
  const row = (services: number) => ['Medicinavdelning 33', 'Sjuksköterska', services, null, days.start, null];
  const outcomeFor = async (root: Client, services: number) =>
    (await workbooksOf({ root, server: api.server }).preview(ward.O, bookOfValues([], [row(services)], [])))[0];
  for (const by of [admin, api.root]) expect(await outcomeFor(by, 10)).toEqual({ outcome: 'unchanged' });
  expect(await outcomeFor(admin, 11)).toMatchObject({ outcome: 'fault', field: 'start', code: 'budgetClosed' });
  expect(await outcomeFor(api.root, 11)).toMatchObject({ outcome: 'fault', field: 'start', code: 'budgetLinked' });
});

test('of two bases stored at once one is linked, and the other is refused', async () => {
  const ward = await budgeted();
  const { planner, nurses, helpers } = ward;
  const report = await reportOf(planner, 'demands', ward);
  const answers = await Promise.all([
    planner.put(at(nurses), { DemandBasis: basis(report), version: 1 }),
    planner.put(at(helpers), { DemandBasis: basis(report), version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body).toMatchObject({
    error: 'basisStored',
    period: true,
    message:
      'Underlag finns redan och kan inte sparas över. Kontakta Adacta administratör om budgetunderlaget behöver justeras.',
  });
  const [one, other] = [await stored(planner, nurses), await stored(planner, helpers)];
  expect(one.demandBasis).toEqual(other.demandBasis);
});

test('only a SuperAdmin overwrites a basis, and with a stale version learns of the conflict', async () => {
  const ward = await budgeted();
  const { planner, nurses, helpers } = ward;
  const superUser = await api.person(`boss${count}@test.se`, 'SuperUser', organizationGrant(ward));
  const admin = await api.person(`admin${count}@test.se`, 'Admin');
  const first = await reportOf(planner, 'assets', ward);
  await planner.put(at(nurses), { AssetBasis: basis(first) });
  const again = await reportOf(planner, 'assets', ward, { end: addDays(start, 6), forCat: ['sjuksköterska'] });
  for (const client of [planner, superUser, admin])
    expect((await client.put(at(nurses), { AssetBasis: basis(again), version: 2 })).body.error).toBe('basisStored');
  expect(await api.root.put(at(nurses), { AssetBasis: basis(again), version: 1 })).toMatchObject({
    status: 409,
    body: { error: 'conflict', current: { version: 2 } },
  });
  expect((await api.root.put(at(nurses), { AssetBasis: basis(again), version: 2 })).status).toBe(200);
  expect((await planner.get(`${at(nurses)}/basis/asset`)).data).toEqual(again);
  // The report was of nurses only: the others keep theirs.
  expect((await planner.get(`${at(helpers)}/basis/asset`)).data).toEqual(first);
});

test('a basis goes when another one replaces it, and with the last category or unit that is linked to it', async () => {
  const ward = await budgeted();
  const { nurses, helpers } = ward;
  const store = fileStore(join(api.server.dataDir, 'files'));
  const kept = async () => (await store.list(filesBucket, `${ward.orgId}/bases/`)).map(({ key }) => key);
  const link = async (definition: object = {}) => {
    const before = await kept();
    const report = await reportOf(api.root, 'assets', ward, definition);
    expect((await api.root.put(at(nurses), { AssetBasis: basis(report) })).status).toBe(200);
    const [added = ''] = (await kept()).filter((key) => !before.includes(key));
    return added;
  };
  const [first, second] = [await link(), await link({ end: addDays(start, 6) })];
  expect(first).toContain(ward.orgId);
  expect(await kept()).toEqual([second]);
  // Of nurses only: the helpers stay linked to the second one.
  const third = await link({ forCat: ['sjuksköterska'] });
  expect((await kept()).sort()).toEqual([second, third].sort());
  const name = encodeURIComponent('Undersköterska');
  expect((await api.root.remove(`${helpers.C}?confirm=${name}`)).status).toBe(204);
  expect(await kept()).toEqual([third]);
  expect((await api.root.remove(`${ward.U}?confirm=${encodeURIComponent('Medicinavdelning 33')}`)).status).toBe(204);
  expect(await kept()).toEqual([]);
});

test('a report whose data was changed after it was shown, or on the way, is refused and nothing is stored', async () => {
  const ward = await budgeted();
  const { planner, nurses, helpers } = ward;
  const report = await reportOf(planner, 'assets', ward);
  await planner.post(`${nurses.C}/assets`, { name: 'Bo', period: { start: monday(0) } });
  expect(await planner.put(at(nurses), { AssetBasis: basis(report) })).toMatchObject({
    status: 400,
    body: { error: 'basisChanged' },
  });
  const current = await reportOf(planner, 'assets', ward);
  const forged = { ...current, unitOverviews: [{ ...current.unitOverviews?.[0], budgetHours: 9999 }] };
  expect((await planner.put(at(nurses), { AssetBasis: JSON.stringify(forged) })).body.error).toBe('basisChanged');
  expect([await stored(planner, nurses), await stored(planner, helpers)]).toEqual([nurses.period, helpers.period]);
});

test('a category without a budget period of the year keeps the basis from all of them, and the year is named', async () => {
  const ward = await budgeted();
  const { planner, nurses, helpers } = ward;
  await api.root.remove(at(helpers));
  const report = await reportOf(planner, 'demands', ward);
  expect(await planner.put(at(nurses), { DemandBasis: basis(report) })).toMatchObject({
    status: 400,
    body: { fields: { DemandBasis: `Ingen matchande budgetperiod hittas för ${year}` } },
  });
  expect(await stored(planner, nurses)).toEqual(nurses.period);
});

test('a report of another unit, category, period or form is refused', async () => {
  const [ward, other] = [await budgeted(), await budgeted()];
  const { planner, nurses } = ward;
  const foreign = await reportOf(other.planner, 'assets', other);
  const helpersOnly = await reportOf(planner, 'assets', ward, { forCat: ['Undersköterska'] });
  const early = await reportOf(planner, 'assets', ward);
  const last = await api.root.post(`${nurses.C}/budget-periods`, {
    start: `${year + 1}-01-01`,
    end: `${year + 1}-12-31`,
    budget: 3,
  });
  const late = `${nurses.C}/budget-periods/${last.data.id}`;
  for (const [path, report] of [
    [at(nurses), foreign],
    [at(nurses), helpersOnly],
    [late, early],
  ] as const)
    expect(await planner.put(path, { AssetBasis: basis(report) })).toMatchObject({
      status: 400,
      body: { faults: { AssetBasis: { code: 'basisOther' } } },
    });
  for (const text of ['', '{}', 'null', '[]', basis(await reportOf(planner, 'demands', ward))])
    expect(await planner.put(at(nurses), { AssetBasis: text })).toMatchObject({
      status: 400,
      body: { faults: { AssetBasis: { code: 'basisText' } } },
    });
  const two = { AssetBasis: basis(early), DemandBasis: basis(await reportOf(planner, 'demands', ward)) };
  expect((await planner.put(at(nurses), two)).status).toBe(400);
  expect(await stored(planner, nurses)).toEqual(nurses.period);
});

test('a basis is linked up to ten weeks after the start of the budget period, by a SuperAdmin later too', async () => {
  const ward = await budgeted();
  const { nurses } = ward;
  const superUser = await api.person(`late${count}@test.se`, 'SuperUser', organizationGrant(ward));
  const past = monday(-11);
  const made = await api.root.post(`${nurses.C}/budget-periods`, { start: past, end: sundayOf(past), budget: 8 });
  const path = `${nurses.C}/budget-periods/${made.data.id}`;
  const report = await reportOf(superUser, 'assets', ward, {
    start: past,
    end: sundayOf(past),
    forCat: ['Sjuksköterska'],
  });
  expect(await superUser.put(path, { AssetBasis: basis(report) })).toMatchObject({
    status: 400,
    body: { error: 'basisLate', period: true },
  });
  expect((await api.root.put(path, { AssetBasis: basis(report) })).status).toBe(200);
});

test('a reader sees a basis and stores none; others get 404', async () => {
  const ward = await budgeted();
  const { planner, nurses, orgId, areaId } = ward;
  const reader = await api.person(`reader${count}@test.se`, 'User', { level: 'area', orgId, areaId, canWrite: false });
  const { planner: stranger } = await budgeted();
  const report = await reportOf(reader, 'demands', ward);
  expect((await reader.put(at(nurses), { DemandBasis: basis(report) })).status).toBe(403);
  expect((await stranger.put(at(nurses), { DemandBasis: basis(report) })).status).toBe(404);
  await planner.put(at(nurses), { DemandBasis: basis(report) });
  expect((await reader.get(`${at(nurses)}/basis/demand`)).data).toEqual(report);
  expect((await stranger.get(`${at(nurses)}/basis/demand`)).status).toBe(404);
  expect((await planner.get(`${nurses.C}/budget-periods/bud_x/basis/demand`)).status).toBe(404);
});

test('the log names the period, the year and the days of a linked basis, for each category', async () => {
  const ward = await budgeted();
  const { planner, nurses, orgId } = ward;
  await planner.put(at(nurses), { DemandBasis: basis(await reportOf(planner, 'demands', ward)) });
  const { rows } = await api.root.get(`/api/log?orgId=${orgId}&object=budgetPeriod`);
  const entries = rows.filter(({ action }) => String(action) === 'update');
  expect(entries).toHaveLength(2);
  for (const entry of entries)
    expect(entry.after).toMatchObject({ demandBasis: { year, start, end: addDays(start, 27) } });
  expect(new Set(entries.map(({ path }) => path?.categoryId)).size).toBe(2);
});
