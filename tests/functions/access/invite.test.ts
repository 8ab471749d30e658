import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inviteAccess } from '#functions/access/invite.ts';
import { listAccesses, listCandidates } from '#functions/access/service.ts';
import { resendConfirmation } from '#functions/account/invitation.ts';
import { insertAccount } from '#functions/account/repository.ts';
import type { Mail } from '#functions/kernel/adapters/mail.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { loadPlace } from '#functions/kernel/rights/place.ts';
import type { Key, Slice } from '#functions/kernel/store/table.ts';
import { AccessInvitation } from '#shared/model/access.ts';
import { withTable } from '../../support/table.ts';
import { aTree } from '../hierarchy/tree.ts';

beforeAll(() => void vi.stubEnv('APP_URL', 'https://plan.test'));
afterAll(() => void vi.unstubAllEnvs());
const world = withTable();

/** The scope of a request about a unit of its own, and the organisation. */
const aPlace = async () => {
  const tree = await aTree(world.scope());
  const { orgId, areaId, unitId } = tree;
  const place = await loadPlace(world.table, { orgId, areaId, unitId });
  return { orgId, scope: world.scope({ place, path: { orgId, areaId, unitId } }) };
};

const newUser = (email: string) => AccessInvitation.parse({ selectedOption: 'newUser', email });

const refusing = () => Promise.reject(new Error('the mail server is closed'));

test('when the mail service refuses an invitation, account and grant are kept, mailSent is false, and the mail can be sent again', async () => {
  const { scope } = await aPlace();
  const access = await inviteAccess(scope, refusing, newUser('utan@test.se'));
  expect(access).toMatchObject({ userId: 'utan@test.se', mailSent: false });
  expect(await listAccesses(scope)).toMatchObject([{ id: access.id, canWrite: false }]);
  const sent: Mail[] = [];
  await resendConfirmation(
    scope,
    async (mail) => {
      sent.push(mail);
    },
    'utan@test.se',
  );
  expect(sent).toMatchObject([{ to: 'utan@test.se', text: expect.stringContaining('/#/auth/confirm?') }]);
});

test('an invitation stores account and grant in one transaction with a log entry each', async () => {
  const { orgId, scope } = await aPlace();
  const access = await inviteAccess(scope, async () => undefined, newUser('ihop@test.se'));
  const month = new Date().toISOString().slice(0, 7);
  const rows = await world.table.query<LogEntry>({ pk: `ORG#${orgId}#LOG#${month}`, newestFirst: true, limit: 3 });
  expect(rows.map(({ data: { action, object, id } }) => [action, object, id])).toEqual([
    ['create', 'confirmation', 'ihop@test.se'],
    ['create', 'account', 'ihop@test.se'],
    ['create', 'grant', access.id],
  ]);
});

test('listing accesses of a unit takes the same number of reads whatever their number', async () => {
  const { orgId, scope } = await aPlace();
  const accountOf = (n: number): StoredAccount => ({
    id: `nr${n}@test.se`,
    version: 1,
    changedBy: 'x',
    changedAt: '',
    username: `nr${n}@test.se`,
    email: `nr${n}@test.se`,
    type: 'User',
    loginType: 'password',
    homeOrgId: orgId,
    active: true,
    disabled: false,
    created: '',
  });
  for (let n = 0; n < 60; n++) await world.table.commit(...insertAccount(accountOf(n)));
  for (let n = 0; n < 40; n++) await inviteAccess(scope, async () => undefined, newUser(`nr${n}@test.se`));
  let reads = 0;
  const { table } = world;
  const counting = {
    ...table,
    get: <Data>(key: Key) => {
      reads++;
      return table.get<Data>(key);
    },
    getAll: <Data>(keys: readonly Key[]) => {
      reads++;
      return table.getAll<Data>(keys);
    },
    query: <Data>(slice: Slice) => {
      reads++;
      return table.query<Data>(slice);
    },
  };
  expect(await listAccesses({ ...scope, table: counting })).toHaveLength(40);
  expect(reads).toBe(4);
  expect(await listCandidates({ ...scope, table: counting })).toHaveLength(20);
  expect(reads).toBe(6);
});
