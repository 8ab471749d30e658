import type { Identity } from '#functions/account/identity.ts';
import { organizationRows } from '#functions/core/places/repository.ts';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { allLogbooks, type Logbook } from '#functions/log/repository.ts';
import { removeClosedAccounts } from './closedAccounts.ts';
import { keptFrom } from './keptFrom.ts';
import { shortenLogbook } from './logbook.ts';

/** Who the log names for what went because of its age. */
const retention: Caller = { username: 'gallring', type: 'SuperAdmin', grants: [] };

/** What one run takes of an organisation at most: the next run goes on. */
interface Bounds {
  readonly mostRows: number;
  readonly mostAccounts: number;
}

const usualBounds: Bounds = { mostRows: 20_000, mostAccounts: 100 };

interface Parts {
  readonly table: Table;
  readonly identity: Identity;
  readonly now: Date;
  readonly bounds?: Bounds;
}

/**
 * Removes what has outlived the time that each organisation has set: log entries, and accounts closed so long ago. A fault of one
 * organisation does not keep the others waiting. Throws when there was one.
 */
export const retain = async ({ table, identity, now, bounds = usualBounds }: Parts) => {
  const scope = scopeOf({ caller: retention, place: {}, table, now, address: '-', path: {} });
  const organizations = new Map((await organizationRows(table)).map(({ data }) => [data.id, data]));
  const total = { entries: 0, accounts: 0 };
  let failed = 0;

  const retainOne = async (book: Logbook): Promise<void> => {
    const kept = keptFrom(organizations.get(book.orgId), now);
    total.entries += await shortenLogbook(scope, book, kept, bounds.mostRows);
    const closed = { closedBefore: kept.entries, most: bounds.mostAccounts };
    total.accounts += await removeClosedAccounts(scope, identity, book.orgId, closed);
  };

  for (const book of await allLogbooks(table))
    await retainOne(book).catch((cause: unknown) => {
      failed++;
      logLine('error', { event: 'retention', tenant: book.orgId, ...traceOf(cause) });
    });
  if (total.entries + total.accounts > 0) logLine('info', { event: 'retention', ...total });
  if (failed > 0) throw new Error(`the retention of ${failed} organisations failed`);
  return total;
};
