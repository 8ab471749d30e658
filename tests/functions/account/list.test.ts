import { describe, expect, test } from 'vitest';
import { listAccounts } from '#functions/account/list.ts';
import { insertAccount } from '#functions/account/repository.ts';
import { insertGrant, type StoredGrant } from '#functions/core/grants/repository.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { Caller, StoredAccount } from '#functions/kernel/rights/caller.ts';
import { AccountsQuery } from '#shared/model/account.ts';
import type { Grant } from '#shared/model/grant.ts';
import { withTable } from '../../support/table.ts';

const stamp = { version: 1, changedBy: 'tests', changedAt: '2026-01-01T00:00:00.000Z' };

const accountOf = (username: string, homeOrgId: string | null, more: Partial<StoredAccount> = {}): StoredAccount => ({
  ...stamp,
  id: username,
  username,
  email: username,
  type: 'User',
  loginType: 'password',
  homeOrgId,
  active: true,
  disabled: false,
  created: stamp.changedAt,
  ...more,
});

const grantOn = ({ username, homeOrgId }: StoredAccount, orgId: string): StoredGrant => ({
  ...stamp,
  id: `${orgId}.acc_${username}`,
  username,
  homeOrgId,
  level: 'organization',
  orgId,
  canWrite: true,
});

const world = withTable(async (world) => {
  const add = async (account: StoredAccount, ...orgIds: string[]) =>
    world.table.commit(...insertAccount(account), ...orgIds.flatMap((orgId) => insertGrant(grantOn(account, orgId))));
  const names = Array.from({ length: 950 }, (_, n) => `person${String(n).padStart(4, '0')}@a.se`);
  for (let n = 0; n < names.length; n += 50)
    await Promise.all(names.slice(n, n + 50).map((name) => add(accountOf(name, 'a'), 'a')));
  await add(accountOf('vilande@a.se', 'a', { active: false, firstName: 'Åsa', lastName: 'Öberg' }));
  await add(accountOf('admin@a.se', 'a', { type: 'Admin' }));
  await add(accountOf('gast@b.se', 'b'), 'a');
  await add(accountOf('bade@b.se', 'b'), 'a', 'b');
  await add(accountOf('bara@b.se', 'b'), 'b');
  await add(accountOf('leverantor@x.se', null, { type: 'SuperAdmin' }));
});

const organization: Grant = { level: 'organization', orgId: 'a', canWrite: true };
const superUser: Caller = { username: 'su@a.se', type: 'SuperUser', grants: [organization] };
const superAdmin: Caller = { username: 'sa@x.se', type: 'SuperAdmin', grants: [] };

const pages = async (caller: Caller, query: object): Promise<string[][]> => {
  const all: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await listAccounts(world.scope({ caller }), AccountsQuery.parse({ ...query, cursor }));
    all.push(page.data.map(({ username }) => username));
    cursor = page.next;
  } while (cursor);
  return all;
};

describe('page by page', () => {
  test('a SuperUser sees the accounts of the own organisations and their guests, each once', async () => {
    const all = await pages(superUser, { limit: '100' });
    const names = all.flat();
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(952);
    expect(names).toContain('gast@b.se');
    for (const foreign of ['bade@b.se', 'bara@b.se', 'admin@a.se', 'leverantor@x.se'])
      expect(names).not.toContain(foreign);
    for (const page of all.slice(1, -1)) expect(page.length).toBeGreaterThanOrEqual(99);
  });

  test('SuperAdmin sees all accounts, each once', async () => {
    const names = (await pages(superAdmin, { limit: '200' })).flat();
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(956);
  });

  test('accounts are filtered by word, type and status', async () => {
    expect((await pages(superAdmin, { search: 'PERSON0042' })).flat()).toEqual(['person0042@a.se']);
    expect((await pages(superAdmin, { type: 'SuperAdmin' })).flat()).toEqual(['leverantor@x.se']);
    expect((await pages(superUser, { status: 'inactive' })).flat()).toEqual(['vilande@a.se']);
    expect((await pages(superUser, { search: 'finns inte' })).flat()).toEqual([]);
  });

  test.each(['öberg åsa', 'VILANDE ås'])(
    'accounts are found by %s, typed in composed and decomposed Unicode',
    async (search) => {
      for (const typed of [search, search.normalize('NFD')])
        expect((await pages(superAdmin, { search: typed })).flat()).toEqual(['vilande@a.se']);
    },
  );

  test('an account is listed with all its accesses, also when its rows are read in two parts', async () => {
    const scope = world.scope({ caller: superAdmin });
    const page = await listAccounts(scope, AccountsQuery.parse({ limit: '200', search: 'person03' }));
    expect(page.data).toHaveLength(100);
    for (const { accesses } of page.data) expect(accesses).toHaveLength(1);
  });
});

test('a cursor is valid only for the same caller and filters', async () => {
  const { next } = await listAccounts(world.scope({ caller: superAdmin }), AccountsQuery.parse({ limit: '10' }));
  const ask = (caller: Caller, more: object) =>
    listAccounts(world.scope({ caller }), AccountsQuery.parse({ limit: '10', cursor: next, ...more }));
  await expect(ask(superUser, {})).rejects.toBeInstanceOf(Problem);
  await expect(ask(superAdmin, { search: 'x' })).rejects.toBeInstanceOf(Problem);
  await expect(ask(superAdmin, { cursor: 'skräp' })).rejects.toBeInstanceOf(Problem);
  expect((await ask(superAdmin, {})).data).toHaveLength(10);
});
