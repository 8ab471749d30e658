import type { Identity } from '#functions/account/identity.ts';
import { accountsAtHome } from '#functions/core/grants/repository.ts';
import { unitRows } from '#functions/core/places/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { storedPlanRows } from '#functions/core/plan/rows.ts';
import { assertConfirmed } from '#functions/hierarchy/removal/confirm.ts';
import { remainsOf } from '#functions/hierarchy/removal/remains.ts';
import { markOrganization } from '#functions/hierarchy/removal/remove.ts';
import { finishOrganization } from '#functions/hierarchy/removal/sweep.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fileFolders, isLogFile } from '#functions/kernel/store/fileNames.ts';
import type { Files } from '#functions/kernel/store/files.ts';
import { followedUpRange, keptWeeksRange, organizationKey, pastRange } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { monthsOf, oneLogbook } from '#functions/log/repository.ts';
import { removeClosedAccounts } from '#functions/triggers/retention/closedAccounts.ts';
import { TenantRefused } from './refused.ts';

interface RemovalParts {
  readonly scope: Scope;
  readonly files: Files;
  readonly identity: Identity;
}

/** What is left of an organisation, counted in the table and the bucket after its removal. */
export interface Proof {
  /** Of the hierarchy, plans, grants, names and settings. */
  readonly rows: number;
  readonly accounts: number;
  /** Bases of budgets, files of imports, answers. */
  readonly files: number;
  /** The log, which is kept for the months that the organisation chose. */
  readonly logEntries: number;
  readonly logFiles: number;
}

/** Whether nothing but the log is left. */
export const isLogOnly = ({ rows, accounts, files }: Proof): boolean => rows + accounts + files === 0;

const counted = async (
  table: Table,
  files: Files,
  orgId: string,
  unitIds: readonly string[],
  now: Date,
): Promise<Proof> => {
  const own = await remainsOf(table, files, { orgId });
  const plans = await Promise.all(
    unitIds.flatMap((unitId) => [
      storedPlanRows(table, { orgId, unitId }),
      table.query(pastRange({ orgId, unitId })),
      table.query(keptWeeksRange({ orgId, unitId })),
    ]),
  );
  const listed = await table.query(followedUpRange(orgId));
  const months = monthsOf(await oneLogbook(table, orgId), '', now.toISOString()).flat();
  const entries = await Promise.all(months.map(({ pk }) => table.query({ pk })));
  const [folder = ''] = fileFolders(orgId);
  return {
    rows: own.rows + plans.flat().length + listed.length,
    accounts: (await accountsAtHome(table, orgId)).length,
    files: own.files,
    logEntries: entries.flat().length,
    logFiles: (await files.list(folder)).filter(isLogFile).length,
  };
};

/**
 * Removes an organisation with all below it and its accounts, each logged, and counts what is left. It may be cut, and be carried out
 * again. `confirm` is the organisation's name. Throws {@link TenantRefused} for an unknown organisation, `confirmName`.
 */
export const removeTenant = async (
  { scope, files, identity }: RemovalParts,
  orgId: string,
  confirm: string,
): Promise<Proof> => {
  const { table, now } = scope;
  const row = await table.get<StoredOrganization>(organizationKey(orgId));
  if (!row && (await oneLogbook(table, orgId)).length === 0)
    throw new TenantRefused(`Organisationen ${orgId} finns inte.`);
  const unitIds = (await unitRows(table, { orgId })).map(({ data }) => data.id);
  if (row && !row.removing) {
    await assertConfirmed(row.data, confirm, async () => true);
    await markOrganization(scope, { orgId }, { confirm });
  }
  await finishOrganization(scope, files, { orgId });
  // The removal has closed them at this instant.
  const closedBefore = new Date(now.getTime() + 1).toISOString();
  await removeClosedAccounts(scope, identity, orgId, { closedBefore, most: Number.POSITIVE_INFINITY });
  return counted(table, files, orgId, unitIds, new Date());
};
