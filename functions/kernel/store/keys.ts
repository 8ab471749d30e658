// The one module that forms the keys of the table and takes them apart: `pk` and `sk` of each kind of item, the keys of index 1,
// and the ranges that one query reads. README.md beside this file lists them.

import type { Key, Row, Slice } from './table.ts';

type Listed = Required<Pick<Row, 'gsi1pk' | 'gsi1sk'>>;

export interface UnitIds {
  readonly orgId: string;
  readonly unitId: string;
}
export interface CategoryIds extends UnitIds {
  readonly categoryId: string;
}
interface GrantedPlace {
  readonly orgId: string;
  readonly areaId?: string | undefined;
  readonly unitId?: string | undefined;
}

/** Takes the place of an organisation's id in the keys of what belongs to none. */
export const noOrganization = '-';

export const organizationPartition = (orgId: string): string => `ORG#${orgId}`;

// An organisation's partition: its levels, grants and the password of its import.
export const organizationKey = (orgId: string): Key => ({ pk: organizationPartition(orgId), sk: 'ORG' });
export const areaKey = (orgId: string, areaId: string): Key => ({
  pk: organizationPartition(orgId),
  sk: `AREA#${areaId}`,
});
export const areaRange = (orgId: string): Slice => ({ pk: organizationPartition(orgId), prefix: 'AREA#' });
export const unitKey = (orgId: string, areaId: string, unitId: string): Key => ({
  pk: organizationPartition(orgId),
  sk: `UNIT#${areaId}#${unitId}`,
});
/** The units of an organisation, or of one of its areas. */
export const unitRange = (orgId: string, areaId?: string): Slice => ({
  pk: organizationPartition(orgId),
  prefix: areaId ? `UNIT#${areaId}#` : 'UNIT#',
});
export const ftpPasswordKey = (orgId: string): Key => ({ pk: organizationPartition(orgId), sk: 'FTPPASSWORD' });
/** What the columns of the organisation's import files are called. */
export const importColumnsKey = (orgId: string): Key => ({ pk: organizationPartition(orgId), sk: 'IMPORTCOLUMNS' });
/** The table by which the groups of the organisation's identity provider become access. */
export const groupMappingKey = (orgId: string): Key => ({ pk: organizationPartition(orgId), sk: 'GROUPMAPPING' });
/** What the categories of the organisation cost. */
export const ratesKey = (orgId: string): Key => ({ pk: organizationPartition(orgId), sk: 'RATES' });
/** The text that the follow-up of a year of an area or organisation is shown and printed with. */
export const placeTextKey = (orgId: string, placeId: string, year: number): Key => ({
  pk: organizationPartition(orgId),
  sk: `PLACETEXT#${placeId}#${year}`,
});
export const placeTextRange = (orgId: string, placeId: string): Slice => ({
  pk: organizationPartition(orgId),
  prefix: `PLACETEXT#${placeId}#`,
});
/** A workbook that was read in, and what it changed in each unit. */
export const readingKey = (orgId: string, readingId: string): Key => ({
  pk: organizationPartition(orgId),
  sk: `READING#${readingId}`,
});
export const readingRange = (orgId: string): Slice => ({ pk: organizationPartition(orgId), prefix: 'READING#' });
/** A unit is read in by parts, counted from 0. */
export const readUnitKey = (orgId: string, readingId: string, unitId: string, part: number): Key => ({
  pk: organizationPartition(orgId),
  sk: `READUNIT#${readingId}#${unitId}#${String(part).padStart(4, '0')}`,
});
/** What all workbooks, one of them, or one of them in one unit, have changed; in the order of the parts of each unit. */
export const readUnitRange = (orgId: string, readingId?: string, unitId?: string): Slice => ({
  pk: organizationPartition(orgId),
  prefix: `READUNIT#${readingId ? `${readingId}#` : ''}${unitId ? `${unitId}#` : ''}`,
});
/** The organisation of a key whose partition names one, {@link noOrganization} included. */
export const orgIdOf = ({ pk }: Pick<Key, 'pk'>): string => pk.split('#')[1] ?? noOrganization;

/** Reservations: an item exists as long as the name, or import identifier, is in use. The texts are in comparable form. */
const uniqueKey = (orgId: string, sk: string): Key => ({ pk: `${organizationPartition(orgId)}#UNIQUE`, sk });
/** The names and identifiers in use within an organisation. */
const reservationRange = (orgId: string): Slice => ({ pk: uniqueKey(orgId, '').pk });
export const organizationNameKey = (name: string): Key => uniqueKey(noOrganization, `ORG#${name}`);
export const areaNameKey = (orgId: string, name: string): Key => uniqueKey(orgId, `AREA#${name}`);
export const unitNameKey = (orgId: string, areaId: string, name: string): Key =>
  uniqueKey(orgId, `UNIT#${areaId}#${name}`);
export const importIdentifierKey = (orgId: string, identifier: string): Key => uniqueKey(orgId, `IMPORT#${identifier}`);

// A unit's partition: all that one query of the unit's plan reads.
export const unitPartition = ({ orgId, unitId }: UnitIds): string => `${organizationPartition(orgId)}#UNIT#${unitId}`;
/** The unit of a key in its partition. */
export const unitIdsOf = ({ pk }: Pick<Key, 'pk'>): UnitIds => {
  const [, orgId = '', , unitId = ''] = pk.split('#');
  return { orgId, unitId };
};
/** The unit whose plan the partition holds; undefined of every other partition. */
export const unitOfPlan = (pk: string): UnitIds | undefined =>
  /^ORG#[^#]+#UNIT#[^#]+$/.test(pk) ? unitIdsOf({ pk }) : undefined;
/** Which version the plan of each unit has: those of an organisation are one range, so that one query reads all. */
export const planVersionRange = (orgId: string): Slice => ({ pk: `${organizationPartition(orgId)}#PLANS` });
export const planVersionKey = ({ orgId, unitId }: UnitIds): Key => ({ pk: planVersionRange(orgId).pk, sk: unitId });
/** The kept weeks of a unit, by ISO year: not in the partition of the plan, whose query would read them too. */
export const keptWeeksRange = (ids: UnitIds): Slice => ({ pk: `${unitPartition(ids)}#WEEKS` });
export const keptWeeksKey = (ids: UnitIds, year: number): Key => ({ pk: keptWeeksRange(ids).pk, sk: String(year) });
/** Their sums, which a map reads without the categories. */
export const keptSumsKey = (ids: UnitIds, year: number): Key => ({ pk: keptWeeksRange(ids).pk, sk: `${year}#SUM` });
/** What of a unit's plan ended long ago: under the keys of the rows that it was taken from, and not read with them. */
export const pastRange = (ids: UnitIds): Slice => ({ pk: `${unitPartition(ids)}#PAST` });
export const pastKey = ({ pk, sk }: Key): Key => ({ pk: `${pk}#PAST`, sk });
/** The year in which what ended long ago was last moved away from all plans of an organisation. */
export const settledKey = (orgId: string): Key => ({ pk: organizationPartition(orgId), sk: 'SETTLED' });
const inUnit = (ids: UnitIds, sk: string): Key => ({ pk: unitPartition(ids), sk });
export const planKeys = {
  category: (ids: CategoryIds) => inUnit(ids, `CATEGORY#${ids.categoryId}`),
  asset: (ids: CategoryIds, assetId: string) => inUnit(ids, `ASSET#${ids.categoryId}#${assetId}`),
  demand: (ids: CategoryIds, demandId: string) => inUnit(ids, `DEMAND#${ids.categoryId}#${demandId}`),
  demandHead: (ids: CategoryIds) => inUnit(ids, `DEMANDS#${ids.categoryId}`),
  beds: (ids: UnitIds) => inUnit(ids, 'BEDS'),
  budget: (ids: CategoryIds) => inUnit(ids, `BUDGET#${ids.categoryId}`),
  hours: (ids: UnitIds) => inUnit(ids, 'HOURS'),
  stencils: (ids: UnitIds) => inUnit(ids, 'STENCILS'),
  absence: (ids: UnitIds) => inUnit(ids, 'ABSENCE'),
  rates: (ids: UnitIds) => inUnit(ids, 'RATES'),
  activities: (ids: UnitIds) => inUnit(ids, 'ACTIVITIES'),
  inputs: (ids: UnitIds, year: number) => inUnit(ids, `INPUTS#${year}`),
  followUpComments: (ids: UnitIds, year: number) => inUnit(ids, `COMMENTS#${year}`),
  schemas: (ids: CategoryIds) => inUnit(ids, `SCHEMAS#${ids.categoryId}`),
  /** The unit's categories in the HR system, its imports, and their lock, which follows the staff so that one query reads both. */
  importMappings: (ids: UnitIds) => inUnit(ids, 'MAPPINGS'),
  unitImport: (ids: UnitIds, importId: string) => inUnit(ids, `IMPORT#${importId}`),
  importLock: (ids: UnitIds) => inUnit(ids, 'ASSETS'),
};
/** What receipts are calculated from: the keys from the unit's absence to its demand periods. Later keys, such as those of imports, are not read. */
export const receiptRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), between: ['ABSENCE', 'DEMAND#~'] });
/** What of the later keys expected absence needs: from the values of activities to the stencils. */
export const historyRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), between: ['INPUTS#', 'STENCILS'] });
export const categoryRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), prefix: 'CATEGORY#' });
/** The demand periods of a unit, or of one of its categories. */
export const demandRange = ({ categoryId, ...ids }: UnitIds & Partial<CategoryIds>): Slice => ({
  pk: unitPartition(ids),
  prefix: categoryId ? `DEMAND#${categoryId}#` : 'DEMAND#',
});
/** The employees of a unit, or of one of its categories. */
export const assetRange = ({ categoryId, ...ids }: UnitIds & Partial<CategoryIds>): Slice => ({
  pk: unitPartition(ids),
  prefix: categoryId ? `ASSET#${categoryId}#` : 'ASSET#',
});
/** The employees of a unit, and the lock of imports after them. */
export const staffAndLockRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), prefix: 'ASSET' });
/** The budgets of a unit's categories. */
export const budgetRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), prefix: 'BUDGET#' });
/** The values of all years of a unit's activities. */
export const inputsRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), prefix: 'INPUTS#' });
/** The imports of a unit, in no particular order. */
export const unitImportRange = (ids: UnitIds): Slice => ({ pk: unitPartition(ids), prefix: 'IMPORT#' });
/** The units whose staff an import is storing, so that interrupted ones are found by one query. */
export const importsUnderWayRange: Slice = { pk: 'IMPORTING', index: 'gsi1' };
export const listedImportUnderWay = ({ orgId, unitId }: UnitIds): Listed => ({
  gsi1pk: importsUnderWayRange.pk,
  gsi1sk: `${orgId}#${unitId}`,
});
/** The imports into all units of an organisation from an ISO instant on, newest first. */
export const organizationImportsRange = (orgId: string, from: string): Slice => ({
  pk: `${organizationPartition(orgId)}#IMPORTS`,
  index: 'gsi1',
  between: [from, '~'],
  newestFirst: true,
});
export const listedImport = (orgId: string, { at, id }: { readonly at: string; readonly id: string }): Listed => ({
  gsi1pk: organizationImportsRange(orgId, '').pk,
  gsi1sk: `${at}#${id}`,
});
export type PlanKind =
  | 'CATEGORY'
  | 'ASSET'
  | 'ASSETS'
  | 'DEMAND'
  | 'DEMANDS'
  | 'BEDS'
  | 'BUDGET'
  | 'HOURS'
  | 'STENCILS'
  | 'ABSENCE'
  | 'RATES'
  | 'SCHEMAS'
  | 'ACTIVITIES'
  | 'INPUTS'
  | 'COMMENTS'
  | 'MAPPINGS'
  | 'IMPORT';
/** The kind of a row in a unit's partition, and the id of its category (empty, or the year, for what belongs to the unit). */
export const planKindOf = ({ sk }: Pick<Key, 'sk'>): { readonly kind: PlanKind; readonly categoryId: string } => {
  const [kind, categoryId = ''] = sk.split('#', 2);
  return { kind: kind as PlanKind, categoryId };
};

// An account's partition: the account, its grants, its one-time codes.
export const accountKey = (username: string): Key => ({ pk: `USER#${username}`, sk: 'PROFILE' });
export const accountRange = (username: string): Slice => ({ pk: accountKey(username).pk });
export const isAccount = ({ sk }: Pick<Key, 'sk'>): boolean => sk === 'PROFILE';
export const isGrant = ({ sk }: Pick<Key, 'sk'>): boolean => sk.startsWith('GRANT#');
export const codeKey = (username: string, purpose: string): Key => ({
  pk: accountKey(username).pk,
  sk: `CODE#${purpose}`,
});
/** What an account saves for itself lies apart: its own partition is read at every request. */
export const accountSettingsRange = (username: string): Slice => ({ pk: `SETTINGS#${username}` });
export const savedReportsKey = (username: string): Key => ({ pk: accountSettingsRange(username).pk, sk: 'REPORTS' });
/** A session: on what device, and when it was last refreshed; apart, for the same reason. */
export const sessionKey = (username: string, id: string): Key => ({
  pk: accountSettingsRange(username).pk,
  sk: `SESSION#${id}`,
});
export const sessionRange = (username: string): Slice => ({ ...accountSettingsRange(username), prefix: 'SESSION#' });
/** The account that has an e-mail address or username. */
export const addressKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'ACCOUNT' });
/** The account that is linked to a user of an identity provider. */
export const federatedKey = (federatedName: string): Key => ({ pk: `FEDERATED#${federatedName}`, sk: 'ACCOUNT' });
export const superAdminsKey: Key = { pk: 'ACCOUNTS', sk: 'SUPERADMINS' };
export const failuresKey = (kind: string, name: string, from?: string): Key => ({
  pk: `SIGNIN#${kind}#${name}${from === undefined ? '' : `#${from}`}`,
  sk: 'FAILURES',
});
/** Which session a refresh token that was used belongs to; the token comes hashed. */
export const usedTokenKey = (hash: string): Key => ({ pk: `SIGNIN#token#${hash}`, sk: 'SESSION' });
/** Counts the refusals of a client address in one minute. */
export const refusalsKey = (address: string, minute: string): Key => failuresKey('refusals', address, minute);

// A grant is stored twice: with its account and with its organisation.
export const accountGrantKey = (username: string, { orgId, areaId = '', unitId = '' }: GrantedPlace): Key => ({
  pk: accountKey(username).pk,
  sk: `GRANT#${orgId}#${areaId}#${unitId}`,
});
export const accountGrantRange = (username: string): Slice => ({ pk: accountKey(username).pk, prefix: 'GRANT#' });
/** The place leads the key: the grants on a place and below it are one range. */
export const placeGrantKey = (username: string, { orgId, areaId = '', unitId = '' }: GrantedPlace): Key => ({
  pk: organizationPartition(orgId),
  sk: `GRANT#${areaId}#${unitId}#${username}`,
});
/** The grants on a place and below it. */
export const placeGrantRange = ({ orgId, areaId, unitId }: GrantedPlace): Slice => ({
  pk: organizationPartition(orgId),
  prefix: `GRANT#${areaId ? `${areaId}#` : ''}${unitId ? `${unitId}#` : ''}`,
});
/** The grants on exactly this place. */
export const exactGrantRange = ({ orgId, areaId = '', unitId = '' }: GrantedPlace): Slice => ({
  pk: organizationPartition(orgId),
  prefix: `GRANT#${areaId}#${unitId}#`,
});

// The log: a partition per organisation and month, and in index 1 one per person.
export const logPartition = (orgId: string, month: string): string => `${organizationPartition(orgId)}#LOG#${month}`;
/** Whether the partition holds log entries of an organisation, or of what belongs to none. */
export const isLogPartition = (pk: string): boolean => /^ORG#[^#]+#LOG#/.test(pk);
export const actorLogPartition = (username: string): string => `LOG#${username}`;
/** The keys of a log entry; `at` is an ISO instant. */
export const logKeys = (orgId: string, at: string, actor: string, entryId: string) => {
  const sk = `${at}#${entryId}`;
  return { pk: logPartition(orgId, at.slice(0, 7)), sk, gsi1pk: actorLogPartition(actor), gsi1sk: sk };
};
/** The id of a log entry. */
export const logEntryIdOf = ({ sk }: Pick<Key, 'sk'>): string => sk.slice(sk.indexOf('#') + 1);
/** Patterns of the partitions that logging a refusal writes: the log outside all organisations, and the counts. */
export const refusalPartitions: readonly string[] = [
  logPartition(noOrganization, '*'),
  failuresKey('refusals', '*').pk,
];
/** Remembers that a removed organisation has a log; an empty id leads to the partition of all of them. */
export const removedLogKey = (orgId: string): Key => ({ pk: 'LOGBOOKS', sk: orgId });
/** How far the log has been removed because of its age, and what that removed since it was last logged. */
export const retentionKey = (orgId: string): Key => ({ pk: `${organizationPartition(orgId)}#RETENTION`, sk: 'LOG' });
/** How far the log has been searched for entries about an employee to be made anonymous. */
export const anonymiseProgressKey = (orgId: string, assetId: string): Key => ({
  pk: `${organizationPartition(orgId)}#ANONYMISE`,
  sk: assetId,
});

/** How far that has come for all employees of an organisation. */
const anonymiseRange = (orgId: string): Slice => ({ pk: anonymiseProgressKey(orgId, '').pk });

/** The remembered answer of a create with an `Idempotency-Key`, which comes hashed. */
export const idempotencyKey = (orgId: string | undefined, username: string, hash: string): Key => ({
  pk: idempotencyRange(orgId).pk,
  sk: `${username}#${hash}`,
});
/** What was remembered of creates in an organisation, or outside all, in a day. */
export const idempotencyRange = (orgId: string | undefined): Slice => ({
  pk: `${organizationPartition(orgId ?? noOrganization)}#IDEMPOTENCY`,
});

/** The ranges of what an organisation has beside its units, its grants and its log. */
export const ownRanges = (orgId: string): readonly Slice[] => [
  { pk: organizationPartition(orgId) },
  reservationRange(orgId),
  planVersionRange(orgId),
  idempotencyRange(orgId),
  anonymiseRange(orgId),
];

// What an installation was loaded with, and whether that is under way.
export const loadingKey: Key = { pk: 'SYSTEM', sk: 'LOADING' };
export const loadedKey: Key = { pk: 'SYSTEM', sk: 'LOADED' };
/** How many units of the large region are made. */
export const largeKey: Key = { pk: loadedKey.pk, sk: 'LARGE' };

// Index 1.
export const organizationsRange: Slice = { pk: 'ORGS', index: 'gsi1' };
export const listedOrganization = (orgId: string): Listed => ({ gsi1pk: organizationsRange.pk, gsi1sk: orgId });
/** Finds an area or a unit by its own id. */
export const placeRange = (id: string): Slice => ({ pk: `PLACE#${id}`, index: 'gsi1', limit: 1 });
export const listedPlace = (id: string, orgId: string): Listed => ({ gsi1pk: placeRange(id).pk, gsi1sk: orgId });
/** The units of an organisation that have activities. */
export const followedUpRange = (orgId: string): Slice => ({ pk: `FOLLOWUP#${orgId}`, index: 'gsi1' });
export const listedFollowUp = ({ orgId, unitId }: UnitIds): Listed => ({
  gsi1pk: followedUpRange(orgId).pk,
  gsi1sk: unitId,
});
/** The units of an organisation that have had rates of their own. */
export const ownRatesRange = (orgId: string): Slice => ({
  pk: `${organizationPartition(orgId)}#RATES`,
  index: 'gsi1',
});
export const listedRates = ({ orgId, unitId }: UnitIds): Listed => ({
  gsi1pk: ownRatesRange(orgId).pk,
  gsi1sk: unitId,
});
/** Accounts by home organisation, each followed by its grants. */
export const accountsIndex = 'ACCOUNTS';
export const homePrefix = (homeOrgId: string | null): string => `${homeOrgId ?? noOrganization}#`;
export const listedAccount = (account: { readonly username: string; readonly homeOrgId: string | null }): Listed => ({
  gsi1pk: accountsIndex,
  gsi1sk: `${homePrefix(account.homeOrgId)}${account.username}#`,
});
/** A grant of an account, right after it. */
export const listedGrant = (grant: Parameters<typeof listedAccount>[0] & { readonly id: string }): Listed => {
  const account = listedAccount(grant);
  return { ...account, gsi1sk: `${account.gsi1sk}${grant.id}` };
};
