import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cognito } from '#functions/account/identity.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { secrets } from '#functions/kernel/adapters/secrets.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { basisFileName, importFileName, logFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { organizationKey, planKeys, removedLogKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { replace, type Table, type Write } from '#functions/kernel/store/table.ts';
import { retainOrganization } from '#functions/triggers/retention/organization.ts';
import { operatingName } from '#infra/operating.ts';
import { type ArchiveLine, writeArchive } from '#infra/tenant/archive.ts';
import { tenantLines } from '#infra/tenant/exported.ts';
import { importTenant } from '#infra/tenant/imported.ts';
import { run } from '#infra/tenant/main.ts';
import { removeTenant } from '#infra/tenant/removed.ts';
import { clientOf, password, withApi } from '../../support/api.ts';
import { importUnit, personnelFile, previewFile } from '../../support/imports.ts';
import { scan } from '../../support/scan.ts';
import { dayRow, makeWard, monday, organizationGrant, sunday, type Ward } from '../../support/ward.ts';

const api = withApi();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenant-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

let count = 0;
const nextFile = () => join(folder, `${++count}.jsonl.gz`);

const partsOf = (orgId: string) => ({
  scope: scopeOf({
    ...{ caller: systemCaller('drift'), place: {}, table: theTable(), now: new Date(), address: '-' },
    path: { orgId },
  }),
  files: files(),
  identity: cognito(),
});

/** An organisation with something of every kind, a planner and a guest of another organisation. */
const fullWard = async (): Promise<
  Ward & { readonly name: string; readonly planner: string; readonly guest: string }
> => {
  const name = `Region Flytt ${++count}`;
  const ward = await makeWard(api, name);
  const { root } = api;
  await root.post(
    `${ward.C}/assets`,
    { name: 'Anna Öberg', period: { start: monday(0) } },
    { 'idempotency-key': name },
  );
  await root.put(ward.O, { name, heromaImportFtp: 'ftp.example.se', ftpUser: 'hr', ftpPassword: 'Hemligt/1' });
  const demand = { start: monday(0), end: null, shiftDemands: [dayRow(ward.shiftId)] };
  expect((await root.post(`${ward.C}/demands`, demand)).status).toBe(201);
  const planner = `flytt${count}@test.se`;
  const client = await api.person(planner, 'SuperUser', organizationGrant(ward));
  const reports = [{ name: 'Sommaren', definition: { type: 'demands' } }];
  expect((await client.put('/api/overview/settings', { version: 0, reports })).status).toBe(200);
  const guest = `gast${count}@test.se`;
  const home = await makeWard(api, `Region Gäst ${count}`);
  await api.person(guest, 'User', organizationGrant(home));
  const account = { username: guest, type: 'User', homeOrgId: home.orgId } as const;
  await grantAccess(partsOf(ward.orgId).scope, account, organizationGrant(ward));
  for (const file of [
    basisFileName(ward.orgId, 'bas_1'),
    importFileName(ward.orgId, 'originals', 'imp_1'),
    logFileName(ward.orgId, '2026-11-25T12:00:00.000Z', 'log_1'),
  ])
    await files().put(file, '{"å":"\\n"}');
  return { ...ward, name, planner, guest };
};

const exported = async ({ orgId }: Pick<Ward, 'orgId'>): Promise<string> => {
  const file = nextFile();
  await writeArchive(file, orgId, tenantLines(theTable(), files(), orgId, new Date()));
  return file;
};

// biome-ignore lint/suspicious/noExplicitAny: each kind of line has fields of its own.
type Line = any;
const linesOf = async (file: string): Promise<readonly Line[]> =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const isLogEntry = ({ row }: Line): boolean => /^ORG#[^#]+#LOG#/.test(row?.pk ?? '');
const nameOf = ({ row, account, file }: Line): string =>
  row ? `${row.pk} ${row.sk}` : (account?.username ?? file ?? '');

/** The lines by name; of accounts what an import ends is left out. */
const contentOf = async (file: string): Promise<ReadonlyMap<string, unknown>> =>
  new Map(
    (await linesOf(file)).slice(1, -1).map((line) => {
      if (!line.account) return [nameOf(line), line];
      const { sessionsFrom, ...account } = line.account;
      return [nameOf(line), { ...line, account }];
    }),
  );

/** The lines that an import added: everything else has to be equal. */
const addedBetween = async (before: string, after: string): Promise<readonly Line[]> => {
  const [was, is] = [await contentOf(before), await contentOf(after)];
  for (const [name, line] of was) expect(is.get(name), name).toEqual(line);
  return [...is.keys()].filter((name) => !was.has(name)).map((name) => is.get(name));
};

const rewrittenArchive = async (file: string, change: (lines: readonly Line[]) => readonly Line[]): Promise<string> => {
  const changed = nextFile();
  await writeFile(
    changed,
    gzipSync(
      change(await linesOf(file))
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    ),
  );
  return changed;
};

/** What rows and files of an organisation there are, its log and closed accounts included. */
const everything = async ({ orgId }: Pick<Ward, 'orgId'>) => ({
  rows: [...(await scan(api.server.table.endpoint))]
    .filter(([key, item]) => `${key}${item}`.includes(orgId))
    .map(([key, item]): readonly [string, unknown] => [key, JSON.parse(item)]),
  files: await files().list(`${orgId}/`),
});

test('an organisation that was removed is imported equal, and only its log was left in between', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const names = [...(await contentOf(file)).keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      ward.planner,
      basisFileName(ward.orgId, 'bas_1'),
      importFileName(ward.orgId, 'originals', 'imp_1'),
    ]),
  );
  expect(names.filter((name) => /ASSET|DEMAND#|GRANT|UNIQUE|CATEGORY/.test(name)).length).toBeGreaterThan(6);
  expect((await contentOf(file)).get(ward.planner)).toMatchObject({
    settings: { data: { reports: [{ name: 'Sommaren' }] } },
  });
  // Neither the password of the import's server, nor what only this installation can open.
  expect(names.filter((name) => /FTPPASSWORD|IDEMPOTENCY|SESSION|CODE#/.test(name))).toEqual([]);

  const parts = partsOf(ward.orgId);
  const proof = await removeTenant(parts, ward.orgId, ward.name);
  expect(proof).toMatchObject({ rows: 0, accounts: 0, files: 0, logFiles: 1 });
  expect(proof.logEntries).toBeGreaterThan(5);
  const left = await everything(ward);
  expect(left.rows.map(([key]) => key).filter((key) => !/^(ORG#[^#]+#LOG#|LOGBOOKS )/.test(key))).toEqual([]);
  expect(left.files).toHaveLength(1);
  expect((await api.login(ward.planner)).status).toBe(400);

  const result = await importTenant(partsOf(ward.orgId), file, ward.orgId);
  expect(result).toEqual({ name: ward.name, accounts: 1, unknownGuests: [] });
  const added = await addedBetween(file, await exported(ward));
  expect(added.every(isLogEntry)).toBe(true);
  expect(added.filter(({ row }) => row.data.action === 'create').map(({ row }) => row.data)).toMatchObject([
    { object: 'organization', by: 'drift', after: { name: ward.name } },
  ]);
  expect(await theTable().get(removedLogKey(ward.orgId))).toBeUndefined();
  expect((await api.root.get(`${ward.C}/assets`)).rows).toMatchObject([{ name: 'Anna Öberg' }]);
  // The password was the pool's: a new one is chosen.
  expect((await api.login(ward.planner)).status).toBe(400);
  await cognito().setPassword(ward.planner, password);
  const back = clientOf(api.server.url, String((await api.login(ward.planner)).body.access_token));
  expect((await back.get(ward.O)).data.name).toBe(ward.name);
  const guest = clientOf(api.server.url, String((await api.login(ward.guest)).body.access_token));
  expect((await guest.get(ward.O)).status).toBe(200);
});

test('an organisation, a name or an address that exists is refused, and nothing changes', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  const before = await everything(ward);
  await expect(importTenant(partsOf(ward.orgId), file, ward.orgId)).rejects.toThrow('finns redan');
  expect(await everything(ward)).toEqual(before);
  await expect(removeTenant(partsOf(ward.orgId), ward.orgId, 'annat namn')).rejects.toMatchObject({
    code: 'confirmName',
  });
  expect(await everything(ward)).toEqual(before);

  await removeTenant(partsOf(ward.orgId), ward.orgId, ward.name);
  const left = await everything(ward);
  const namesake = await makeWard(api, ward.name);
  await expect(importTenant(partsOf(ward.orgId), file, ward.orgId)).rejects.toThrow(`heter redan ${ward.name}`);
  expect((await api.root.put(namesake.O, { name: `${ward.name} ny`, version: 1 })).status).toBe(200);
  await api.person(ward.planner, 'User', organizationGrant(namesake));
  await expect(importTenant(partsOf(ward.orgId), file, ward.orgId)).rejects.toThrow(ward.planner);
  expect(await everything(ward)).toEqual(left);
});

test('an archive that is cut, altered or of another version is refused with its reason, and nothing of it is stored', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  const other = await makeWard(api, `${ward.name} granne`);
  await removeTenant(partsOf(ward.orgId), ward.orgId, ward.name);
  const before = await everything(ward);
  const whole = await readFile(file);
  const half = nextFile();
  await writeFile(half, whole.subarray(0, whole.length / 2));
  const text = nextFile();
  await writeFile(text, 'Personal;Grad');
  const replaced = (found: (line: Line) => boolean, change: (line: Line) => Line) =>
    rewrittenArchive(file, (lines) => {
      const at = lines.findIndex(found);
      expect(at).toBeGreaterThan(-1);
      return lines.map((line, n) => (n === at ? change(structuredClone(line)) : line));
    });
  const ofOther = (line: Line) => JSON.parse(JSON.stringify(line).replaceAll(ward.orgId, other.orgId));
  const isAsset = ({ row }: Line) => row?.sk.startsWith('ASSET#');
  const isArea = ({ row }: Line) => row?.sk.startsWith('AREA#') && row.gsi1pk;
  const cases: readonly (readonly [string, string])[] = [
    [half, 'avkortat'],
    [text, 'inget arkiv'],
    [join(folder, 'saknas'), 'finns inte'],
    [await rewrittenArchive(file, (lines) => lines.slice(0, -1)), 'avkortat'],
    [await rewrittenArchive(file, (lines) => lines.filter((line) => !isAsset(line))), 'avkortat'],
    [await rewrittenArchive(file, ([head, ...lines]) => [{ ...head, version: 2 }, ...lines]), 'version 2'],
    [await rewrittenArchive(file, ([head, ...lines]) => [{ ...head, orgId: other.orgId }, ...lines]), other.orgId],
    [await replaced(isAsset, ofOther), 'hör inte till'],
    [await replaced(({ file: name }) => name, ofOther), 'hör inte till'],
    [await replaced(({ account }) => account, ofOther), 'hör inte till'],
    [await replaced(isArea, (line) => ({ row: { ...line.row, gsi1sk: other.orgId } })), 'hör inte till'],
    [
      await replaced(
        ({ account }) => account,
        (line) => ({ ...line, account: { ...line.account, type: 'SuperAdmin' } }),
      ),
      'hör inte till',
    ],
    [await replaced(isAsset, (line) => ({ row: { ...line.row, version: 'ett' } })), 'skadad'],
  ];
  for (const [path, reason] of cases) {
    const refusal = await importTenant(partsOf(ward.orgId), path, ward.orgId).catch((cause: Error) => cause);
    expect(refusal).toMatchObject({ name: 'TenantRefused', message: expect.stringContaining(reason) });
  }
  expect(await everything(ward)).toEqual(before);
  expect(await theTable().get(organizationKey(ward.orgId))).toBeUndefined();
});

test('a value that no answer can hold is refused in every kind of row, and nothing is stored', async () => {
  const ward = await fullWard();
  const { root } = api;
  const posted = async (path: string, body: object) => {
    const { status, data } = await root.post(path, body);
    expect(status, path).toBe(201);
    return data;
  };
  await posted(`${ward.U}/beds`, { start: monday(0), beds: 24 });
  await posted(`${ward.C}/budget-periods`, { start: monday(0), budget: 8.5 });
  await posted(`${ward.U}/budget-hours`, { start: monday(0), budget: 160 });
  await posted(`${ward.U}/stencils`, { year: 2026, hour: 410 });
  await posted(`${ward.C}/schemas`, { start: monday(0), end: sunday(3) });
  const activity = await posted(`${ward.U}/activity`, { name: 'Arbetad tid', start: 2026, type: 'Worklog' });
  const inputs = { year: 2026, inputs: [{ activityId: activity.id, version: 0, jan: 8 }] };
  expect((await root.put(`${ward.U}/activity/input`, inputs)).status).toBe(200);
  const comments = { version: 0, jan: 'semester' };
  expect((await root.put(`${ward.U}/followup/2026/comments`, comments)).status).toBe(200);
  const file = await exported(ward);
  await removeTenant(partsOf(ward.orgId), ward.orgId, ward.name);
  const before = await everything(ward);

  /** The archive with another value wherever data of the kind has one of these fields. */
  const damaged = (kind: string, value: unknown, ...fields: readonly string[]) =>
    rewrittenArchive(file, (lines) => {
      let found = 0;
      const reviver = (name: string, own: unknown) => {
        if (!fields.includes(name)) return own;
        found += 1;
        return value;
      };
      const isOfKind = ({ row }: Line) => row && row.sk.split('#', 1)[0] === kind && !row.pk.endsWith('UNIQUE');
      const next = lines.map((line) =>
        isOfKind(line) ? { row: { ...line.row, data: JSON.parse(JSON.stringify(line.row.data), reviver) } } : line,
      );
      expect(found, kind).toBeGreaterThan(0);
      return next;
    });
  const periods = ['CATEGORY', 'ASSET', 'DEMAND', 'DEMANDS', 'BEDS', 'BUDGET', 'HOURS', 'SCHEMAS'];
  const cases = [
    ...(await Promise.all(periods.map(async (kind) => [kind, await damaged(kind, '2999-01-04', 'start')] as const))),
    ['STENCILS', await damaged('STENCILS', 'ett år', 'year')],
    ['ACTIVITIES', await damaged('ACTIVITIES', 'Okänd', 'type')],
    ['INPUTS', await damaged('INPUTS', ['8'], 'months')],
    ['COMMENTS', await damaged('COMMENTS', null, 'months')],
    ['UNIT', await damaged('UNIT', 7, 'name')],
    ['AREA', await damaged('AREA', null, 'name')],
    ['ORG', await damaged('ORG', 'var dag', 'dayOfImport')],
  ] as const;
  for (const [kind, path] of cases) {
    const refusal = await importTenant(partsOf(ward.orgId), path, ward.orgId).catch((cause: Error) => cause);
    expect(refusal, kind).toMatchObject({
      name: 'TenantRefused',
      message: expect.stringMatching(new RegExp(`raden ${kind}(#\\S+)? håller värden`)),
    });
  }
  expect(await everything(ward)).toEqual(before);
  expect(await importTenant(partsOf(ward.orgId), file, ward.orgId)).toMatchObject({ name: ward.name });
  expect((await root.get(`${ward.U}/stencils`)).rows).toMatchObject([{ year: 2026, hour: 410 }]);
});

test('an import that fails on the way is taken back, and one that was killed is done again', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  // Removed in the program: the closed account stays.
  const parts = partsOf(ward.orgId);
  await deleteOrganization(parts.scope, ward, { confirm: ward.name }, parts.files);
  const before = await everything(ward);
  const full = { ...parts.files, put: async () => Promise.reject(new Error('the disk is full')) };
  await expect(importTenant({ ...parts, files: full }, file, ward.orgId)).rejects.toThrow('the disk is full');
  expect(await everything(ward)).toEqual(before);

  // Killed: nothing is taken back.
  const table = theTable();
  let isAlive = true;
  const commit = async () => {
    isAlive = false;
    throw new Error('killed');
  };
  const dying: Table = {
    ...table,
    commit: async (...writes: readonly Write[]) => (isAlive ? table.commit(...writes) : commit()),
  };
  await expect(
    importTenant({ ...parts, scope: { ...parts.scope, table: dying, commit } }, file, ward.orgId),
  ).rejects.toThrow('killed');
  const cutOff = await everything(ward);
  expect(cutOff.rows.length).toBeGreaterThan(before.rows.length);
  // An order of the day of its removal meets the import.
  await retainOrganization({ table, identity: parts.identity, files: parts.files, now: new Date() }, ward.orgId);
  expect(await everything(ward)).toEqual(cutOff);
  expect((await api.root.get('/api/organizations')).rows.map(({ id }) => id)).not.toContain(ward.orgId);
  await importTenant(partsOf(ward.orgId), file, ward.orgId);
  const added = await addedBetween(file, await exported(ward));
  expect(added.every(isLogEntry)).toBe(true);
});

/** Runs the tool as the command line does. Returns the exit code and what was said. */
const tool = async (...args: readonly string[]) => {
  const said: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(String(line)));
  const code = await run(args);
  return { code, said: said.join('\n') };
};

test('the tool reaches an installation in the cloud by the parameter of its stage', async () => {
  const ward = await fullWard();
  const { TABLE_NAME, FILES_BUCKET, USER_POOL_ID, USER_POOL_CLIENT_IDS, SECRETS_PATH } = process.env;
  const settings = { TABLE_NAME, FILES_BUCKET, USER_POOL_ID, USER_POOL_CLIENT_IDS };
  try {
    process.env.SECRETS_PATH = '/bemanningsplan/sample';
    settingsChanged();
    await secrets().put(operatingName, JSON.stringify(settings));
    for (const name of Object.keys(settings)) delete process.env[name];
    const file = nextFile();
    expect(await tool('export', '--org', ward.orgId, '--file', file, '--cloud')).toMatchObject({ code: 0 });
    expect((await tool('export', '--org', ward.orgId, '--file', file, '--cloud')).said).toContain('finns redan');
    expect((await tool('import', '--org', ward.orgId, '--file', file, '--cloud')).code).toBe(1);
    const wrong = await tool('remove', '--org', ward.orgId, '--confirm', 'fel', '--cloud');
    expect(wrong).toEqual({ code: 1, said: '--confirm är inte organisationens namn.' });
    const removed = await tool('remove', '--org', ward.orgId, '--confirm', ward.name, '--cloud');
    expect(removed).toMatchObject({ code: 0, said: expect.stringContaining('0 rader, 0 konton, 0 filer') });
    expect((await tool('remove', '--org', 'org_okand', '--confirm', 'x', '--cloud')).said).toContain('finns inte');
    for (const args of [['export'], ['ta bort', '--org', 'x'], ['remove', '--org', 'x'], ['export', '--org', '../x']])
      expect((await tool(...args)).said).toContain('Så här');
  } finally {
    Object.assign(process.env, settings, { SECRETS_PATH });
    settingsChanged();
  }
});

test('an organisation is exported after an import of staff, and not during one', async () => {
  const ward = await makeWard(api, 'Region Inläst');
  const unit = await importUnit(api, ward);
  const row = `${unit.identifier};1;Ek, Eva;Sjuksköterska;100;${monday(1)};;N`;
  const { fileId } = (await previewFile(api, unit.U, 'personnel', personnelFile(row))).data;
  expect((await api.root.post(`${unit.U}/importheromapersonnel`, { fileId })).status).toBe(200);
  const lines = async () => {
    const all: ArchiveLine[] = [];
    for await (const line of tenantLines(theTable(), files(), ward.orgId, new Date())) all.push(line);
    return all;
  };
  expect(JSON.stringify(await lines())).toContain('Eva Ek');
  const lock = (await theTable().get<object>(planKeys.importLock({ orgId: ward.orgId, unitId: unit.id })))!;
  await theTable().commit(replace(lock, { underWay: { counts: 'before', record: { steps: null } } }));
  await expect(lines()).rejects.toThrow('En inläsning pågår');
});
