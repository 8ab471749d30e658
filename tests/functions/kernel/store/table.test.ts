import { beforeAll, describe, expect, test } from 'vitest';
import { Conflict, emptyRow, erase, insert, replace, type Table } from '#functions/kernel/store/table.ts';
import { withTable } from '../../../support/table.ts';

let table: Table;
withTable((world) => {
  table = world.table;
});

const key = (sk: string) => ({ pk: 'ORG#table', sk });
const read = async (sk: string) => (await table.get<{ n: number }>(key(sk)))!;

describe('guards', () => {
  test('a row is created only once', async () => {
    await table.commit(insert({ ...key('made'), data: { n: 1 } }));
    await expect(table.commit(insert({ ...key('made'), data: { n: 2 } }))).rejects.toBeInstanceOf(Conflict);
    expect(await read('made')).toEqual({ ...key('made'), version: 1, data: { n: 1 } });
  });

  test('a row is replaced only over the version that was read', async () => {
    await table.commit(insert({ ...key('over'), data: { n: 1 } }));
    const seen = await read('over');
    await table.commit(replace(seen, { n: 2 }));
    await expect(table.commit(replace(seen, { n: 3 }))).rejects.toBeInstanceOf(Conflict);
    await expect(table.commit(erase(seen))).rejects.toBeInstanceOf(Conflict);
    expect(await read('over')).toMatchObject({ version: 2, data: { n: 2 } });
  });

  test('one of two writers creates an aggregate that was read as empty', async () => {
    const empty = emptyRow(key('empty'), { n: 0 });
    await table.commit(replace(empty, { n: 1 }));
    await expect(table.commit(replace(empty, { n: 2 }))).rejects.toBeInstanceOf(Conflict);
    expect(await read('empty')).toMatchObject({ version: 1, data: { n: 1 } });
  });

  test('a required row must exist and not be removing', async () => {
    const below = (sk: string) => [insert({ ...key(`below-${sk}`), data: {} }), { requires: key(sk) }];
    await table.commit(insert({ ...key('level'), data: {} }));
    await table.commit(insert({ ...key('going'), removing: true, data: {} }));
    await table.commit(...below('level'));
    for (const sk of ['going', 'missing']) {
      await expect(table.commit(...below(sk))).rejects.toBeInstanceOf(Conflict);
      expect(await table.get(key(`below-${sk}`))).toBeUndefined();
    }
  });

  test('a write guarded by presence is refused where there is no row', async () => {
    const write = { put: { ...key('ghost'), version: 1, data: {} }, guard: 'present' as const };
    await expect(table.commit(write)).rejects.toBeInstanceOf(Conflict);
    expect(await table.get(key('ghost'))).toBeUndefined();
  });
});

describe('transactions', () => {
  test('write all rows or none', async () => {
    await table.commit(insert({ ...key('tx-b'), data: { n: 1 } }));
    const both = [insert({ ...key('tx-a'), data: { n: 1 } }), insert({ ...key('tx-b'), data: { n: 2 } })];
    await expect(table.commit(...both)).rejects.toBeInstanceOf(Conflict);
    expect(await table.get(key('tx-a'))).toBeUndefined();
  });

  test('let exactly one of twenty concurrent creates of the same row succeed', async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      table.commit(insert({ ...key('race'), data: { n } }), insert({ ...key(`race-${n}`), data: { n } })),
    );
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
    expect(await table.query({ pk: 'ORG#table', prefix: 'race-' })).toHaveLength(1);
  });
});

describe('reading', () => {
  beforeAll(async () => {
    for (const n of [1, 2, 3, 4, 5])
      await table.commit(
        insert({ pk: 'ORG#list', sk: `AREA#${n}`, gsi1pk: 'LISTED', gsi1sk: `${9 - n}`, data: { n } }),
      );
    await table.commit(insert({ pk: 'ORG#list', sk: 'ORG', data: {} }));
  });
  const numbers = async (slice: Parameters<Table['query']>[0]) =>
    (await table.query<{ n: number }>(slice)).map(({ data }) => data.n);

  test('by prefix returns rows in order, in either direction, up to a limit', async () => {
    expect(await numbers({ pk: 'ORG#list', prefix: 'AREA#' })).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers({ pk: 'ORG#list', prefix: 'AREA#', newestFirst: true, limit: 2 })).toEqual([5, 4]);
    expect(await numbers({ pk: 'ORG#list', between: ['AREA#2', 'AREA#4'] })).toEqual([2, 3, 4]);
  });

  test('by index 1 returns rows in the order of its keys', async () => {
    expect(await numbers({ pk: 'LISTED', index: 'gsi1' })).toEqual([5, 4, 3, 2, 1]);
  });

  test('returns all rows of a range larger than one page', async () => {
    const text = 'x'.repeat(100_000);
    for (let n = 0; n < 25; n++) await table.commit(insert({ pk: 'ORG#big', sk: `${n}`, data: { text } }));
    expect(await table.query({ pk: 'ORG#big' })).toHaveLength(25);
  });

  test('by many keys returns the rows that exist, each once, beyond the size of one batch', async () => {
    const keys = Array.from({ length: 230 }, (_, n) => ({ pk: `ORG#many${n % 7}`, sk: `${n}` }));
    for (const [n, at] of keys.entries()) if (n % 2 === 0) await table.commit(insert({ ...at, data: { n } }));
    const rows = await table.getAll<{ n: number }>([...keys, ...keys.slice(0, 5)]);
    expect(rows.map(({ data }) => data.n).sort((a, b) => a - b)).toEqual(
      keys.map((_, n) => n).filter((n) => n % 2 === 0),
    );
    expect(await table.getAll([])).toEqual([]);
  });

  test('treats an expired row as absent and lets it be created again', async () => {
    const past = { ...key('old'), data: { n: 1 }, expires: Math.floor(Date.now() / 1000) - 1 };
    await table.commit(insert(past));
    expect(await table.get(key('old'))).toBeUndefined();
    expect(await table.query({ pk: 'ORG#table', prefix: 'old' })).toEqual([]);
    await table.commit(insert({ ...key('old'), data: { n: 2 } }));
    expect(await read('old')).toMatchObject({ data: { n: 2 } });
  });
});
