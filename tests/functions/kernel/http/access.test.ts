import { beforeAll, describe, expect, it } from 'vitest';
import { authenticate, authorise } from '#functions/kernel/http/access.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { get } from '#shared/contract/define.ts';
import { withTable } from '../../../support/table.ts';
import { aLog, anEvent } from './anEvent.ts';

const open = get('/api/open', { who: 'open', summary: '' });
const provider = get('/api/organizations/{orgId}', { who: 'admin', summary: '' });

describe('authenticate', () => {
  it('reads no token for an open endpoint', async () => {
    const { log, noted } = aLog();
    expect(await authenticate(open, anEvent({ headers: { authorization: 'Bearer x' } }), log)).toBeUndefined();
    expect(noted).toEqual([]);
  });

  it.each([{}, { authorization: 'Basic YTpi' }, { authorization: 'Bearer ' }])(
    'refuses %o with 401',
    async (headers) => {
      await expect(authenticate(provider, anEvent({ headers }), aLog().log)).rejects.toMatchObject({
        code: 'unauthorized',
      });
    },
  );
});

describe('authorise', () => {
  const created = '2026-01-01T08:00:00.000Z';
  const issued = Date.parse(created) / 1000;
  const bearer = (username: string, issuedAt = issued) => ({
    username,
    session: { id: 's', startedAt: issuedAt },
    subject: 'sub',
  });
  const inOrganization = Promise.resolve({ place: { orgId: 'org_1' } });

  const world = withTable();
  beforeAll(async () => {
    const account = { email: '', active: true, disabled: false, created, loginType: 'password', homeOrgId: null };
    await world.table.commit(
      insert({ ...accountKey('admin@demo.se'), data: { ...account, type: 'Admin' } }),
      insert({ ...accountKey('user@demo.se'), data: { ...account, type: 'User' } }),
      insert({ ...accountKey('closed@demo.se'), data: { ...account, type: 'Admin', disabled: true } }),
    );
  });

  it('returns the account of the token as caller where the permission allows it', async () => {
    expect(await authorise(world.table, provider, bearer('admin@demo.se'), inOrganization)).toEqual({
      username: 'admin@demo.se',
      type: 'Admin',
      grants: [],
    });
  });

  it('returns an anonymous caller without a token', async () => {
    expect(await authorise(world.table, open, undefined, Promise.resolve({}))).toMatchObject({ username: '-' });
  });

  it.each(['closed@demo.se', 'unknown@demo.se'])('refuses %s with 401', async (username) => {
    const refused = authorise(world.table, provider, bearer(username), inOrganization);
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('refuses a token from before the sessions of the account began with 401', async () => {
    const refused = authorise(world.table, provider, bearer('admin@demo.se', issued - 1), inOrganization);
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('refuses a caller without anything in the organisation with 404', async () => {
    const refused = authorise(world.table, provider, bearer('user@demo.se'), inOrganization);
    await expect(refused).rejects.toMatchObject({ code: 'notFound' });
  });
});
