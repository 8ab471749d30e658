import { expect, test } from 'vitest';
import { updateOrganization } from '#functions/hierarchy/levels/organization.ts';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { ftpPasswordKey } from '#functions/kernel/store/keys.ts';
import type { OrganizationChange } from '#shared/model/organization.ts';
import { withTable } from '../../../support/table.ts';
import { anOrganization } from '../tree.ts';

let scope: Scope;
const world = withTable((world) => {
  scope = world.scope();
});

const server = { heromaImportFtp: 'ftp.region.se', ftpUser: 'plan', ftpPassword: 'hemligt-1' };

const storedOf = async (orgId: string) =>
  (await world.table.get<{ ftpPassword: string }>(ftpPasswordKey(orgId)))?.data.ftpPassword;

test.each<[string, OrganizationChange, string | undefined]>([
  ['a change without password keeps the FTP password', { name: 'Nytt namn' }, 'hemligt-1'],
  [
    'the same server and user keep the FTP password',
    { heromaImportFtp: 'ftp.region.se', ftpUser: 'plan' },
    'hemligt-1',
  ],
  ['a new FTP password replaces the old one', { ftpPassword: 'hemligt-2' }, 'hemligt-2'],
  ['another server removes the FTP password', { heromaImportFtp: 'ftp.annan.se' }, undefined],
  ['another FTP user removes the FTP password', { ftpUser: 'annan' }, undefined],
  [
    'another server with a new password stores that password',
    { heromaImportFtp: 'ftp.annan.se', ftpPassword: 'hemligt-3' },
    'hemligt-3',
  ],
  ['null removes the FTP password', { ftpPassword: null }, undefined],
])('%s', async (what, change, left) => {
  const made = await anOrganization(scope, server);
  const named = change.name === undefined ? change : { ...change, name: `${what} ${made.id}` };
  const changed = await updateOrganization(scope, { orgId: made.id }, named, made.version);
  expect(await storedOf(made.id)).toBe(left);
  expect(JSON.stringify([made, changed])).not.toContain('hemligt');
});

test('the FTP password is never logged, is set by SuperAdmin only, and is removed with its organisation', async () => {
  const made = await anOrganization(scope, server);
  const admin = world.scope({ caller: { username: 'admin@demo.se', type: 'Admin', grants: [] } });
  await updateOrganization(admin, { orgId: made.id }, { ftpPassword: 'hemligt-9' }, undefined);
  expect(await storedOf(made.id)).toBe('hemligt-1');
  const month = new Date().toISOString().slice(0, 7);
  const books = await Promise.all([made.id, '-'].map((id) => world.table.query({ pk: `ORG#${id}#LOG#${month}` })));
  expect(books.flat().length).toBeGreaterThan(0);
  expect(JSON.stringify(books)).not.toContain('hemligt');
  await deleteOrganization(scope, { orgId: made.id }, { confirm: made.name });
  expect(await storedOf(made.id)).toBeUndefined();
});
