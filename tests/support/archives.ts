import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import { cognito } from '#functions/account/identity.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { basisFileName, importFileName, logFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { writeArchive } from '#infra/tenant/archive.ts';
import { tenantLines } from '#infra/tenant/exported.ts';
import type { withApi } from './api.ts';
import { scan } from './scan.ts';
import { dayRow, makeWard, monday, organizationGrant, type Ward } from './ward.ts';

/** What the tools of an organisation's archive work with. */
export const partsOf = (orgId: string) => ({
  scope: scopeOf({
    caller: systemCaller('drift'),
    place: {},
    table: theTable(),
    now: new Date(),
    address: '-',
    path: { orgId },
  }),
  files: files(),
  identity: cognito(),
});

// biome-ignore lint/suspicious/noExplicitAny: each kind of line has fields of its own.
export type Line = any;
const linesOf = async (file: string): Promise<readonly Line[]> =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Whether a line is an entry of the log. */
export const isLogEntry = ({ row }: Line): boolean => /^ORG#[^#]+#LOG#/.test(row?.pk ?? '');
const nameOf = ({ row, account, file }: Line): string =>
  row ? `${row.pk} ${row.sk}` : (account?.username ?? file ?? '');

/** The lines of an archive by name; of accounts what an import ends is left out. */
export const contentOf = async (file: string): Promise<ReadonlyMap<string, unknown>> =>
  new Map(
    (await linesOf(file)).slice(1, -1).map((line) => {
      if (!line.account) return [nameOf(line), line];
      const { sessionsFrom, ...account } = line.account;
      return [nameOf(line), { ...line, account }];
    }),
  );

/** The lines of an archive that an import added: everything else has to be equal. */
export const addedBetween = async (before: string, after: string): Promise<readonly Line[]> => {
  const [was, is] = [await contentOf(before), await contentOf(after)];
  for (const [name, line] of was) expect(is.get(name), name).toEqual(line);
  return [...is.keys()].filter((name) => !was.has(name)).map((name) => is.get(name));
};

/** Organisations of the program under test, with their archives in a folder of the test file. */
export const withArchives = (api: ReturnType<typeof withApi>) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenant-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let count = 0;
  const nextFile = () => join(folder, `${++count}.jsonl.gz`);

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

  /** The archive with other lines. */
  const rewrittenArchive = async (
    file: string,
    change: (lines: readonly Line[]) => readonly Line[],
  ): Promise<string> => {
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

  return { nextFile, fullWard, exported, rewrittenArchive, everything };
};
