import { join } from 'node:path';
import type { SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { cognito } from '#functions/account/identity.ts';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { basisFileName, importFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { retainOrganization } from '#functions/triggers/retention/organization.ts';
import { handler as queued } from '#functions/triggers/retention/queued.ts';
import { handler as schedule } from '#functions/triggers/retention/schedule.ts';
import { fileStore, filesBucket } from '#infra/local/files/store.ts';
import { addMonths, todayInStockholm } from '#shared/time/day.ts';
import { withApi } from '../support/api.ts';
import { scan } from '../support/scan.ts';
import { makeWard, monday, organizationGrant, type Ward } from '../support/ward.ts';

const api = withApi();

let count = 0;

/** An organisation with something of every kind: staff, grants, remembered answers, a password, files. */
const fullWard = async (): Promise<Ward & { readonly name: string }> => {
  const name = `Region Full ${++count}`;
  const ward = await makeWard(api, name);
  const anna = { name: 'Anna', period: { start: monday(0) } };
  await api.root.post(`${ward.C}/assets`, anna, { 'idempotency-key': `anna${count}` });
  await api.root.put(ward.O, { name, heromaImportFtp: 'ftp.example.se', ftpUser: 'hr', ftpPassword: 'Hemligt/1' });
  await api.person(`full${count}@test.se`, 'SuperUser', organizationGrant(ward));
  for (const file of [basisFileName(ward.orgId, 'bas_1'), importFileName(ward.orgId, 'originals', 'imp_1')])
    await files().put(file, '{}');
  return { ...ward, name };
};

const remove = ({ O, name }: { readonly O: string; readonly name: string }) =>
  api.root.remove(`${O}?confirm=${encodeURIComponent(name)}`);

/** The keys of rows and the names of files that hold the organisation's id. */
const left = async ({ orgId }: Ward): Promise<readonly string[]> => {
  const rows = [...(await scan(api.server.table.endpoint))].filter(([key, item]) => `${key}${item}`.includes(orgId));
  const kept = await fileStore(join(api.server.dataDir, 'files')).list(filesBucket, '');
  return [...rows.map(([key]) => key), ...kept.map(({ key }) => key).filter((key) => key.includes(orgId))];
};

/** Without the log, the notes on it, and accounts, which are closed. */
const beyondLog = async (ward: Ward) =>
  (await left(ward)).filter((name) => !/^(ORG#[^#]+#(LOG#|RETENTION )|LOGBOOKS |USER#[^ ]+ PROFILE)/.test(name));

const inMonths = (months: number, { orgId }: Ward) => {
  const now = new Date(`${addMonths(todayInStockholm(new Date()), months)}T12:00:00Z`);
  return retainOrganization({ table: theTable(), identity: cognito(), files: files(), now }, orgId);
};

test('of a removed organisation nothing is left but its log and its closed accounts, and of these nothing in time', async () => {
  const ward = await fullWard();
  expect((await left(ward)).length).toBeGreaterThan(15);
  expect(await beyondLog(ward)).toContain(basisFileName(ward.orgId, 'bas_1'));
  expect((await remove(ward)).status).toBe(204);
  await expect.poll(() => beyondLog(ward), { timeout: 10_000 }).toEqual([]);
  expect((await left(ward)).length).toBeGreaterThan(3);
  await inMonths(25, ward);
  // The entry of the log that says which account went has its own time.
  await inMonths(50, ward);
  // What the retention noted lies in the log outside all organisations.
  const noted = (await left(ward)).filter((name) => !name.startsWith('ORG#-#LOG#'));
  expect(noted).toEqual([]);
});

test('a removal that meets twenty writers leaves nothing either', async () => {
  const ward = await fullWard();
  const writers = Array.from({ length: 20 }, async (_, n) => {
    const created: number[] = [];
    for (let step = 0; step < 5; step++)
      created.push(
        (await api.root.post(`${ward.C}/assets`, { name: `Sen ${n}`, period: { start: monday(0) } })).status,
      );
    return created;
  });
  const removed = remove(ward);
  const statuses = (await Promise.all(writers)).flat();
  expect((await removed).status).toBe(204);
  expect(statuses).toContain(404);
  await expect.poll(() => beyondLog(ward), { timeout: 10_000 }).toEqual([]);
});

/** A table that fails from the given number of commits on, and a scope that writes to it. */
const dying = (commits: number): Scope => {
  let leftOver = commits;
  const table: Table = {
    ...theTable(),
    commit: async (...writes) => {
      if (leftOver-- <= 0) throw new Error('the machine died');
      await theTable().commit(...writes);
    },
  };
  const caller = { username: 'root@test.se', type: 'SuperAdmin', grants: [] } as const;
  return scopeOf({ caller, place: {}, table, now: new Date(), address: '-', path: {} });
};

test.each([1, 2, 4, 6, 8])(
  'the schedule finishes a removal that was cut after %i writes, in the name of who ordered it',
  async (commits) => {
    const ward = await fullWard();
    const removal = deleteOrganization(dying(commits), ward, { confirm: ward.name }, files());
    await expect(removal).rejects.toThrow('died');
    expect((await api.root.get(ward.O)).status).toBe(404);
    expect((await beyondLog(ward)).length).toBeGreaterThan(0);
    await schedule();
    await expect.poll(() => beyondLog(ward), { timeout: 10_000 }).toEqual([]);
    const log = await api.root.get(`/api/log?orgId=${ward.orgId}`);
    const employee = log.rows.find(({ action, object }) => String(action) === 'remove' && String(object) === 'asset');
    expect(employee).toMatchObject({ by: 'root@test.se' });
  },
);

test('a removal that the time of its function does not allow is ordered anew, and carried out', async () => {
  const ward = await fullWard();
  const removal = deleteOrganization(dying(1), ward, { confirm: ward.name }, files());
  await expect(removal).rejects.toThrow('died');
  expect((await beyondLog(ward)).length).toBeGreaterThan(0);
  const order = { body: JSON.stringify({ orgId: ward.orgId }) } as SQSRecord;
  await queued({ Records: [order] }, { getRemainingTimeInMillis: () => 0 });
  await expect.poll(() => beyondLog(ward), { timeout: 10_000 }).toEqual([]);
});

test('the schedule leaves organisations alone that nobody removes', async () => {
  const ward = await fullWard();
  const before = await left(ward);
  await inMonths(0, ward);
  // But for what the retention notes for itself.
  expect((await left(ward)).filter((name) => !/#RETENTION|SETTLED/.test(name))).toEqual(before);
});
