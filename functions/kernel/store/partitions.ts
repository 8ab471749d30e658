// What a request, and in the cloud a role, may touch: patterns of partitions, where `*` stands for any text, as in a policy of AWS (README.md, "The
// wall").

import {
  accountKey,
  accountSettingsRange,
  accountsIndex,
  actorLogPartition,
  addressKey,
  followedUpRange,
  idempotencyRange,
  importsUnderWayRange,
  keptWeeksRange,
  loadedKey,
  logPartition,
  noOrganization,
  organizationImportsRange,
  organizationNameKey,
  organizationPartition,
  organizationsRange,
  placeRange,
  removedLogKey,
} from './keys.ts';
import type { Row } from './table.ts';

export const anyPartition = '*';
/** Whether a partition matches a pattern of this module: capitals, signs and `*`. */
export const matchesPartition = (pattern: string, partition: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 's').test(partition);
/** What a partition holds, without the ids and names in its key: those may be personal data. */
export const kindOf = (partition: string): string => partition.split('#', 1).join();
const indexRanges = [organizationsRange, placeRange(''), followedUpRange(''), importsUnderWayRange];
const indexKinds = new Set(indexRanges.map(({ pk }) => kindOf(pk)));
/** All that belongs to an organisation. */
export const tenantPartitions = (orgId: string): readonly string[] => [
  organizationPartition(orgId),
  organizationPartition(`${orgId}#*`),
  followedUpRange(orgId).pk,
];
/** Of these, the ones that hold kept weeks. */
export const keptPartitions = (orgId: string): readonly string[] => [keptWeeksRange({ orgId, unitId: '*' }).pk];
/** The organisation that a partition belongs to; undefined where it belongs to none. */
export const tenantOf = (partition: string): string | undefined => {
  const [kind, orgId] = partition.split('#', 2);
  const isTenants = [organizationPartition(''), followedUpRange('').pk].includes(`${kind}#`);
  return isTenants && orgId !== noOrganization ? orgId : undefined;
};
/** Whether a pattern matches the partition of an index that lists an organisation's own. */
const listsOwn = (pattern: string): boolean => {
  const orgId = tenantOf(pattern);
  return (
    orgId !== undefined &&
    pattern.endsWith('*') &&
    organizationImportsRange(orgId, '').pk.startsWith(pattern.slice(0, -1))
  );
};
/** Whether a pattern of partitions is for an index. */
export const isOfIndex = (pattern: string): boolean =>
  pattern === accountsIndex || indexKinds.has(kindOf(pattern)) || listsOwn(pattern);
/** Whether it is for the table itself: the list of SuperAdmins is a row of a partition that is named as the index's list of accounts. */
export const isOfTable = (pattern: string): boolean => !indexKinds.has(kindOf(pattern));
/** Whether index 1 lists a row as the organisation's own: in a list of the organisation, of a person's log, or of all under its id. */
const isListedAsOwn = (orgId: string, { gsi1pk = '', gsi1sk = '' }: Pick<Row, 'gsi1pk' | 'gsi1sk'>): boolean => {
  const isIn = (pattern: string) => matchesPartition(pattern, gsi1pk);
  return (
    tenantOf(gsi1pk) === orgId ||
    isIn(actorLogPartition('*')) ||
    ([organizationsRange.pk, placeRange('*').pk].some(isIn) && gsi1sk === orgId) ||
    (isIn(importsUnderWayRange.pk) && gsi1sk.startsWith(`${orgId}#`))
  );
};
/** Whether a row lies in a partition of the organisation, and is listed in index 1 as the organisation's own, if at all. */
export const isRowOf = (orgId: string, row: Row): boolean =>
  tenantOf(row.pk) === orgId && (row.gsi1pk === undefined || isListedAsOwn(orgId, row));
/** The partitions of all organisations: for a role that writes an organisation's together with others. */
export const tenantsPartitions: readonly string[] = [organizationPartition('*'), followedUpRange('*').pk];
/** The partitions of an account, which may be read and written for itself. */
export const accountPartitions = (username: string): readonly string[] => [
  accountKey(username).pk,
  accountSettingsRange(username).pk,
];
/** Partitions that belong to no organisation, and the logs of all, by what they hold. */
export const commonPartitions = {
  accounts: accountKey('*').pk,
  addresses: addressKey('*').pk,
  namesOfOrganizations: organizationNameKey('').pk,
  rememberedAnswers: idempotencyRange(undefined).pk,
  log: logPartition(noOrganization, '*'),
  logs: logPartition('*', '*'),
  removedLogs: removedLogKey('').pk,
  installation: loadedKey.pk,
  places: placeRange('*').pk,
  listOfOrganizations: organizationsRange.pk,
  listOfAccounts: accountsIndex,
} as const;
