import { expect, test } from 'vitest';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey, codeKey, failuresKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import type { Key, Row } from '#functions/kernel/store/table.ts';
import { afterFailure, isLocked, noAttempts } from '#infra/local/identity/lockout.ts';
import { clientOf, password, withApi } from '../support/api.ts';
import { codeTo } from '../support/post.ts';

/** The clock of the machine was two hours ahead, and has been set back. */
const stepMs = 2 * 3_600_000;

const api = withApi();

const ahead = (instant: string): string => new Date(Date.parse(instant) + stepMs).toISOString();

/** Stores a row as the clock that was ahead would have. */
const storeAhead = async <Data>(key: Key, change: (data: Data) => Data = (data) => data): Promise<void> => {
  const row = await theTable().get<Data>(key);
  if (!row) throw new Error('there is no such row');
  const { expires } = row as Row;
  const put = { ...row, data: change(row.data), ...(expires && { expires: expires + stepMs / 1000 }) };
  await theTable().commit({ put });
};

const signedIn = async (username: string) => {
  const { status, body } = await api.login(username);
  expect(status).toBe(200);
  return { client: clientOf(api.server.url, String(body.access_token)), refreshToken: String(body.refresh_token) };
};

const endedAhead = (account: StoredAccount): StoredAccount => ({
  ...account,
  created: ahead(account.created),
  sessionsFrom: ahead(new Date().toISOString()),
});

test('an account that is made, or whose sessions end, before the clock is set back signs in and works at once', async () => {
  const before = await api.person('tid@test.se', 'User');
  await storeAhead(accountKey('tid@test.se'), endedAhead);
  expect((await before.get('/api/account/tid@test.se')).status).toBe(401);
  const { client, refreshToken } = await signedIn('tid@test.se');
  expect((await client.get('/api/access/context')).status).toBe(200);
  const body = { refresh_token: refreshToken };
  const refreshed = await api.anybody.post('/api/account/refresh', body);
  expect(refreshed.status).toBe(200);
  // What was ended stays so.
  expect((await before.get('/api/access/context')).status).toBe(401);
  // A session that is signed out is over, whatever the clock says.
  expect((await client.post('/api/account/logout', body)).status).toBeLessThan(300);
  expect((await client.get('/api/access/context')).status).toBe(401);
});

test('wrong passwords before a step of the clock do not lock an account after it', async () => {
  await api.person('last@test.se', 'User');
  for (let n = 0; n < 5; n++) await api.login('last@test.se', 'Fel!lösenord1');
  expect((await api.login('last@test.se')).body.error).toBe('account_locked');
  await storeAhead(failuresKey('account', 'last@test.se'));
  expect((await api.login('last@test.se')).status).toBe(200);
});

test('the user pool on one machine locks nobody because of failures that seem to come', () => {
  const now = Date.now();
  let attempts = noAttempts;
  for (let n = 0; n < 12; n++) attempts = afterFailure(attempts, now + stepMs);
  expect(isLocked(attempts, now + stepMs)).toBe(true);
  expect(isLocked(attempts, now)).toBe(false);
  expect(isLocked(afterFailure(attempts, now), now)).toBe(true);
});

test('a mailed code of before the step is still taken', async () => {
  const fields = { email: 'kod@test.se', type: 'User', loginType: 'password', homeOrgId: null };
  expect((await api.root.post('/api/account', fields)).status).toBe(201);
  const code = await codeTo(api, 'kod@test.se');
  await storeAhead(codeKey('kod@test.se', 'confirm'));
  const body = { username: 'kod@test.se', code, password };
  expect((await api.anybody.post('/api/account/confirm', body)).status).toBeLessThan(300);
});
