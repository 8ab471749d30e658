import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { keptWeeksKey, planVersionRange, unitPartition } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { withApi } from '../support/api.ts';
import { freshMap, keptOf, shownMap, withSettling } from '../support/keptMap.ts';
import { makeWard, type Ward } from '../support/ward.ts';
import { staffWrites } from '../support/writes/staff.ts';

const employee = staffWrites['an employee']!;

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Sparad');
  await employee(api.root, ward, 1);
});
const settled = withSettling();

describe('kept weeks that do not fit', () => {
  test('a kept row that is damaged, cut, of other rules or of another unit is made anew and never shown', async () => {
    const other = await makeWard(api, 'Region Skadad');
    await employee(api.root, other, 3);
    settled();
    const now = await freshMap(other);
    expect(await shownMap(api, other)).toEqual(now);
    const rows = await keptOf(other);
    expect(rows.length).toBeGreaterThan(1);
    await shownMap(api, ward);
    const [foreign] = await keptOf(ward);
    expect(foreign).toBeDefined();
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
      expect(await shownMap(api, other)).toEqual(now);
      expect(logged.mock.calls.join()).toContain('kept weeks are damaged');
      expect(await keptOf(other)).toEqual(rows);
    }
    for (const change of [{ rules: 'others' }, { plan: 'others' }]) {
      for (const row of rows)
        await theTable().commit({ put: { ...row, data: { ...row.data, ...change, weeks: foreign?.data.weeks } } });
      logged.mockClear();
      expect(await shownMap(api, other)).toEqual(now);
      // Weeks of an earlier version are no fault.
      expect(logged.mock.calls.join()).not.toContain('kept weeks are damaged');
      expect(await keptOf(other)).toEqual(rows);
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
    expect(await shownMap(api, other)).toEqual(now);
    expect(logged.mock.calls.join()).toContain('kept weeks cannot be read');
    expect(await keptOf(other)).toEqual(rows);
  });

  test('weeks go with their unit, and are not kept of a version that is new or lies ahead of the clock', async () => {
    // The clock stands: how long the ward takes to make says nothing.
    const at = Date.now();
    const clock = vi.mocked(Date.now).mockReturnValue(at);
    const other = await makeWard(api, 'Region Ny');
    await shownMap(api, other);
    expect(await keptOf(other)).toEqual([]);
    clock.mockReturnValue(at - 3_600_000);
    await shownMap(api, other);
    expect(await keptOf(other)).toEqual([]);
    clock.mockReturnValue(at + 1_000);
    await shownMap(api, other);
    expect((await keptOf(other)).length).toBeGreaterThan(1);
    expect((await api.root.remove(other.U)).status).toBe(204);
    expect(await keptOf(other)).toEqual([]);
    expect(await theTable().query({ pk: unitPartition(other) })).toEqual([]);
    expect(await theTable().query(planVersionRange(other.orgId))).toEqual([]);
  });

  test('kept weeks of a backup, older than the plans, and those of a removed unit are never shown', async () => {
    const other = await makeWard(api, 'Region Äldre');
    await employee(api.root, other, 3);
    settled();
    const before = await shownMap(api, other);
    const older = await keptOf(other);
    expect(older.length).toBeGreaterThan(1);
    await employee(api.root, other, 4);
    settled();
    const now = await freshMap(other);
    expect(now).not.toEqual(before);
    for (const put of older) await theTable().commit({ put });
    expect(await shownMap(api, other)).toEqual(now);
    const newer = await keptOf(other);
    expect(newer).not.toEqual(older);

    const named = { name: 'Medicinavdelning 33', shortName: 'MED 33' };
    expect((await api.root.remove(`${other.U}?confirm=${encodeURIComponent(named.name)}`)).status).toBe(204);
    const { data: unit } = await api.root.post(`${other.A}/units`, named);
    const heir = { ...other, unitId: String(unit.id), U: `${other.A}/units/${unit.id}` };
    for (const put of newer) await theTable().commit({ put });
    // As they would stand in the place of those of the new unit.
    for (const { sk, ...row } of newer) await theTable().commit({ put: { ...row, ...keptWeeksKey(heir, Number(sk)) } });
    settled();
    expect(await shownMap(api, other)).toEqual(await freshMap(other));
    expect(await keptOf(heir)).not.toEqual([]);
  });

  test('after plans of a restored backup, older than the kept weeks, the map is what these plans give', async () => {
    const other = await makeWard(api, 'Region Åter');
    await employee(api.root, other, 3);
    settled();
    const table = theTable();
    const [plan, version] = await Promise.all([
      table.query({ pk: unitPartition(other) }),
      table.query(planVersionRange(other.orgId)),
    ]);
    const before = await shownMap(api, other);
    await employee(api.root, other, 4);
    settled();
    expect(await shownMap(api, other)).not.toEqual(before);
    for (const row of await table.query({ pk: unitPartition(other) }))
      await table.commit({ remove: { pk: row.pk, sk: row.sk } });
    for (const row of plan) await table.commit({ put: row });
    for (const row of version) await table.commit({ put: row });
    expect(await shownMap(api, other)).toEqual(before);
    // Another change from there on must not meet the weeks that were kept before the backup was restored.
    await employee(api.root, other, 7);
    settled();
    expect(await shownMap(api, other)).toEqual(await freshMap(other));
  });
});
