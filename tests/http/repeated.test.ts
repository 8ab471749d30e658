import { describe, expect, test } from 'vitest';
import { addAccount } from '#functions/account/add.ts';
import { cognito } from '#functions/account/identity.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { password, withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Igen');
});

const twice = <T>(ask: () => Promise<T>) => Promise.all([ask(), ask()]);

describe('a create that is sent twice', () => {
  test('with the same idempotency key creates one entity and answers it to both requests', async () => {
    for (let n = 0; n < 15; n++) {
      const area = () => api.root.post(`${ward.O}/areas`, { name: `Nr ${n}` }, { 'idempotency-key': `area-${n}` });
      const [one, other] = await twice(area);
      expect([one.status, other.status, one.data.id]).toEqual([201, 201, other.data.id]);
    }
    expect((await api.root.get(`${ward.O}/areas`)).rows).toHaveLength(16);
  });

  test('without a key, or with another key, is refused because its name is taken', async () => {
    const area = (key?: string) =>
      api.root.post(`${ward.O}/areas`, { name: 'Ensam' }, key ? { 'idempotency-key': key } : {});
    expect((await area('ensam-1')).status).toBe(201);
    for (const key of [undefined, 'ensam-2'])
      expect(await area(key)).toMatchObject({ status: 400, body: { error: 'duplicateName' } });
  });
});

describe('idempotency keys of the maximal length', () => {
  test('are distinguished by every character', async () => {
    const area = (name: string, end: string) =>
      api.root.post(`${ward.O}/areas`, { name }, { 'idempotency-key': `${'k'.repeat(250)}${end}` });
    const [first, second] = [await area('Lång ett', '1'), await area('Lång två', '2')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await area('Lång ett', '1')).data).toEqual(first.data);
  });
});

describe('the answer to a repeated create', () => {
  const make = (email: string, more: object = {}) => {
    const fields = { email, type: 'User', homeOrgId: ward.orgId, ...more };
    return () => api.root.post('/api/account', fields, { 'idempotency-key': email });
  };

  test('of an account with a given password includes that it awaits its own', async () => {
    const ask = make('losen@test.se', { password });
    const [first, again] = [await ask(), await ask()];
    expect(first.data).toMatchObject({ active: false, mailSent: true });
    expect(again).toMatchObject({ status: 201, data: first.data });
  });

  test('of an account without a password includes that the mail was sent', async () => {
    const ask = make('brev@test.se');
    const [first, again] = [await ask(), await ask()];
    expect(first.data).toMatchObject({ active: false, mailSent: true });
    expect(again).toMatchObject({ status: 201, data: first.data });
  });

  test('of an invitation to a place includes that the mail was sent', async () => {
    const invitation = { selectedOption: 'newUser', email: 'plats@test.se', loginType: 'password', canWrite: false };
    const ask = () =>
      api.root.post(`/api/access/unit/${ward.unitId}/user`, invitation, { 'idempotency-key': 'inbjudan' });
    const [first, again] = [await ask(), await ask()];
    expect(first.data).toMatchObject({ mailSent: true });
    expect(again).toMatchObject({ status: 201, data: first.data });
  });
});

describe('what fails after an account is stored', () => {
  /** Creates an account with a password; each commit after the first throws `refusal`, if there is one. */
  const create = async (email: string, setPassword: () => Promise<void>, refusal?: Error) => {
    let commits = 0;
    const table = theTable();
    const commit: typeof table.commit = (...writes) =>
      ++commits > 1 && refusal ? Promise.reject(refusal) : table.commit(...writes);
    const caller = systemCaller('drift');
    const scope = scopeOf({ caller, place: {}, table: { ...table, commit }, now: new Date(), address: '-', path: {} });
    const mails: unknown[] = [];
    const send = async (mail: unknown) => void mails.push(mail);
    const fields = { email, type: 'User', loginType: 'password', homeOrgId: ward.orgId, password } as const;
    const answer = await addAccount(scope, { identity: { ...cognito(), setPassword }, send }, fields);
    return { answer, mails };
  };

  test.each([
    ['a password', () => Promise.reject(new Error('throttled')), undefined],
    ['the link of the invitation', () => Promise.resolve(), new Problem('overloaded')],
  ] as const)(
    '%s is answered as an invitation that was not mailed, and can be sent again',
    async (what, set, refusal) => {
      const email = `${what.split(' ').length}.efter@test.se`;
      const { answer, mails } = await create(email, set, refusal);
      expect(answer).toMatchObject({ username: email, active: false, mailSent: false });
      expect(mails).toEqual([]);
      expect((await api.root.post(`/api/account/${email}/resend-confirmation`)).status).toBe(200);
    },
  );
});
