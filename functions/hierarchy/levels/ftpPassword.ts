import { ftpPasswordKey } from '#functions/kernel/store/keys.ts';
import type { Write } from '#functions/kernel/store/table.ts';
import type { StoredOrganization } from '#functions/places/stored.ts';

type Server = Pick<StoredOrganization, 'id' | 'heromaImportFtp' | 'ftpUser'>;

/**
 * The writes by which a change of an organisation updates its import password: a new one is stored, an empty one
 * removed. When it is left out it stays, unless server or user changed.
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
