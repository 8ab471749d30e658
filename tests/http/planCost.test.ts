import { expect, test } from 'vitest';
import { DemandComparison } from '#shared/model/demand.ts';
import { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { PlaceCost, UnitCost } from '#shared/model/planCost.ts';
import { RemedyList, RemedyPlan } from '#shared/model/remedy.ts';
import { BudgetYear } from '#shared/model/yearCost.ts';
import { addDays } from '#shared/time/day.ts';
import { type Client, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, unitGrant, type Ward } from '../support/ward.ts';
import { readWorkbook } from '../support/workbook.ts';

let ward: Ward;
let superUser: Client;
let reader: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Kronor');
  const organization = { level: 'organization', orgId: ward.orgId, canWrite: true } as const;
  superUser = await api.person('kronor@test.se', 'SuperUser', organization);
  reader = await api.person('reader@test.se', 'User', { ...unitGrant(ward), canWrite: false });
  const made = await api.root.post(`${ward.C}/demands`, { start: monday(0) });
  await api.root.put(`${ward.C}/demands/${made.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  await api.root.post(`${ward.C}/assets`, { name: 'Eva', period: { start: monday(0), workRate: 1 } });
  await api.root.post(`${ward.C}/assets`, {
    name: 'Inhyrd',
    period: { start: monday(0), workRate: 0.5, isContractor: true },
  });
});

const start = monday(1);
const week = `start=${start}&end=${addDays(start, 6)}`;
const years = [Number(start.slice(0, 4)), Number(addDays(start, 370).slice(0, 4))];
const wages = { monthlySalary: 38_000, payrollTax: 50, evening: 25, night: 55, weekend: 65, rental: 900 };
const unitCost = async (by: Client) => UnitCost.parse((await by.get(`${ward.U}/cost?${week}`)).data);
const save = async (rates: object) => {
  const { version } = (await superUser.get(`${ward.O}/rates`)).data;
  const saved = years.map((year) => ({ category: 'Sjuksköterska', year, ...rates }));
  return superUser.put(`${ward.O}/rates`, { rates: saved, version, unlocked: true });
};

const workbookAt = async (path: string) => {
  const answer = await fetch(`${api.server.url}${path}`, {
    headers: { authorization: `Bearer ${superUser.token}` },
  });
  expect(answer.status).toBe(200);
  return readWorkbook(new Uint8Array(await answer.arrayBuffer()));
};

/** The tables of the file with the receipts of a place, for this week and the next. */
const tablesOf = (place: string, query = '') =>
  workbookAt(`${place}/receipts/export?start=${monday(0)}&end=${addDays(start, 6)}&kind=xlsx${query}`);

test('without any rate the cost is null and named, never 0', async () => {
  expect(await tablesOf(ward.U)).not.toHaveProperty('Kostnad');
  const { demand, supply, missing } = await unitCost(superUser);
  expect([demand.total, supply.total]).toEqual([null, null]);
  expect(missing).toContainEqual({ category: 'Sjuksköterska', year: expect.any(Number), field: 'monthlySalary' });
  expect(missing).toContainEqual({ category: 'Sjuksköterska', year: expect.any(Number), field: 'rental' });
  const place = PlaceCost.parse((await superUser.get(`${ward.O}/cost?${week}`)).data);
  expect(place.demand.total).toBeNull();
  expect(place.missing[0]).toMatchObject({ unit: place.units[0]?.name, category: 'Sjuksköterska' });
});

test('contractors cost the hour of a stencil without a rate for them, which the cost and its explanation say', async () => {
  const made = await Promise.all(
    [...new Set(years)].map((year) => superUser.post(`${ward.U}/stencils`, { year, hour: 400, monthlyWorkHours: 165 })),
  );
  const costs = async () => {
    const { categories, missing, supply } = await unitCost(superUser);
    return { ...categories[0]!.parts[0], missing, isKnown: supply.total !== null };
  };
  const atHour = { category: 'Sjuksköterska', field: 'rental', atHour: true };
  expect(await costs()).toMatchObject({ source: 'stencil', rates: { rental: 400 }, missing: [atHour], isKnown: true });
  const place = PlaceCost.parse((await superUser.get(`${ward.O}/cost?${week}`)).data);
  expect(place.missing).toMatchObject([{ ...atHour, unit: place.units[0]?.name }]);
  const { Kostnad: rows } = await tablesOf(ward.U);
  expect(rows![0]).toMatchObject({
    Saknas: expect.stringContaining('kostnad för inhyrda (timkostnaden räknas) för Sjuksköterska'),
  });
  const explained = await superUser.post('/api/overview/explain', {
    report: {
      type: 'assets',
      unitIds: [ward.unitId],
      start,
      end: addDays(start, 6),
      forCat: ['Sjuksköterska'],
      cost: true,
    },
    figure: { unitId: ward.unitId, categoryName: 'Sjuksköterska', field: 'rentalCost' },
  });
  expect(JSON.stringify(explained.body)).toContain('× 400 kr (timkostnad, egen taxa saknas)');

  const after = years[1]!;
  const followUp = PlaceFollowUp.parse((await superUser.get(`${ward.O}/followup/${after}`)).data);
  const atHourAt = { ...atHour, unit: 'Medicinavdelning 33', year: after };
  expect(followUp.missing).toContainEqual(atHourAt);
  expect(followUp.rows.forecast.year.cost).toBeGreaterThan(0);
  const file = await workbookAt(`${ward.A}/followup/${after}/export?kind=xlsx`);
  expect(Object.values(file).flat()).toContainEqual(
    expect.objectContaining({ Kategori: 'Sjuksköterska', Saknas: 'kostnad för inhyrda (timkostnaden räknas)' }),
  );

  const { version } = (await api.root.get(ward.U)).data;
  await api.root.put(ward.U, { overtimeHours: 0, poolServices: 0, version });
  const [line] = RemedyList.parse((await superUser.get(`${ward.O}/remedies`)).data).lines;
  expect(line).toMatchObject({ parts: [{ kind: 'hired' }], cost: expect.any(Number) });
  expect(line!.missing).toContainEqual({ year: expect.any(Number), field: 'rental', atHour: true });
  const { run } = RemedyPlan.parse((await superUser.get(`${ward.C}/remedies?week=${line!.start}`)).data);
  expect(run!.missing).toEqual(expect.arrayContaining(line!.missing));
  expect(RemedyPlan.parse((await reader.get(`${ward.C}/remedies?week=${line!.start}`)).data).run!.missing).toEqual([]);

  for (const { data } of made) {
    const change = { rentalHour: 900, version: data.version };
    expect(await superUser.put(`${ward.U}/stencils/${data.id}`, change)).toMatchObject({ status: 200 });
  }
  expect(await costs()).toMatchObject({ rates: { rental: 900 }, missing: [], isKnown: true });
  for (const { data } of made)
    expect(await superUser.remove(`${ward.U}/stencils/${data.id}`)).toMatchObject({ status: 204 });
});

test('a week costs hours at the hour cost, with inconvenient hours, and contractors as invoiced', async () => {
  expect(await save(wages)).toMatchObject({ status: 200 });
  const { demand, supply, categories, missing } = await unitCost(superUser);
  const [category] = categories;
  const part = category!.parts[0]!;
  expect(missing).toEqual([]);
  expect(part.rates).toMatchObject({ ...wages });
  const hourCost = part.rates!.hourCost!;
  expect(demand.hours).toBeCloseTo(part.demandHours * hourCost, 2);
  expect(demand.ob).toBeCloseTo((part.ob.weekend * 65 + part.ob.night * 55 + part.ob.evening * 25) * 1.5, 2);
  expect(supply.rental).toBeCloseTo(part.contractorHours * 900, 2);
  expect(supply.total).toBeCloseTo(supply.hours! + supply.ob! + supply.rental!, 2);
  for (const at of [`${ward.O}/cost`, `${ward.O}/areas/${ward.areaId}/cost`]) {
    const place = PlaceCost.parse((await superUser.get(`${at}?${week}`)).data);
    expect(place.demand).toEqual(demand);
    expect(place.units).toHaveLength(1);
  }
});

test('who may not change rates sees the cost, and no wage in it', async () => {
  const [full, shown] = [await unitCost(superUser), await unitCost(reader)];
  expect(shown.demand).toEqual(full.demand);
  expect(shown.categories[0]?.parts[0]).toMatchObject({ source: 'rates', rates: null });
  expect((await reader.get(`${ward.O}/cost?${week}`)).status).toBe(403);
  expect((await reader.get(`${ward.U}/cost?start=${start}`)).status).toBe(400);
});

test('a year costs its categories at their rates, and a rate that is missing makes its costs null and is named', async () => {
  const yearOf = async () => BudgetYear.parse((await superUser.get(`${ward.U}/budget/year?year=${years[1]}`)).data);
  const { categories, sum } = await yearOf();
  const [category] = categories;
  expect(category).toMatchObject({ source: 'rates', missing: [] });
  const january = category!.months[0]!;
  expect(january.own.cost).toBeCloseTo(january.service!, 3);
  expect(january.demand.cost).toBeCloseTo(january.demand.services! * january.service! + january.ob!, 1);
  expect(sum.year.demand.cost).toBe(category?.year.demand.cost);

  const path = `${ward.U}/budget/year/export?year=${years[1]}&kind=xlsx`;
  const file = await workbookAt(path);
  const rowAt = (name: string) =>
    file['Kostnad av året']!.find(({ Kategori, Rad, Enhet }) => [Kategori, Rad, Enhet].join(' ') === name);
  expect(rowAt('Sjuksköterska Behov tkr')).toMatchObject({ 'Kostnad enligt': 'Löner', 'Månader i helåret': 12 });
  expect(rowAt('Sjuksköterska Behov tkr')?.Helår).toBeCloseTo(category!.year.demand.cost!, 2);
  expect(rowAt('Planerade kategorier Egen personal tjänster')?.Jan).toBe(1);
  expect(file['Om filen']).toContainEqual({ Uppgift: 'Period', Värde: String(years[1]) });
  expect(file).not.toHaveProperty('Löner som saknas');

  await save({ ...wages, payrollTax: null });
  const incomplete = await workbookAt(path);
  expect(incomplete['Löner som saknas']).toMatchObject([{ Kategori: 'Sjuksköterska', Saknas: 'PO' }]);
  const lacking = await yearOf();
  expect(lacking.categories[0]).toMatchObject({
    missing: [{ year: years[1], field: 'payrollTax' }],
    months: Array(12).fill(expect.objectContaining({ own: { services: 1, cost: null } })),
  });
  expect(lacking.sum.year.own.cost).toBeNull();
});

test('a comparison prices a normal week of the live and the simulated demand at the same rates', async () => {
  await save(wages);
  const made = await superUser.post(`${ward.C}/demands`, { start: monday(2), simulation: true });
  const at = `${ward.C}/demands/${made.data.id}`;
  const more = { ...dayRow(ward.shiftId), sat: '2', satShift: true, wkndStartHour: 7, wkndEndHour: 19 };
  expect(await superUser.put(at, { shiftDemands: [more] })).toMatchObject({ status: 200 });
  const compared = async (by: Client) => DemandComparison.parse((await by.get(`${at}/compare`)).data).cost;
  const [pair] = (await compared(superUser)).pairs;
  const [live, simulated] = [pair!.live, pair!.simulated];
  expect(simulated.cost.total! - live.cost.total!).toBeGreaterThan(0);
  expect(live.parts[0]?.rates?.hourCost).toBe(simulated.parts[0]?.rates?.hourCost);
  expect(simulated.parts[0]?.ob.weekend).toBeGreaterThan(live.parts[0]!.ob.weekend);
  expect((await compared(reader)).pairs[0]).toMatchObject({
    simulated: { cost: simulated.cost, parts: [{ rates: null }] },
  });
  const file = await workbookAt(`${at}/compare/export?kind=xlsx`);
  const week = simulated.cost.total! - live.cost.total!;
  const [row] = file.Kostnad!;
  expect(row).toMatchObject({ Kategori: 'Sjuksköterska', 'Skarpt från': monday(0) });
  expect(row?.['Skillnad, kr/vecka']).toBeCloseTo(week, 2);
  expect(row?.['Skillnad, kr/månad']).toBeCloseTo((week * 52) / 12, 2);
  expect(row?.['Skillnad, kr/år']).toBeCloseTo(week * 52, 2);
  expect(file.Veckor![0]).toMatchObject({ Från: monday(2), Tillgång: 1.5 });
  expect(file['Om filen']).toContainEqual({ Uppgift: 'Kategori', Värde: 'Sjuksköterska' });
  expect((await superUser.get(`${ward.C}/demands/none/compare/export?kind=csv`)).status).toBe(404);

  await save({ ...wages, monthlySalary: null });
  expect((await compared(superUser)).pairs[0]?.live).toMatchObject({
    cost: { total: null },
    missing: [{ category: 'Sjuksköterska', field: 'monthlySalary' }],
  });
});

test('a forecast and a staff report have the cost of their weeks where it is wanted, and so do their files', async () => {
  await save(wages);
  const report = { start, end: addDays(start, 6), unitIds: [ward.unitId], forCat: ['Sjuksköterska'] };
  const { demand, supply } = await unitCost(superUser);
  for (const [path, extra] of [
    ['/api/overview/demand-assets', { forecastType: 'demand/assets' }],
    ['/api/overview/assets/report', {}],
  ] as const) {
    const answer = (await superUser.post(path, { ...report, ...extra, cost: true })).data;
    expect(answer.unitOverviews?.[0]?.cost).toMatchObject({
      demand,
      supply,
      missing: [],
      categories: [{ name: 'Sjuksköterska', demand }],
    });
    const plain = (await superUser.post(path, { ...report, ...extra })).data;
    expect(plain.unitOverviews?.[0]).not.toHaveProperty('cost');
    const type = path.endsWith('report') ? 'assets' : 'prognos';
    const file = { ...report, ...extra, type, forecastType: 'demand/assets', cost: true };
    const exported = await fetch(`${api.server.url}/api/csv-export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${superUser.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(file),
    });
    expect([exported.status, (await exported.text()).includes('Tillgång − behov, kr')]).toEqual([200, true]);
  }
});

test('the file of receipts has what each of its rows costs, week by week', async () => {
  await save(wages);
  const { demand, supply } = await unitCost(superUser);
  for (const [place, query] of [
    [ward.C, ''],
    [ward.U, ''],
    [ward.U, '&by=unit'],
    [`${ward.O}/areas/${ward.areaId}`, '&by=category'],
    [ward.O, '&by=total'],
  ] as const) {
    const { Veckor: weeks, Kostnad: costs } = await tablesOf(place, query);
    expect(costs!.map(({ Avdelning, Kategori, Från }) => [Avdelning, Kategori, Från])).toEqual(
      weeks!.map(({ Avdelning, Kategori, Från }) => [Avdelning, Kategori, Från]),
    );
    const [row] = costs!.filter((one) => one.Från === start);
    expect(row!['Behov, kr']).toBeCloseTo(demand.total!, 0);
    expect(row!['Tillgång, kr']).toBeCloseTo(supply.total!, 0);
    expect(row!.Saknas || '').toBe('');
  }
  await save({ ...wages, rental: null });
  const [, lacking] = (await tablesOf(ward.U)).Kostnad!;
  expect(lacking).toMatchObject({
    'Behov, kr': expect.any(Number),
    Saknas: expect.stringMatching(/^kostnad för inhyrda för Sju/),
  });
  expect(lacking!['Tillgång, kr'] ?? null).toBeNull();
});
