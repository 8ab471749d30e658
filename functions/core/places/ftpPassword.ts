import { newId } from '#functions/kernel/adapters/ids.ts';
import { undoIfRefused } from '#functions/kernel/changes/undoIfRefused.ts';
import { ftpPasswordKey } from '#functions/kernel/store/keys.ts';
import { erase, insert, type Row, replace, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { StoredOrganization } from './stored.ts';

/** The name of the secret that holds the password; the password itself is in no row of the table. */
interface StoredPassword {
  readonly secret: string;
}

type Server = Pick<StoredOrganization, 'id' | 'heromaImportFtp' | 'ftpUser'>;

/** Loaded at first use: few requests need it, and the client adds to every cold start. */
const loadSecrets = async () => (await import('#functions/kernel/adapters/secrets.ts')).secrets();

const nameOf = (orgId: string, { data }: Row<StoredPassword>): string => `ftp/${orgId}/${data.secret}`;

const load = (table: Table, orgId: string) => table.get<StoredPassword>(ftpPasswordKey(orgId));

const drop = async (orgId: string, row: Row<StoredPassword> | undefined): Promise<void> => {
  if (row) await (await loadSecrets()).remove(nameOf(orgId, row));
};

/** The password of an organisation's import, if it has one. */
export const ftpPassword = async (table: Table, orgId: string): Promise<string | undefined> => {
  const row = await load(table, orgId);
  return row && (await loadSecrets()).get(nameOf(orgId, row));
};

/** Removes the secret of an organisation that goes. */
export const removeFtpPassword = async (table: Table, orgId: string): Promise<void> =>
  drop(orgId, await load(table, orgId));

/**
 * Commits a change of an organisation with its import password: a new one is stored, an empty one removed. When it is left out it
 * stays, unless server or user changed. A new password is a secret of its own, so that a refused commit leaves the old one.
 */
export const withFtpPassword = async <Result>(
  table: Table,
  {
    before,
    after,
    given,
  }: {
    readonly before?: Server;
    readonly after: Server;
    readonly given: string | null | undefined;
  },
  commit: (writes: readonly Write[]) => Promise<Result>,
): Promise<Result> => {
  const isElsewhere = before && (before.heromaImportFtp !== after.heromaImportFtp || before.ftpUser !== after.ftpUser);
  if (given === undefined && !isElsewhere) return commit([]);
  const old = await load(table, after.id);
  if (!given) {
    const result = await commit(old ? [erase(old)] : []);
    await drop(after.id, old);
    return result;
  }
  const data: StoredPassword = { secret: newId('sec') };
  const fresh = { ...ftpPasswordKey(after.id), version: 0, data };
  await (await loadSecrets()).put(nameOf(after.id, fresh), given);
  const result = await undoIfRefused(
    () => commit([old ? replace(old, data) : insert(fresh)]),
    () => drop(after.id, fresh),
  );
  await drop(after.id, old);
  return result;
};
