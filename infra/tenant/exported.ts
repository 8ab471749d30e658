import { accountsAtHome, accountsOf } from '#functions/core/grants/repository.ts';
import { unitRows } from '#functions/core/places/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { storedPlanRows } from '#functions/core/plan/rows.ts';
import { isLock } from '#functions/core/plan/staffImport.ts';
import { isProvider, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { fileFolders } from '#functions/kernel/store/fileNames.ts';
import type { Files } from '#functions/kernel/store/files.ts';
import {
  ftpPasswordKey,
  idempotencyRange,
  organizationKey,
  ownRanges,
  planVersionRange,
  retentionKey,
  savedReportsKey,
  settledKey,
} from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table } from '#functions/kernel/store/table.ts';
import { monthsOf } from '#functions/log/repository.ts';
import type { ArchiveLine } from './archive.ts';
import { TenantRefused } from './refused.ts';

const isSame = (a: Key, b: Key): boolean => a.pk === b.pk && a.sk === b.sk;

const asLines = (rows: readonly Row[]): readonly ArchiveLine[] => rows.map((row) => ({ row }));

/**
 * Levels, grants and settings before what refers to them, so that an import that is cut can be removed; no password, no remembered answers, no
 * versions of plans, no note of what was moved: an installation gives its own.
 */
async function* ownLines(table: Table, orgId: string): AsyncGenerator<ArchiveLine> {
  const left = [organizationKey(orgId), ftpPasswordKey(orgId), settledKey(orgId)];
  const apart = [idempotencyRange(orgId), planVersionRange(orgId)].map(({ pk }) => pk);
  for (const range of ownRanges(orgId))
    if (!apart.includes(range.pk))
      yield* asLines((await table.query(range)).filter((row) => !left.some((key) => isSame(key, row))));
  yield* asLines(await table.getAll([retentionKey(orgId)]));
}

async function* unitLines(table: Table, orgId: string): AsyncGenerator<ArchiveLine> {
  for (const { data } of await unitRows(table, { orgId })) {
    const rows = await storedPlanRows(table, { orgId, unitId: data.id });
    if (rows.some((row) => isLock(row) && row.data.underWay))
      throw new TenantRefused(`En inläsning pågår på ${data.name}. Försök igen när den är klar.`);
    yield* asLines(rows);
  }
}

async function* logLines(table: Table, organization: StoredOrganization, now: Date): AsyncGenerator<ArchiveLine> {
  const book = { orgId: organization.id, created: organization.created };
  for (const [month] of monthsOf([book], '', now.toISOString()).toReversed())
    if (month) yield* asLines(await table.query({ pk: month.pk }));
}

/** Accounts at home in the organisation, without sessions and codes. */
async function* accountLines(table: Table, orgId: string): AsyncGenerator<ArchiveLine> {
  const usernames = (await accountsAtHome(table, orgId)).filter((one) => !isProvider(one)).map((one) => one.username);
  const accounts = await accountsOf(table, usernames);
  const saved = await table.getAll(usernames.map(savedReportsKey));
  const settingsOf = ({ username }: StoredAccount) => {
    const row = saved.find((one) => isSame(one, savedReportsKey(username)));
    if (!row) return {};
    const { pk: _, ...settings } = row;
    return { settings };
  };
  for (const { data, version } of accounts) yield { account: data, version, ...settingsOf(data) };
}

/** Files of the log, of budgets and of imports; answers are read once, and go after a day. */
async function* fileLines(files: Files, orgId: string): AsyncGenerator<ArchiveLine> {
  const [folder = ''] = fileFolders(orgId);
  for (const file of await files.list(folder)) yield { file, text: await files.get(file) };
}

/** Everything that belongs to an organisation, its own row last (README.md). Throws {@link TenantRefused} where there is none. */
export async function* tenantLines(table: Table, files: Files, orgId: string, now: Date): AsyncGenerator<ArchiveLine> {
  const row = await table.get<StoredOrganization>(organizationKey(orgId));
  if (!row || row.removing) throw new TenantRefused(`Organisationen ${orgId} finns inte.`);
  yield* ownLines(table, orgId);
  yield* unitLines(table, orgId);
  yield* logLines(table, row.data, now);
  yield* accountLines(table, orgId);
  yield* fileLines(files, orgId);
  yield { row };
}
