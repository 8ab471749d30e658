import { describe, expect, it } from 'vitest';
import {
  accountKey,
  areaKey,
  followedUpRange,
  logKeys,
  organizationKey,
  organizationsRange,
  planKeys,
  unitRange,
} from '#functions/kernel/store/keys.ts';
import { accountPartitions, commonPartitions } from '#functions/kernel/store/partitions.ts';
import { OutOfReach, type Reach, withinReach } from '#functions/kernel/store/reach.ts';
import { insert, type Table } from '#functions/kernel/store/table.ts';
import { walledTable } from '#functions/kernel/store/walled.ts';
import { withTable } from '../../../support/table.ts';

const mine = organizationKey('org_a');
const foreign = organizationKey('org_b');
const me = accountKey('anna@test.se');
const other = accountKey('bo@test.se');
const beds = planKeys.beds({ orgId: 'org_b', unitId: 'unt_b' });

const world = withTable(async ({ table }) => {
  for (const key of [mine, foreign, me, other, beds]) await table.commit(insert({ ...key, data: { name: key.pk } }));
});

/** The organisations whose own table was asked for, in order. */
const asked: string[] = [];
const walled = (): Table =>
  walledTable(world.table, (orgId) => {
    asked.push(orgId);
    return world.table;
  });

const reach: Reach = {
  orgIds: ['org_a'],
  own: { partitions: accountPartitions('anna@test.se'), use: 'read' },
  reads: [],
  writes: [],
};

const within = <Result>(run: (table: Table) => Promise<Result>, more: Partial<Reach> = {}): Promise<Result> => {
  asked.length = 0;
  return withinReach({ ...reach, ...more }, () => run(walled()));
};

describe('the table within the reach of a request', () => {
  it('gives what belongs to its organisation, through the table of that organisation', async () => {
    expect(await within((table) => table.get(mine))).toMatchObject({ data: { name: 'ORG#org_a' } });
    expect(await within((table) => table.query(unitRange('org_a')))).toEqual([]);
    expect(await within((table) => table.query(followedUpRange('org_a')))).toEqual([]);
    expect(asked).toEqual(['org_a']);
    const added = areaKey('org_a', 'are_a');
    const entry = logKeys('org_a', '2026-01-01T00:00:00.000Z', 'anna@test.se', 'log_1');
    await within((table) => table.commit(insert({ ...added, data: {} }), insert({ ...entry, data: {} })));
    expect(asked).toEqual(['org_a']);
    expect(await world.table.get(added)).toBeDefined();
  });

  it.each<[string, (table: Table) => Promise<unknown>]>([
    ['reading a row', (table) => table.get(foreign)],
    ['reading rows, one of them foreign', (table) => table.getAll([mine, foreign])],
    ['reading a range', (table) => table.query({ pk: beds.pk })],
    ['searching a range', (table) => table.search({ pk: beds.pk, holding: ['x'], limit: 10 })],
    ['reading index 1', (table) => table.query(followedUpRange('org_b'))],
    ['reading the list of organisations', (table) => table.query(organizationsRange)],
    ['reading another account', (table) => table.get(other)],
    ['writing a row', (table) => table.commit(insert({ ...areaKey('org_b', 'are_b'), data: {} }))],
    ['removing a row', (table) => table.commit({ remove: foreign })],
    [
      'requiring a row',
      (table) => table.commit(insert({ ...areaKey('org_a', 'are_c'), data: {} }), { requires: foreign }),
    ],
    ['writing the own account', (table) => table.commit({ remove: me })],
  ])('refuses %s of another organisation, and stores nothing', async (_, use) => {
    await expect(within(use)).rejects.toThrow(OutOfReach);
    for (const key of [mine, foreign, me, other, beds]) expect(await world.table.get(key)).toBeDefined();
    for (const key of [areaKey('org_b', 'are_b'), areaKey('org_a', 'are_c')])
      expect(await world.table.get(key)).toBeUndefined();
  });

  it('is not misled by an id that begins alike, or that holds a part of a key', async () => {
    for (const orgId of ['org', 'org_', 'org_a#', 'org_b#UNIT#unt_b'])
      await expect(within((table) => table.get(foreign), { orgIds: [orgId] })).rejects.toThrow(OutOfReach);
    await expect(within((table) => table.get(organizationKey('org_ab')))).rejects.toThrow(OutOfReach);
  });

  it('names in its refusal the kind of the partition, and no person', async () => {
    await expect(within((table) => table.get(other))).rejects.toThrow(/^a read of USER is outside/);
  });

  it('gives the own account, and what is excepted, by the own credentials of the function', async () => {
    expect(await within((table) => table.get(me))).toBeDefined();
    expect(await within((table) => table.get(other), { reads: [commonPartitions.accounts] })).toBeDefined();
    expect(asked).toEqual([]);
    const both = [{ remove: areaKey('org_a', 'are_x') }, { remove: accountKey('none@test.se') }];
    const writes = [commonPartitions.accounts];
    await expect(within((table) => table.commit(...both), { reads: writes })).rejects.toThrow(OutOfReach);
    await within((table) => table.commit(...both), { writes });
    expect(asked).toEqual([]);
  });

  it('goes through the table of each organisation where several may be read', async () => {
    const rows = await within((table) => table.getAll([mine, foreign, beds]), { orgIds: 'all' });
    expect(rows).toHaveLength(3);
    expect(asked.sort()).toEqual(['org_a', 'org_b']);
  });

  it('does not hold work that is no request', async () => {
    expect(await walled().get(foreign)).toBeDefined();
  });
});
