import { Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { replace, type Table, type Write } from '#functions/kernel/store/table.ts';
import { hasRight } from '#shared/model/roles.ts';
import { superAdmins } from './repository.ts';

const counts = (account: StoredAccount | undefined): boolean =>
  account !== undefined && hasRight(account.type, 'everywhere') && !account.disabled;

/**
 * The writes by which a change of an account updates the list of SuperAdmins: none or one, guarded. Throws
 * `lastSuperAdmin` when the list would become empty.
 */
export const superAdminWrites = async (
  table: Table,
  before: StoredAccount | undefined,
  after: StoredAccount | undefined,
): Promise<readonly Write[]> => {
  if (counts(before) === counts(after)) return [];
  const row = await superAdmins(table);
  const name = (before ?? after)?.username ?? '';
  const others = row.data.usernames.filter((username) => username !== name);
  const usernames = counts(after) ? [...others, name] : others;
  if (usernames.length === 0) throw new Problem('lastSuperAdmin');
  return [replace(row, { usernames })];
};
