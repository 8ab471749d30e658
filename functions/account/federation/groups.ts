// The rules are in README.md beside this file.

import {
  type Given,
  loadGroupMapping,
  type MappedPlace,
  placesGiven,
  placesIn,
  roleGiven,
} from '#functions/core/grants/groupMapping.ts';
import { loggedAccess } from '#functions/core/grants/present.ts';
import { type GrantPair, grantPairs } from '#functions/core/grants/repository.ts';
import { changedGrant, erasedGrant, grantChange, lockAccount, storedGrant } from '#functions/core/grants/service.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { changesAtOnce, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { levelKey } from '#functions/kernel/rights/place.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { GroupRow } from '#shared/model/groupMapping.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';
import { isProviderType } from '#shared/model/roles.ts';
import { newAccount } from '../create.ts';
import { presentFields } from '../present.ts';
import { isTaken, replaceAccount } from '../repository.ts';
import type { Person } from './person.ts';
import { isReserved } from './providers.ts';

const samePlace = (a: Omit<MappedPlace, 'groups'>, b: Omit<MappedPlace, 'groups'>): boolean =>
  a.orgId === b.orgId && a.areaId === b.areaId && a.unitId === b.unitId;

const asPerson = (scope: Scope, username: string): Scope => ({ ...scope, caller: { ...scope.caller, username } });

const givenTo = async (
  table: Table,
  { orgId }: IdentityProvider,
  { groups }: Person,
  rows: readonly GroupRow[],
): Promise<Given> => ({ rows, groups, places: await placesIn(table, { orgId }) });

/** Creates the account of an unknown person if the organisation allows it and the person's groups give access. @returns whether it was created */
export const createMappedAccount = async (
  scope: Scope,
  provider: IdentityProvider,
  person: Person,
): Promise<boolean> => {
  const { data } = await loadGroupMapping(scope.table, provider);
  if (!data.createsAccounts || (await isReserved(person.email)) || (await isTaken(scope.table, person.email)))
    return false;
  const type = roleGiven(await givenTo(scope.table, provider, person, data.rows));
  if (type === undefined) return false;
  const { email, firstName, lastName } = person;
  const own = asPerson(scope, email);
  const made = await newAccount(own, {
    email,
    type,
    loginType: 'saml',
    provider: provider.name,
    homeOrgId: provider.orgId,
    mapped: true,
    ...(provider.takesOver.includes('name') && { firstName, lastName }),
  });
  await own.commit({ ...made.change, by: email });
  return true;
};

/** The type that an account is to have: what the table says where it made the account and nobody else gave it anything. */
const typeOf = ({ type, mapped }: StoredAccount, pairs: readonly GrantPair[], given: Given): StoredAccount['type'] => {
  const isGivenByHand = pairs.some(([{ data }]) => data.groups === undefined);
  return mapped && !isGivenByHand ? (roleGiven(given) ?? 'User') : type;
};

const creationOf = (scope: Scope, account: StoredAccount, place: MappedPlace): Change => {
  const grant = storedGrant(scope, account, place);
  const key = levelKey(place);
  return grantChange(grant, loggedAccess(account, grant), key ? [{ requires: key }] : []);
};

/** The changes that make the account's grants from groups what they are to be; grants given by hand stay, also in their place. */
const grantChanges = (
  scope: Scope,
  account: StoredAccount,
  pairs: readonly GrantPair[],
  wanted: readonly MappedPlace[],
): readonly Change[] => {
  const wantedAt = ([{ data }]: GrantPair) => wanted.find((place) => samePlace(place, data));
  const removals = pairs.flatMap((pair) =>
    pair[0].data.groups !== undefined && !wantedAt(pair) ? erasedGrant(pair, loggedAccess(account, pair[0].data)) : [],
  );
  const updates = pairs.flatMap((pair) => {
    const [{ data }] = pair;
    const place = wantedAt(pair);
    if (data.groups === undefined || !place) return [];
    const isSame = data.canWrite === place.canWrite && String(data.groups) === String(place.groups);
    return isSame ? [] : changedGrant(scope, account, pair, { canWrite: place.canWrite, groups: place.groups });
  });
  const creations = wanted
    .filter((place) => !pairs.some(([{ data }]) => samePlace(place, data)))
    .map((place) => creationOf(scope, account, place));
  return [...removals, ...updates, ...creations].map((change) => ({ ...change, by: account.username }));
};

/** The change of the account's type; without a change of type, only a guard of the account's version. */
const accountChange = (scope: Scope, row: Row<StoredAccount>, type: StoredAccount['type']): readonly Change[] => {
  const before = row.data;
  if (before.type === type) return [];
  const after: StoredAccount = { ...before, type, ...nextStamp(scope, before) };
  const { id, homeOrgId: orgId, username: by } = after;
  return [
    {
      writes: replaceAccount(row, after),
      action: 'update',
      object: 'account',
      id,
      orgId,
      by,
      before: presentFields(before),
      after: presentFields(after),
    },
  ];
};

/** Makes the changes that are due in one transaction. @returns whether there were any */
const step = async (scope: Scope, provider: IdentityProvider, person: Person): Promise<boolean> => {
  const { table, caller } = scope;
  const [mapping, pairs, account] = await Promise.all([
    loadGroupMapping(table, provider),
    grantPairs(table, caller.username),
    table.get<StoredAccount>(accountKey(caller.username)),
  ]);
  const row = found(account);
  const { rows } = mapping.data;
  if (rows.length === 0 && !row.data.mapped && pairs.every(([{ data }]) => data.groups === undefined)) return false;
  const given = await givenTo(table, provider, person, rows);
  const type = typeOf(row.data, pairs, given);
  const wanted = !isProviderType(type) ? placesGiven(given, type) : [];
  const retyped = accountChange(scope, row, type);
  const changes = [...retyped, ...grantChanges(scope, { ...row.data, type }, pairs, wanted)];
  const [first, ...others] = changes.slice(0, changesAtOnce);
  if (!first) return false;
  const locked = retyped.length > 0 ? first : { ...first, writes: [...first.writes, lockAccount(row)] };
  await scope.commit(locked, ...others);
  return true;
};

/**
 * Gives the account what its groups give by the organisation's table, and takes away what they no longer give; whether anything
 * changed. Each change is logged as the account's own, with the groups that it comes from.
 */
export const followGroups = async (
  scope: Scope,
  provider: IdentityProvider,
  username: string,
  person: Person,
): Promise<boolean> => {
  const own = asPerson(scope, username);
  let isChanged = false;
  while (await retryOnConflict(() => step(own, provider, person))) isChanged = true;
  return isChanged;
};
