import { ftpPasswordKey } from '#functions/kernel/store/keys.ts';
import type { Write } from '#functions/kernel/store/table.ts';
import type { StoredOrganization } from '#functions/places/stored.ts';

type Server = Pick<StoredOrganization, 'id' | 'heromaImportFtp' | 'ftpUser'>;

/**
 * What a change of an organisation does to it: a new one is kept, an empty one taken away; left out it stays, but for another
 * server or user (api.md "Import"). For the transaction that changes the organisation.
 */
export const ftpPasswordWrites = (
  before: Server | undefined,
  after: Server,
  given: string | null | undefined,
): readonly Write[] => {
  const key = ftpPasswordKey(after.id);
  if (given) return [{ put: { ...key, version: 1, data: { ftpPassword: given } } }];
  const isElsewhere = before && (before.heromaImportFtp !== after.heromaImportFtp || before.ftpUser !== after.ftpUser);
  return given === undefined && !isElsewhere ? [] : [{ remove: key }];
};
