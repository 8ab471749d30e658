import type { Identity } from '#functions/account/identity.ts';
import { accountsAtHome } from '#functions/core/grants/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import type { RemovedFiles } from '#functions/hierarchy/removal/remains.ts';
import { finishOrganization } from '#functions/hierarchy/removal/sweep.ts';
import { logLine } from '#functions/kernel/adapters/log.ts';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { noOrganization, organizationKey } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { endLogbook, oneLogbook } from '#functions/log/repository.ts';
import { removeClosedAccounts } from './closedAccounts.ts';
import { closeDueMonths } from './closing.ts';
import { keptFrom } from './keptFrom.ts';
import { shortenLogbook } from './logbook.ts';
import { pastAway } from './pastAway.ts';

/** Who the log names for what went because of its age. */
const retention = 'gallring';

/** What one run takes at most: the next run goes on. */
interface Bounds {
  readonly mostRows: number;
  readonly mostAccounts: number;
}

const usualBounds: Bounds = { mostRows: 20_000, mostAccounts: 100 };

interface Parts {
  readonly table: Table;
  readonly identity: Identity;
  readonly files: RemovedFiles;
  readonly now: Date;
  readonly bounds?: Bounds;
}

/** Carries out a removal, in the name of whoever ordered it: the mark says who that was. */
const finishRemoval = async (
  { table, files, now }: Parts,
  orgId: string,
  row: Row<StoredOrganization> | undefined,
): Promise<void> => {
  const username = row?.data.changedBy ?? retention;
  await finishOrganization(scopeFor(table, now, username), files, { orgId });
  if (row) logLine('info', { event: 'removal', tenant: orgId, left: 0 });
};

const scopeFor = (table: Table, now: Date, username: string): Scope =>
  scopeOf({ caller: systemCaller(username), place: {}, table, now, address: '-', path: {} });

/**
 * Removes what an organisation (or what belongs to none, {@link noOrganization}) no longer keeps: everything but its log and its closed
 * accounts where it is being removed, and log entries and closed accounts that have outlived their time; closes the month of follow-up that is due, and once a year moves what ended long ago. Its logbook ends with its last
 * entry and account. May be cut at any time, and be carried out again. @returns how many entries and accounts went, and in how many units
 * the month that is due could not be closed: that keeps nothing else waiting
 */
export const retainOrganization = async (parts: Parts, orgId: string) => {
  const { table, identity, now, bounds = usualBounds } = parts;
  const row = orgId === noOrganization ? undefined : await table.get<StoredOrganization>(organizationKey(orgId));
  const [book] = await oneLogbook(table, orgId);
  // Neither there nor removed: an organisation that is being imported has no row until it is whole (infra/tenant/README.md).
  if (!book) return { entries: 0, accounts: 0, unclosed: 0 };
  let unclosed = 0;
  const isRemoved = orgId !== noOrganization && (row === undefined || row.removing === true);
  if (isRemoved) await finishRemoval(parts, orgId, row);
  else if (row) {
    unclosed = (await closeDueMonths(table, row, now)).failed;
    await pastAway(table, orgId, now);
  }
  const scope = scopeFor(table, now, retention);
  const kept = keptFrom(isRemoved ? undefined : row?.data, now);
  // What is noted on the log of a removed organisation must not keep that log.
  const notedIn = isRemoved ? noOrganization : orgId;
  const entries = await shortenLogbook(scope, book, kept, { mostRows: bounds.mostRows, notedIn });
  const closed = { closedBefore: kept.entries, most: bounds.mostAccounts };
  const accounts = await removeClosedAccounts(scope, identity, orgId, closed);
  if (isRemoved && (await accountsAtHome(table, orgId)).length === 0) await endLogbook(table, book, now);
  return { entries, accounts, unclosed };
};
