import type { Identity } from '#functions/account/identity.ts';
import { eraseAccount, insertAccount, isTaken, poolName } from '#functions/account/repository.ts';
import { accountsAtHome, accountsOf, insertGrant, type StoredGrant } from '#functions/core/grants/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { organizationNameReservation } from '#functions/hierarchy/levels/reservations.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { fileFolders } from '#functions/kernel/store/fileNames.ts';
import type { Files } from '#functions/kernel/store/files.ts';
import {
  accountKey,
  isGrant,
  listedOrganization,
  organizationKey,
  organizationPartition,
  removedLogKey,
  savedReportsKey,
} from '#functions/kernel/store/keys.ts';
import { insert, type Row, type Write } from '#functions/kernel/store/table.ts';
import { inParallel } from '#shared/inParallel.ts';
import { type ArchiveLine, readArchive } from './archive.ts';
import { isReadable } from './readable.ts';
import { TenantRefused } from './refused.ts';
import { additions } from './writer.ts';

/** Calls of the user pool at a time: its quota is counted per second. */
const callsAtOnce = 4;

export interface ImportParts {
  readonly scope: Scope;
  readonly files: Files;
  readonly identity: Identity;
}

export interface Imported {
  readonly name: string;
  readonly accounts: number;
  /** Accounts of other organisations that had access, and do not exist here: their access is left out. */
  readonly unknownGuests: readonly string[];
}

const isOwnRow = (orgId: string, row: Row): boolean =>
  row.pk === organizationPartition(orgId) && row.sk === organizationKey(orgId).sk;

const grantIn = (orgId: string, line: ArchiveLine): Row<StoredGrant> | undefined =>
  'row' in line && line.row.pk === organizationPartition(orgId) && isGrant(line.row)
    ? (line.row as Row<StoredGrant>)
    : undefined;

/** What decides whether the archive may be stored, of all of its lines. */
const survey = async (scope: Scope, path: string, orgId: string) => {
  const own: Row<StoredOrganization>[] = [];
  const accounts: StoredAccount[] = [];
  const grantees = new Set<string>();
  for await (const line of readArchive(path, orgId)) {
    if ('row' in line && !isReadable(scope, orgId, line.row))
      throw new TenantRefused(`Arkivet är skadat: raden ${line.row.sk} håller värden som programmet inte kan visa.`);
    if ('row' in line && isOwnRow(orgId, line.row)) own.push(line.row as Row<StoredOrganization>);
    if ('account' in line) accounts.push(line.account);
    const grant = grantIn(orgId, line);
    if (grant) grantees.add(grant.data.username);
  }
  const [row] = own;
  if (!row || own.length > 1)
    throw new TenantRefused('Arkivet är skadat: organisationens egen rad ska finnas en gång.');
  const usernames = new Set(accounts.map(({ username }) => username));
  return { row, accounts, usernames, guests: [...grantees].filter((name) => !usernames.has(name)) };
};

/** The closed accounts of the organisation, from before it was removed here. */
const remainingAccounts = async ({ table }: Scope, orgId: string) =>
  accountsOf(
    table,
    (await accountsAtHome(table, orgId)).map(({ username }) => username),
  );

const assertFree = async (
  { table }: Scope,
  orgId: string,
  { row, accounts }: Awaited<ReturnType<typeof survey>>,
  remaining: readonly Row<StoredAccount>[],
): Promise<void> => {
  if (await table.get(organizationKey(orgId))) throw new TenantRefused(`Organisationen ${orgId} finns redan.`);
  const { pk, sk } = organizationNameReservation(row.data.name);
  if (await table.get({ pk, sk })) throw new TenantRefused(`En annan organisation heter redan ${row.data.name}.`);
  const ownNames = new Set(remaining.flatMap(({ data }) => [data.username, data.email]));
  const wanted = [...new Set(accounts.flatMap(({ username, email }) => [username, email]))];
  const taken = await inParallel(wanted, callsAtOnce, async (name) =>
    !ownNames.has(name) && (await isTaken(table, name)) ? [name] : [],
  );
  if (taken.flat().length > 0)
    throw new TenantRefused(`Konton med dessa adresser finns redan på annat håll: ${taken.flat().join(', ')}.`);
};

/** The account as it begins here: its sessions have ended, and password, authenticator app and mailed links are those of no pool. */
const begun = (account: StoredAccount, now: Date): StoredAccount => {
  const { secondFactor, keptSession, endedSessions, newEmail, ...kept } = account;
  return { ...kept, sessionsFrom: now.toISOString() };
};

const accountWrites = (account: StoredAccount, version: number): readonly Write[] => {
  const { pk, sk } = accountKey(account.username);
  return insertAccount(account).map((write) =>
    'put' in write && write.put.pk === pk && write.put.sk === sk ? { ...write, put: { ...write.put, version } } : write,
  );
};

const writesOf = (line: ArchiveLine, now: Date): readonly Write[] => {
  if ('row' in line) return [{ put: line.row, guard: 'absent' }];
  if (!('account' in line)) return [];
  const { account, version, settings } = line;
  const saved = settings
    ? [{ put: { ...settings, ...savedReportsKey(account.username) }, guard: 'absent' } as const]
    : [];
  return [...accountWrites(begun(account, now), version), ...saved];
};

/** A grant's two rows, in the version that both have. */
const grantWrites = ({ data, version }: Row<StoredGrant>): readonly Write[] =>
  insertGrant(data).map((write) => ('put' in write ? { ...write, put: { ...write.put, version } } : write));

/** Shows the organisation, and logs that: its row is the last that is stored. */
const show = ({ commit }: Scope, { data, version }: Row<StoredOrganization>) => {
  const { pk, sk } = organizationNameReservation(data.name);
  const row: Row = { ...organizationKey(data.id), ...listedOrganization(data.id), version, data };
  return commit({
    writes: [{ put: row, guard: 'absent' }, insert({ pk, sk, data: {} })],
    action: 'create',
    object: 'organization',
    id: data.id,
    path: { orgId: data.id },
    after: data,
  });
};

/**
 * Stores the organisation of an archive. All of the archive is read and judged before anything is stored, and the organisation's own row,
 * by which it is seen, is stored last; what fails on the way is taken back. Throws {@link TenantRefused}: the archive is at fault, or the
 * organisation, its name or an account exists already.
 */
export const importTenant = async (
  { scope, files, identity }: ImportParts,
  path: string,
  orgId: string,
): Promise<Imported> => {
  const { table, now } = scope;
  const found = await survey(scope, path, orgId);
  const remaining = await remainingAccounts(scope, orgId);
  await assertFree(scope, orgId, found, remaining);
  const replaced = remaining.filter(({ data }) => found.usernames.has(data.username));
  const present = new Set((await accountsOf(table, found.guests)).map(({ data }) => data.username));
  const unknownGuests = found.guests.filter((name) => !present.has(name));

  const [folder = ''] = fileFolders(orgId);
  const { rows, file, flush, undo } = additions(table, files, new Set(await files.list(folder)));
  // While a removed organisation has a note on its log, the retention removes whatever it finds of that organisation.
  const logbook = await table.get(removedLogKey(orgId));
  if (logbook) await table.commit({ remove: removedLogKey(orgId), guard: { version: logbook.version } });
  try {
    for (const row of replaced) await table.commit(...eraseAccount(row));
    for await (const line of readArchive(path, orgId)) {
      const grant = grantIn(orgId, line);
      if (grant) {
        if (!unknownGuests.includes(grant.data.username)) await rows(...grantWrites(grant));
      } else if ('file' in line) await file(line.file, line.text);
      else if (!('row' in line && isOwnRow(orgId, line.row))) await rows(...writesOf(line, now));
    }
    await flush();
    await inParallel(found.accounts, callsAtOnce, (account) => identity.remove(poolName(account)));
    await show(scope, found.row);
  } catch (cause) {
    await undo();
    for (const { data, version } of replaced) await table.commit(...accountWrites(data, version));
    if (logbook) await table.commit({ put: logbook, guard: 'absent' });
    throw cause;
  }
  return { name: found.row.data.name, accounts: found.accounts.length, unknownGuests };
};
