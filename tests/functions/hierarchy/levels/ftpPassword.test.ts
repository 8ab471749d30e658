import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ftpPassword } from '#functions/core/places/ftpPassword.ts';
import { updateOrganization } from '#functions/hierarchy/levels/organization.ts';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Conflict } from '#functions/kernel/store/table.ts';
import { serveLocally } from '#infra/local/http.ts';
import { secretsListener } from '#infra/local/secrets/server.ts';
import { secretStore } from '#infra/local/secrets/store.ts';
import { localCredentials } from '#infra/local/table.ts';
import type { OrganizationChange } from '#shared/model/organization.ts';
import { noFiles } from '../../../support/noFiles.ts';
import { refusal } from '../../../support/plan.ts';
import { withTable } from '../../../support/table.ts';
import { anOrganization } from '../tree.ts';

// First: the table brings a stand-in for secrets of its own, which the one of this file replaces.
let scope: Scope;
const world = withTable((world) => {
  scope = world.scope();
});

const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
const environment = { ...process.env };
let standIn: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  standIn = await serveLocally(secretsListener(secretStore(folder)));
  Object.assign(process.env, {
    SECRETS_PATH: '/test',
    AWS_ENDPOINT_URL_SSM: standIn.url,
    AWS_REGION: localCredentials.region,
    AWS_ACCESS_KEY_ID: localCredentials.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.credentials.secretAccessKey,
  });
  settingsChanged();
});
afterAll(async () => {
  process.env = environment;
  await standIn.stop();
  await rm(folder, { recursive: true });
});

const server = { heromaImportFtp: 'ftp.region.se', ftpUser: 'plan', ftpPassword: 'hemligt-1' };

const storedOf = (orgId: string) => ftpPassword(world.table, orgId);

/** The files of the secrets, each one secret, and their whole content. */
const secretFiles = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.secret'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
};

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
  const change = () => updateOrganization(admin, { orgId: made.id }, { ftpPassword: 'hemligt-9' }, undefined);
  expect(await refusal(change)).toMatchObject({ code: 'validation', fields: { ftpPassword: 'byProvider' } });
  expect(await storedOf(made.id)).toBe('hemligt-1');
  const month = new Date().toISOString().slice(0, 7);
  const books = await Promise.all([made.id, '-'].map((id) => world.table.query({ pk: `ORG#${id}#LOG#${month}` })));
  expect(books.flat().length).toBeGreaterThan(0);
  expect(JSON.stringify(books)).not.toContain('hemligt');
  await deleteOrganization(scope, { orgId: made.id }, { confirm: made.name }, noFiles);
  expect(await storedOf(made.id)).toBeUndefined();
});

test('the FTP password lies encrypted, in no row of the table, and a refused change keeps the old one', async () => {
  const before = (await secretFiles()).length;
  const made = await anOrganization(scope, server);
  const stale = updateOrganization(scope, { orgId: made.id }, { ftpPassword: 'hemligt-4' }, made.version + 1);
  await expect(stale).rejects.toThrow('conflict');
  const failing = world.scope({ table: { ...world.table, commit: () => Promise.reject(new Conflict('taken')) } });
  const taken = updateOrganization(failing, { orgId: made.id }, { ftpPassword: 'hemligt-4' }, undefined);
  await expect(taken).rejects.toThrow('taken');
  expect(await storedOf(made.id)).toBe('hemligt-1');
  const files = await secretFiles();
  expect(files).toHaveLength(before + 1);
  expect(files.join()).not.toContain('hemligt');
  const rows = await world.table.query({ pk: `ORG#${made.id}` });
  expect(JSON.stringify(rows)).not.toContain('hemligt');
});
