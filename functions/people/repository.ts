import { accountKey } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';

/** Rows that are told elsewhere, or (one-time codes) are no business of anybody's. */
const isOther = (sk: string): boolean => sk !== 'PROFILE' && !sk.startsWith('GRANT#') && !sk.startsWith('CODE#');

/** What else is kept with an account, by kind. */
export const settingsOf = async (table: Table, username: string): Promise<Record<string, unknown>> => {
  const rows = await table.query<unknown>({ pk: accountKey(username).pk });
  return Object.fromEntries(rows.filter(({ sk }) => isOther(sk)).map(({ sk, data }) => [sk, data]));
};
