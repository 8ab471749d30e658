import { beforeAll, describe, expect, test } from 'vitest';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import { type Change, logRow } from '#functions/kernel/changes/change.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { type Found, insert, type Row, type Search, type Slice, type Table } from '#functions/kernel/store/table.ts';
import { listLog } from '#functions/log/service.ts';
import { LogQuery } from '#shared/model/log.ts';
import { noFiles } from '../../support/noFiles.ts';
import { refusal } from '../../support/plan.ts';
import { assetOf } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';
import { anOrganization, aTree } from '../hierarchy/tree.ts';

const world = withTable();

const root = 'superadmin@demo.se';

interface Made {
  readonly at: string;
  readonly by?: string;
  readonly path?: Record<string, string>;
  readonly change?: Partial<Change>;
}

/** Writes one entry as every request does. */
const entry = ({ at, by = root, path = {}, change = {} }: Made): Promise<unknown> =>
  world
    .scope({ caller: { username: by, type: 'SuperAdmin', grants: [] }, now: new Date(at), path })
    .commit({ writes: [], action: 'update', object: 'beds', id: 'bed_1', after: null, ...change });

const logPage = (query: object, now = '2026-11-20T12:00:00Z', by = root) =>
  listLog(
    world.scope({ caller: { username: by, type: 'SuperAdmin', grants: [] }, now: new Date(now) }),
    LogQuery.parse(query),
  );

/** Every page, one after the other. */
const walked = async (query: object, now?: string) => {
  const pages = [await logPage(query, now)];
  for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
    pages.push(await logPage({ ...query, cursor: next }, now));
  return pages;
};

const idsOf = (pages: Awaited<ReturnType<typeof walked>>) => pages.flatMap(({ data }) => data.map(({ id }) => id));

const organization = async (created: string) =>
  (await anOrganization(world.scope({ now: new Date(created), path: {} }))).id;

describe('pages', () => {
  let orgs: string[];
  const when = (n: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + n * 17 * 3_600_000).toISOString();

  beforeAll(async () => {
    orgs = [await organization('2026-02-01T10:00:00Z'), await organization('2026-02-15T10:00:00Z')];
    // Three months, unevenly spread over two organisations and none at all; two persons; two kinds.
    for (let n = 0; n < 130; n++)
      await entry({
        at: when(n),
        by: n % 3 === 0 ? 'tre@test.se' : 'annan@test.se',
        path: n % 10 === 0 ? {} : { orgId: orgs[n % 4 === 0 ? 1 : 0]!, unitId: `unt_${n % 2}` },
        change: { id: `e${n}`, object: n % 5 === 0 ? 'asset' : 'beds' },
      });
  });

  const expected = (wanted: (n: number) => boolean) =>
    Array.from({ length: 130 }, (_, n) => 129 - n)
      .filter(wanted)
      .map((n) => `e${n}`);
  const inFirst = (n: number) => n % 10 !== 0 && n % 4 !== 0;

  test.each([
    ['everything', {}, () => true],
    ['one organisation', { orgId: 0 }, inFirst],
    ['outside all organisations', { orgId: '-' }, (n: number) => n % 10 === 0],
    ['a person', { user: ' Tre@test.se' }, (n: number) => n % 3 === 0],
    ['a person in an organisation', { user: 'tre@test.se', orgId: 0 }, (n: number) => n % 3 === 0 && inFirst(n)],
    ['a kind', { object: 'asset' }, (n: number) => n % 5 === 0],
    ['a kind in an organisation', { object: 'asset', orgId: 0 }, (n: number) => n % 5 === 0 && inFirst(n)],
    ['an id', { object: 'e77' }, (n: number) => n === 77],
    ['a place above', { object: 'unt_1' }, (n: number) => n % 10 !== 0 && n % 2 === 1],
    ['a kind and a place', { object: 'asset  unt_1' }, (n: number) => n % 10 !== 0 && n % 2 === 1 && n % 5 === 0],
    [
      'all at once',
      { user: 'tre@test.se', orgId: 0, object: 'beds' },
      (n: number) => n % 15 !== 0 && n % 3 === 0 && inFirst(n),
    ],
  ] as const)('pages of %s hold each entry once, newest first', async (_, query, wanted) => {
    const orgId = 'orgId' in query ? { orgId: typeof query.orgId === 'number' ? orgs[query.orgId] : query.orgId } : {};
    for (const limit of ['7', '50', '200']) {
      const pages = await walked({ from: '2026-03-01', to: '2026-06-30', ...query, ...orgId, limit });
      expect(idsOf(pages), limit).toEqual(expected(wanted));
      for (const { data } of pages.slice(0, -1)) expect(data).toHaveLength(Number(limit));
      expect(pages.at(-1)?.data.length).toBeGreaterThan(0);
    }
  });

  test('from and to are Swedish days or instants', async () => {
    const hours = (n: number) => new Date(Date.parse(when(n)));
    const inDay = (n: number) =>
      hours(n) >= new Date('2026-04-09T22:00:00Z') && hours(n) < new Date('2026-04-12T22:00:00Z');
    const days = await walked({ from: '2026-04-10', to: '2026-04-12' });
    expect(idsOf(days)).toEqual(expected(inDay));
    expect(idsOf(days).length).toBeGreaterThan(2);
    const instants = { from: '2026-04-10T00:00:00+02:00', to: '2026-04-13T00:00:00+02:00' };
    expect(idsOf(await walked(instants))).toEqual(expected(inDay));
    expect(idsOf(await walked({ orgId: orgs[0], to: '2026-02-27' }))).toEqual([orgs[0]]);
    expect(idsOf(await walked({ orgId: 'org_unknown' }))).toEqual([]);
  });

  test('a cursor is valid only for the same caller and filters', async () => {
    const { next } = await logPage({ limit: '5' });
    const cursor = next!;
    const foreign = { code: 'validation', fields: { cursor: 'other' }, flags: [] };
    expect(await refusal(() => logPage({ limit: '5', object: 'beds', cursor }))).toEqual(foreign);
    expect(await refusal(() => logPage({ limit: '5', cursor }, undefined, 'other@demo.se'))).toEqual(foreign);
    expect(await refusal(() => logPage({ limit: '5', cursor: cursor.slice(0, 30) }))).toEqual(foreign);
    expect((await logPage({ limit: '5', cursor })).data).toHaveLength(5);
  });

  test('entries of the same instant are listed once each, in the order in which they were written', async () => {
    const orgId = orgs[1]!;
    const at = '2026-07-01T10:00:00.000Z';
    for (let n = 0; n < 9; n++) await entry({ at, path: { orgId }, change: { id: `same${n}` } });
    const ids = idsOf(await walked({ orgId, from: '2026-07-01', to: '2026-07-01', limit: '2' }));
    expect(ids).toEqual(Array.from({ length: 9 }, (_, n) => `same${8 - n}`));
  });
});

describe('an entry', () => {
  test('a log entry holds actor, time, object, names of its place, and the values before and after', async () => {
    const at = '2026-08-01T10:00:00.000Z';
    const scope = world.scope({ now: new Date('2026-08-01T08:00:00Z') });
    const tree = await aTree(scope);
    const { orgId, areaId, unitId, categoryId } = tree;
    await entry({
      at,
      by: 'anna@test.se',
      path: { orgId, areaId, unitId, categoryId },
      change: { object: 'asset', id: 'ast_1', before: { name: 'Bo', rate: 1 }, after: { name: 'Bosse', rate: 1 } },
    });
    const { data } = await logPage({ orgId, object: 'ast_1' });
    expect(data).toEqual([
      {
        key: expect.stringMatching(/^2026-08-01T10:00:00\.000Z#log_\d{9}_[0-9a-f]{20}$/),
        at,
        by: 'anna@test.se',
        action: 'update',
        object: 'asset',
        id: 'ast_1',
        orgId,
        path: { orgId, areaId, unitId, categoryId },
        place: expect.stringMatching(/^Region \d+ \/ Medicin \/ Avdelning 33 \/ Sjuksköterska$/),
        person: null,
        period: null,
        before: { name: 'Bo' },
        after: { name: 'Bosse' },
      },
    ]);
  });

  test('a log entry about a period names its shift or employee', async () => {
    const tree = await aTree(world.scope({ now: new Date('2026-08-01T08:00:00Z') }));
    const { orgId, areaId, unitId, categoryId, shiftId } = tree;
    const path = { orgId, areaId, unitId, categoryId };
    const known = assetOf(categoryId, 'Anna', ['2026-01-05', null]);
    await world.table.commit(insert({ ...planKeys.asset(tree, known.id), data: known }));
    const at = '2026-08-02T10:00:00.000Z';
    await entry({ at, path: { ...path, shiftId }, change: { object: 'shiftPeriod', id: 'spe_1' } });
    await entry({ at, path: { ...path, assetId: known.id }, change: { object: 'assetPeriod', id: 'ape_1' } });
    const placeOf = async (object: string) => (await logPage({ orgId, object })).data[0]?.place;
    expect(await placeOf('spe_1')).toMatch(/Sjuksköterska \/ Dag$/);
    expect(await placeOf('ape_1')).toMatch(new RegExp(`Sjuksköterska / ${known.name}$`));
  });

  test('log entries of a removed organisation are kept, with that of the removal', async () => {
    const now = new Date('2026-09-02T10:00:00Z');
    const { id: orgId } = await anOrganization(world.scope({ now }));
    await entry({ at: '2026-09-03T10:00:00Z', path: { orgId }, change: { id: 'last' } });
    const later = world.scope({ now: new Date('2026-09-04T10:00:00Z'), path: { orgId } });
    await deleteOrganization(later, { orgId }, {}, noFiles);
    for (const query of [{ orgId }, { from: '2026-09-01', to: '2026-09-30' }]) {
      const { data } = await logPage(query);
      expect(data.map(({ action, id }) => [action, id])).toEqual([
        ['remove', orgId],
        ['update', 'last'],
        ['create', orgId],
      ]);
    }
  });

  test('the actor of a sign-in, also a failed one, is its account', async () => {
    const signIn = { action: 'signIn', object: 'account', id: 'sven@test.se', by: 'sven@test.se' } as const;
    await entry({ at: '2026-10-01T10:00:00Z', by: '-', change: signIn });
    await entry({ at: '2026-10-01T10:00:01Z', by: '-', change: { ...signIn, action: 'signInFailed' } });
    expect((await logPage({ user: 'sven@test.se', signIns: 'true' })).data).toMatchObject([
      { by: 'sven@test.se', action: 'signInFailed' },
      { by: 'sven@test.se', action: 'signIn' },
    ]);
    expect((await logPage({ object: 'sven@test.se', signIns: 'true' })).data.map(({ action }) => action)).toEqual([
      'signInFailed',
      'signIn',
    ]);
  });
});

describe('reading is bounded', () => {
  /** The same table, counting the rows that are read. */
  const counted = (table: Table) => {
    const count = { rows: 0, most: 0 };
    const query = async <Data>(slice: Slice): Promise<readonly Row<Data>[]> => {
      const rows = await table.query<Data>(slice);
      count.rows += rows.length;
      return rows;
    };
    const search = async <Data>(sought: Search): Promise<Found<Data>> => {
      const found = await table.search<Data>(sought);
      count.rows += found.read;
      return found;
    };
    return { count, table: { ...table, query, search } };
  };

  let orgId: string;
  beforeAll(async () => {
    orgId = await organization('2026-11-01T00:00:00Z');
    const change = (n: number): Change => ({
      writes: [],
      action: 'update',
      object: n === 0 ? 'needle' : 'beds',
      id: `b${n}`,
      after: null,
    });
    const happening = (n: number) => ({
      at: new Date(Date.parse('2026-11-01T00:00:00Z') + n * 60_000),
      by: root,
      path: { orgId },
    });
    for (let first = 0; first < 10_000; first += 100) {
      const changes = Array.from({ length: 100 }, (_, i) => change(first + i));
      await world.table.commit(...changes.map((one, i) => insert(logRow(one, happening(first + i)))));
    }
  });

  const readBy = async (query: object) => {
    const { count, table } = counted(world.table);
    const scope = world.scope({ now: new Date('2026-11-20T12:00:00Z') });
    const page = await listLog({ ...scope, table }, LogQuery.parse(query));
    return { ...page, read: count.rows };
  };

  test('a page of a large logbook reads little more than its own rows', async () => {
    for (const query of [{ orgId }, { user: root }, {}]) {
      const { data, read } = await readBy(query);
      expect(data).toHaveLength(50);
      expect(read, JSON.stringify(query)).toBeLessThan(150);
    }
  });

  test('a rare match gives short pages with a cursor', async () => {
    const first = await readBy({ orgId, object: 'needle' });
    expect(first).toMatchObject({ data: [], next: expect.any(String) });
    expect(first.read).toBeLessThan(8_100);
    expect(idsOf(await walked({ orgId, object: 'needle' }))).toEqual(['b0']);
  });
});

test.each([
  [{ from: '2026-05-02', to: '2026-05-01' }, ['to']],
  [{ from: 'igår' }, ['from']],
  [{ limit: '0' }, ['limit']],
  [{ limit: '201' }, ['limit']],
])('refuses the query %o', (query, fields) => {
  const result = LogQuery.safeParse(query);
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(fields);
});
