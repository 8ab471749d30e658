import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastRange, planKeys, unitPartition } from '#functions/kernel/store/keys.ts';
import { pastBefore } from '#functions/kernel/store/past.ts';
import { hasUnmovedPast, inTransactions } from '#functions/kernel/store/pastTable.ts';
import { erase, insert, type Key, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import { addDays, type Day, todayInStockholm } from '#shared/time/day.ts';
import { withTable } from '../../../support/table.ts';

const world = withTable();
const today = todayInStockholm(new Date());
const first = pastBefore(today);
/** The first of March, so many years before this one. */
const march = (yearsAgo: number): Day => `${Number(today.slice(0, 4)) - yearsAgo}-03-01` as Day;

const unit = (unitId: string) => ({ orgId: 'org', unitId });
const assetKey = (unitId: string, id: string): Key => planKeys.asset({ ...unit(unitId), categoryId: 'c' }, id);
const demandKey = (unitId: string, id: string): Key => planKeys.demand({ ...unit(unitId), categoryId: 'c' }, id);
const comment = 'x'.repeat(300);
/** A period of a year from the first of March. */
const period = (yearsAgo: number, workRate = 1) => ({
  start: march(yearsAgo),
  end: addDays(march(yearsAgo - 1), -1),
  workRate,
  comment,
});
/** Periods of each of the last ten years, the latest first: their order is not that of their days. */
const decade = (workRate = 1) => Array.from({ length: 10 }, (_, index) => period(index, workRate));

const bare = ({ pk, sk, version, data }: Row) => ({ pk, sk, version, data });
const stored = async (unitId: string) => (await world.table.query({ pk: unitPartition(unit(unitId)) })).map(bare);
const apartOf = async (unitId: string) => (await world.table.query(pastRange(unit(unitId)))).map(({ sk }) => sk);

test('what ended long ago is left out of a read from a day on, and is there for every other', async () => {
  const [key, other] = [assetKey('read', 'anna'), demandKey('read', 'old')];
  const anna = { name: 'Anna', periods: decade() };
  const demand = { start: march(6), end: march(5), shiftDemands: [{ shiftId: 's', comment, more: comment }] };
  await world.table.commit(insert({ ...key, data: anna }), insert({ ...other, data: demand }));
  expect(await apartOf('read')).toEqual([key.sk, other.sk]);

  const whole = [
    { ...key, version: 1, data: anna },
    { ...other, version: 1, data: demand },
  ];
  expect(await stored('read')).toEqual(whole);
  expect(bare((await world.table.get(key))!)).toEqual(whole[0]);
  expect((await world.table.getAll([key, other])).map(bare)).toEqual(expect.arrayContaining(whole));

  const from = (day: Day) => world.table.query<{ periods: unknown[] }>({ ...planKeyRange('read'), from: day });
  const [lately] = await from(first);
  expect(lately?.data.periods).toEqual(anna.periods.filter(({ end }) => end >= first));
  expect(lately?.data.periods.length).toBeGreaterThan(1);
  expect((await from(march(7)))[0]?.data).toEqual(anna);
});

const planKeyRange = (unitId: string) => ({ pk: unitPartition(unit(unitId)), prefix: 'ASSET#' });

test('a row that was read in part cannot be written', async () => {
  await world.table.commit(insert({ ...assetKey('part', 'anna'), data: { name: 'Anna', periods: decade() } }));
  const [lately] = await world.table.query<object>({ ...planKeyRange('part'), from: first });
  await expect(world.table.commit(replace(lately!, lately!.data))).rejects.toThrow('read in part');
});

test('a change of today’s weeks leaves the past as it is stored; one of the past replaces it', async () => {
  const key = assetKey('kept', 'anna');
  await world.table.commit(insert({ ...key, data: { name: 'Anna', periods: decade() } }));
  const past = async () => (await world.table.query<{ token: string }>(pastRange(unit('kept'))))[0]!.data.token;
  const before = await past();
  const read = async () => (await world.table.get<{ name: string; periods: ReturnType<typeof decade> }>(key))!;
  const row = await read();
  await world.table.commit(
    replace(row, { ...row.data, name: 'Anna A', periods: [period(0, 0.5), ...decade().slice(1)] }),
  );
  expect(await past()).toBe(before);
  const changed = await read();
  expect(changed.data.periods).toEqual([period(0, 0.5), ...decade().slice(1)]);
  await world.table.commit(replace(changed, { ...changed.data, periods: decade(0.25) }));
  expect(await past()).not.toBe(before);
  const again = await read();
  expect(again.data.periods).toEqual(decade(0.25));
  await world.table.commit(replace(again, { ...again.data, periods: [period(0)] }));
  expect(await apartOf('kept')).toEqual([]);
  await world.table.commit(erase((await read()) as Row));
});

test('a removed row leaves nothing of its past', async () => {
  const key = assetKey('gone', 'anna');
  await world.table.commit(insert({ ...key, data: { name: 'Anna', periods: decade() } }));
  await world.table.commit(erase((await world.table.get(key))!));
  expect(await stored('gone')).toEqual([]);
  expect(await apartOf('gone')).toEqual([]);
});

test('where a transaction has no room for the past, rows are stored whole, and moved by their next write', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => assetKey('full', `p${String(index).padStart(2, '0')}`));
  const data = { name: 'Anna', periods: decade() };
  await world.table.commit(...keys.map((key) => insert({ ...key, data })));
  expect((await apartOf('full')).length).toBeLessThan(60);
  const unmoved = (await world.table.query(planKeyRange('full'))).filter((row) => hasUnmovedPast(row, today));
  expect(unmoved).toHaveLength(60 - (await apartOf('full')).length);
  await world.table.commit(...unmoved.map((row): Write => ({ put: row, guard: { version: row.version } })));
  expect(await apartOf('full')).toHaveLength(60);
  expect(await stored('full')).toEqual(keys.map((key) => ({ ...key, version: 1, data })));

  // A past that is changed where there is no room for it: it does not count any more, and goes with its row.
  const changed = { name: 'Anna', periods: decade(0.5) };
  await world.table.commit(...(await world.table.query(planKeyRange('full'))).map((row) => replace(row, changed)));
  expect(await stored('full')).toEqual(keys.map((key) => ({ ...key, version: 2, data: changed })));
  for (const row of await world.table.query(planKeyRange('full'))) await world.table.commit(erase(row));
  expect(await apartOf('full')).toEqual([]);
});

test('removals that have no room for the past of their rows are refused as a whole', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => assetKey('crowd', `p${index}`));
  for (const part of inTransactions(keys.map((key) => insert({ ...key, data: { periods: decade() } }))))
    await world.table.commit(...part);
  const rows = await world.table.query(planKeyRange('crowd'));
  await expect(world.table.commit(...rows.map(erase))).rejects.toThrow('no room');
  expect(await apartOf('crowd')).toHaveLength(60);
  for (const part of inTransactions(rows.map(erase))) await world.table.commit(...part);
  expect([...(await stored('crowd')), ...(await apartOf('crowd'))]).toEqual([]);
});

test('writes are divided so that the past of each part has room', async () => {
  const writes = Array.from({ length: 120 }, (_, index) =>
    insert({ ...assetKey('divided', `p${index}`), data: { name: 'Anna', periods: decade() } }),
  );
  const parts = inTransactions(writes);
  expect(parts.flat()).toEqual(writes);
  for (const part of parts) await world.table.commit(...part);
  expect(await apartOf('divided')).toHaveLength(120);
});

test('who reads while the past is written has it from before or from after', async () => {
  const key = assetKey('race', 'anna');
  await world.table.commit(insert({ ...key, data: { name: 'Anna', periods: decade(0.5) } }));
  const seen = new Set<number>();
  let isReading = true;
  const writing = (async () => {
    for (let written = 0; isReading; written++) {
      const row = (await world.table.get<object>(key))!;
      await world.table.commit(replace(row, { ...row.data, periods: decade(((written % 50) + 1) / 100) }));
    }
  })();
  // How often the two meet depends on the machine: it is read until it was seen often enough.
  try {
    while (seen.size < 20) {
      const rows = await world.table.query<{ periods: ReturnType<typeof decade> }>(planKeyRange('race'));
      const found = new Set(rows[0]!.data.periods.map(({ workRate }) => workRate));
      expect([rows[0]!.data.periods.length, found.size]).toEqual([10, 1]);
      seen.add([...found][0]!);
    }
  } finally {
    isReading = false;
    await writing;
  }
});

const periods = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 8 }).map(march),
    end: fc.option(fc.integer({ min: -1, max: 7 }).map(march), { nil: null }),
    comment: fc.constantFrom('', comment),
  }),
  { maxLength: 6 },
);
const step = fc.record({
  to: fc.oneof(periods, fc.constant(null)),
  id: fc.constantFrom('anna', 'bo'),
});

test('after any sequence of writes all that was written is read, in its order, and nothing else is stored', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), async (commits) => {
      const unitId = `any${++run}`;
      const expected = new Map<string, Row>();
      for (const steps of commits) {
        const distinct = [...new Map(steps.map((one) => [one.id, one])).values()];
        const writes: Write[] = [];
        for (const { id, to } of distinct) {
          const key = assetKey(unitId, id);
          const row = await world.table.get(key);
          if (to) writes.push(row ? replace(row, { id, periods: to }) : insert({ ...key, data: { id, periods: to } }));
          else if (row) writes.push(erase(row));
          if (to) expected.set(key.sk, { ...key, version: (row?.version ?? 0) + 1, data: { id, periods: to } });
          else expected.delete(key.sk);
        }
        if (writes.length > 0) await world.table.commit(...writes);
      }
      const rows = await world.table.query<{ periods: { end: Day | null }[] }>(planKeyRange(unitId));
      expect(rows.map(bare)).toEqual([...expected.values()].sort((a, b) => (a.sk < b.sk ? -1 : 1)));
      const lately = await world.table.query<{ periods: { end: Day | null }[] }>({
        ...planKeyRange(unitId),
        from: first,
      });
      const since = (row: (typeof rows)[number]) => row.data.periods.filter(({ end }) => end === null || end >= first);
      expect(lately.map(since)).toEqual(rows.map(since));
      for (const row of rows) await world.table.commit(erase(row));
      expect(await apartOf(unitId)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
