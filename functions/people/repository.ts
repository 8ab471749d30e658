import { accountRange, isAccount, isCode, isGrant } from '#functions/kernel/store/keys.ts';
import type { Key, Table } from '#functions/kernel/store/table.ts';

/** Not the account and its grants, which the export has elsewhere, nor one-time codes, which are secret. */
const isOther = (row: Key): boolean => !isAccount(row) && !isGrant(row) && !isCode(row);

/** The other settings stored with an account, by kind. */
export const settingsOf = async (table: Table, username: string): Promise<Record<string, unknown>> => {
  const rows = await table.query<unknown>(accountRange(username));
  return Object.fromEntries(rows.filter(isOther).map(({ sk, data }) => [sk, data]));
};
