import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOrganization } from '#functions/core/places/repository.ts';
import { unitsOfOrganization } from '#functions/core/places/units.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { keptWeeksRange, planVersionRange, unitPartition } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { inPlans } from '#functions/overview/repository.ts';
import { rowsOfUnits, unitReceiptsOf } from '#functions/overview/rows.ts';
import { PlacedReceipt } from '#shared/model/receipt.ts';
import { todayInStockholm } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { type Client, type Json, withApi } from '../support/api.ts';
import { importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { dayRow, makeWard, monday, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
let writers: readonly Client[];
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Sparad');
  writers = [
    api.root,
    await api.person('andra@test.se', 'SuperAdmin'),
    await api.person('tredje@test.se', 'SuperAdmin'),
  ];
});

// Weeks of a version are kept once it has settled: here at once.
let later = 0;
const settled = () => {
  later += 1_000;
};
beforeEach(() => {
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const range = { start: monday(-40), end: sunday(40) };
const groupings = ['unit', 'category'] as const;

/** The map by HTTP, in each of its groupings. */
const shown = async (ward: Ward) => {
  const answers = [];
  for (const by of groupings) {
    const { status, rows } = await api.root.get(`${ward.O}/receipts?start=${range.start}&end=${range.end}&by=${by}`);
    answers.push([status, rows]);
  }
  return answers;
};

/** The same, computed from what is stored. */
const fresh = async ({ orgId }: Ward) => {
  const table = theTable();
  const { data: org } = await loadOrganization(table, { orgId });
  const units = await inPlans(
    { table, today: todayInStockholm(new Date()) },
    org,
    await unitsOfOrganization(table, orgId),
    (planned) => unitReceiptsOf(planned, weeksOf(range), () => true),
  );
  const answers = [];
  for (const by of groupings) {
    const rows = await rowsOfUnits(units, { ...range, by });
    answers.push([200, JSON.parse(JSON.stringify(rows.map((row) => PlacedReceipt.parse(row))))]);
  }
  return answers;
};

const kept = (ward: Ward) => theTable().query<{ plan: string; rules: string; weeks: string }>(keptWeeksRange(ward));

let names = 0;
const name = (): string => `N ${++names}`;
const pick = (rows: readonly Json[], seed: number): Json => rows[seed % rows.length] ?? ({ id: 'none_1' } as never);

type Kind = (by: Client, ward: Ward, seed: number) => Promise<{ readonly status: number }>;

const anImport = async (by: Client, ward: Ward, rate: string): Promise<{ status: number; data: Json; U: string }> => {
  const unit = await importUnit({ root: by }, ward);
  const row = `${unit.identifier};1;Ekström, Malin;Sjuksköterska;${rate};${monday(1).replaceAll('-', '')};;N`;
  const { data } = await previewFile({ root: by }, unit.U, 'personnel', personnelFile(row));
  return { ...(await by.post(`${unit.U}/importheromapersonnel`, { fileId: data.fileId })), U: unit.U };
};

/** A part of a list at the path: `seed` chooses which. */
const one = async (by: Client, path: string, seed: number) => {
  const { id, version } = pick((await by.get(path)).rows, seed);
  return { at: `${path}/${id}`, id, version };
};

/** Every kind of write that receipts could depend on; each returns the answer to the write. */
const kinds: Readonly<Record<string, Kind>> = {
  'an employee': (by, { C }, seed) =>
    by.post(`${C}/assets`, {
      name: name(),
      period: { start: monday(seed % 9), workRate: 0.75, level: (seed % 5) + 1 },
    }),
  'a period of an employee': async (by, { C }, seed) => {
    const { at } = await one(by, `${C}/assets`, seed);
    return by.post(`${at}/periods?split=true`, {
      start: monday(seed % 30),
      end: sunday((seed % 30) + 2),
      workRate: 0.5,
    });
  },
  'a period of several employees': async (by, { C }, seed) => {
    const { id } = await one(by, `${C}/assets`, seed);
    return by.post(`${C}/assets/periods`, {
      assetIds: [id],
      period: { start: monday(30 + (seed % 9)), workRate: 0.25 },
    });
  },
  'a demand period': (by, { C }, seed) => by.post(`${C}/demands`, { start: monday(seed % 20), end: sunday(seed % 20) }),
  'rows of demand': async (by, { C, shiftId }, seed) => {
    const { at } = await one(by, `${C}/demands`, seed);
    return by.put(at, { shiftDemands: [dayRow(shiftId, { mon: String(seed % 7) })] });
  },
  'a simulation': (by, { C }, seed) =>
    by.post(`${C}/demands`, { start: monday(seed % 20), end: sunday((seed % 20) + 1), simulation: true }),
  'a promoted simulation': async (by, { C }) => {
    const simulated = (await by.get(`${C}/demands`)).rows.find(({ simulation }) => Boolean(simulation));
    return by.post(`${C}/demands/${simulated?.id ?? 'none_1'}/promote`);
  },
  beds: (by, { U }, seed) => by.post(`${U}/beds`, { start: monday(seed % 30), beds: (seed % 20) + 1 }),
  'a budget': (by, { C }, seed) => by.post(`${C}/budget-periods`, { start: monday(seed % 30), budget: 5 + (seed % 7) }),
  'a changed budget': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/budget-periods`, seed);
    return by.put(at, { budget: seed % 9, version });
  },
  'budget hours': (by, { U }, seed) => by.post(`${U}/budget-hours`, { start: monday(seed % 30), budget: 100 }),
  'a stencil': (by, { U }) => by.post(`${U}/stencils`, { year: 2026 + ++names, hour: 400 }),
  'a category': (by, { U }) =>
    by.post(`${U}/categories`, { name: name(), period: { start: monday(-60), workingHours: 37, workingMinutes: 0 } }),
  'the name of a category': (by, { C }) => by.put(C, { name: name() }),
  'the order of categories': async (by, { U }) => {
    const { rows } = await by.get(`${U}/categories`);
    return by.put(`${U}/categories/order`, { ids: rows.map(({ id }) => id).toReversed() });
  },
  'a full-time week': (by, { C }, seed) =>
    by.post(`${C}/period`, { start: monday(seed % 30), workingHours: 34, workingMinutes: seed % 60 }),
  'a shift': (by, { C }) => by.post(`${C}/shift`, { name: name(), period: { start: monday(-60) } }),
  'a period of a shift': (by, { C, shiftId }, seed) =>
    by.post(`${C}/shift/${shiftId}/period`, { start: monday(seed % 30), isNightShift: seed % 2 === 0 }),
  'days off of the unit': (by, { U }, seed) => by.put(U, { redDay: ['saturday', 'sunday', 'weekday'][seed % 3] }),
  'days off of the organisation': (by, { O }, seed) => by.put(O, { eve: ['sunday', 'saturday', 'weekday'][seed % 3] }),
  'the name of the unit': (by, { U }) => by.put(U, { name: name() }),
  'a plan period': (by, { C }, seed) => by.post(`${C}/schemas`, { start: monday(seed), end: sunday(seed) }),
  'an activity': (by, { U }) => by.post(`${U}/activity`, { name: name(), type: 'Other', start: 2026 }),
  'a copied unit': (by, { A, unitId }) =>
    by.post(`${A}/units/copies`, {
      name: name(),
      shortName: 'K',
      fromUnitId: unitId,
      start: monday(4),
      demandOn: monday(0),
      parts: ['categories', 'shifts', 'demand', 'beds', 'budget'],
    }),
  'an import': (by, ward) => anImport(by, ward, '75,00'),
  'an import taken back': async (by, ward) => {
    const { data, U } = await anImport(by, ward, '50,00');
    return by.post(`${U}/heromaimports/${data.id}/undo`);
  },
  'a removed employee': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/assets`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a removed demand period': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/demands`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a removed category': async (by, { U, categoryId }, seed) => {
    const others = (await by.get(`${U}/categories`)).rows.filter(({ id }) => String(id) !== categoryId);
    const { id } = pick(others, seed);
    return by.remove(`${U}/categories/${id}`);
  },
  'a removed unit': async (by, { A, unitId }) => {
    const other = (await by.get(`${A}/units`)).rows.find(({ id }) => String(id) !== unitId);
    return by.remove(`${A}/units/${other?.id ?? 'none_1'}?confirm=${encodeURIComponent(String(other?.name ?? ''))}`);
  },
};

describe('kept weeks', () => {
  test('after a write of any kind the map is what the stored plans give', async () => {
    for (const [seed, [kind, write]] of Object.entries(kinds).entries()) {
      const { status } = await write(api.root, ward, seed);
      expect([kind, status < 300 ? 'stored' : status]).toEqual([kind, 'stored']);
      settled();
      const now = await fresh(ward);
      expect(await shown(ward), `${kind}, made`).toEqual(now);
      expect(await shown(ward), `${kind}, kept`).toEqual(now);
    }
    expect((await kept(ward)).length).toBeGreaterThan(1);
  }, 120_000);

  test('after any writes of several at once it is too, also where somebody looks meanwhile', async () => {
    const write = fc.record({
      kind: fc.constantFrom(...Object.keys(kinds)),
      by: fc.nat({ max: 2 }),
      seed: fc.nat({ max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(write, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
        async (rounds) => {
          for (const round of rounds) {
            const looks = [shown(ward), shown(ward)];
            const answers = await Promise.all(
              round.map(({ kind, by, seed }) => kinds[kind]!(writers[by]!, ward, seed)),
            );
            for (const { status } of answers) expect(status).toBeLessThan(500);
            await Promise.all(looks);
            const now = await fresh(ward);
            // As it is while the versions are new, then made and kept, then kept.
            for (let look = 0; look < 3; look++) {
              expect(await shown(ward)).toEqual(now);
              settled();
            }
          }
        },
      ),
      { numRuns: 3 },
    );
  }, 240_000);

  test('a kept row that is damaged, cut, of other rules or of another unit is made anew and never shown', async () => {
    const other = await makeWard(api, 'Region Skadad');
    await kinds['an employee']!(api.root, other, 3);
    settled();
    const now = await fresh(other);
    expect(await shown(other)).toEqual(now);
    const rows = await kept(other);
    expect(rows.length).toBeGreaterThan(1);
    const [foreign] = await kept(ward);
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const damages: readonly ((row: (typeof rows)[number]) => unknown)[] = [
      ({ data }) => ({ ...data, weeks: data.weeks.slice(0, data.weeks.length / 2) }),
      ({ data }) => ({ ...data, weeks: `${data.weeks.slice(0, 40)}AAAA${data.weeks.slice(44)}` }),
      ({ data }) => ({ ...data, weeks: foreign?.data.weeks }),
      ({ data }) => ({ plan: data.plan, rules: data.rules }),
      () => null,
      () => 'x',
    ];
    for (const damage of damages) {
      for (const row of rows) await theTable().commit({ put: { ...row, data: damage(row) } });
      logged.mockClear();
      expect(await shown(other)).toEqual(now);
      expect(logged.mock.calls.join()).toContain('kept weeks are damaged');
      expect(await kept(other)).toEqual(rows);
    }
    for (const change of [{ rules: 'others' }, { plan: 'others' }]) {
      for (const row of rows)
        await theTable().commit({ put: { ...row, data: { ...row.data, ...change, weeks: foreign?.data.weeks } } });
      expect(await shown(other)).toEqual(now);
      expect(await kept(other)).toEqual(rows);
    }
    // What is no JSON at all.
    const client = new DynamoDBClient();
    for (const { pk, sk } of rows)
      await client.send(
        new PutItemCommand({
          TableName: setting('TABLE_NAME'),
          Item: { pk: { S: pk }, sk: { S: sk }, version: { N: '1' }, data: { S: '{"plan":"' } },
        }),
      );
    client.destroy();
    logged.mockClear();
    expect(await shown(other)).toEqual(now);
    expect(logged.mock.calls.join()).toContain('kept weeks cannot be read');
    expect(await kept(other)).toEqual(rows);
  });

  test('weeks go with their unit, and are not kept of a version that is new or lies ahead of the clock', async () => {
    // The clock stands: how long the ward takes to make says nothing.
    const at = Date.now();
    const clock = vi.mocked(Date.now).mockReturnValue(at);
    const other = await makeWard(api, 'Region Ny');
    await shown(other);
    expect(await kept(other)).toEqual([]);
    clock.mockReturnValue(at - 3_600_000);
    await shown(other);
    expect(await kept(other)).toEqual([]);
    clock.mockReturnValue(at + 1_000);
    await shown(other);
    expect((await kept(other)).length).toBeGreaterThan(1);
    expect((await api.root.remove(other.U)).status).toBe(204);
    expect(await kept(other)).toEqual([]);
    expect(await theTable().query({ pk: unitPartition(other) })).toEqual([]);
    expect(await theTable().query(planVersionRange(other.orgId))).toEqual([]);
  });

  test('after plans of a restored backup, older than the kept weeks, the map is what these plans give', async () => {
    const other = await makeWard(api, 'Region Åter');
    await kinds['an employee']!(api.root, other, 3);
    settled();
    const table = theTable();
    const [plan, version] = await Promise.all([
      table.query({ pk: unitPartition(other) }),
      table.query(planVersionRange(other.orgId)),
    ]);
    const before = await shown(other);
    await kinds['an employee']!(api.root, other, 4);
    settled();
    expect(await shown(other)).not.toEqual(before);
    for (const row of await table.query({ pk: unitPartition(other) }))
      await table.commit({ remove: { pk: row.pk, sk: row.sk } });
    for (const row of plan) await table.commit({ put: row });
    for (const row of version) await table.commit({ put: row });
    expect(await shown(other)).toEqual(before);
    // Another change from there on must not meet the weeks that were kept before the backup was restored.
    await kinds['an employee']!(api.root, other, 7);
    settled();
    expect(await shown(other)).toEqual(await fresh(other));
  });
});
