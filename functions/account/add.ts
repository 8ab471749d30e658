import { loggedAccess } from '#functions/core/grants/present.ts';
import { grantChange, newGrant } from '#functions/core/grants/service.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { decide, type PlaceIds } from '#functions/kernel/rights/authorise.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { levelKey } from '#functions/kernel/rights/place.ts';
import { placeOf } from '#functions/kernel/rights/target.ts';
import type { Write } from '#functions/kernel/store/table.ts';
import type { Account, AccountFields } from '#shared/model/account.ts';
import { fitsLevel, hasRight } from '#shared/model/roles.ts';
import { newAccount } from './create.ts';
import { assertServed, providerOf } from './federation/providers.ts';
import { invite } from './invitation.ts';
import { reported } from './mails.ts';
import type { AccountParts } from './notices.ts';
import { presentAccounts } from './present.ts';
import { assertFirstPassword, assertHomeExists, assertTypeAllowed } from './rules.ts';

type HomeOrgId = string | null | undefined;

/** One of the caller's organisations; with a single one it may be left out. Throws `required`, `choice`. */
const homeChosenBySuperUser = ({ caller }: Scope, orgId: HomeOrgId): string => {
  const own = [...new Set(caller.grants.map((grant) => grant.orgId))];
  const home = orgId ?? (own.length === 1 ? own[0] : undefined);
  if (home === undefined || !own.includes(home)) throw fieldProblem('homeOrgId', orgId == null ? 'required' : 'choice');
  return home;
};

/** The home organisation: for SuperAdmin any existing one, or none. Throws `required`, `choice`, `homeGone`. */
const homeOf = async (scope: Scope, orgId: HomeOrgId): Promise<string | null> => {
  if (!hasRight(scope.caller.type, 'everywhere')) return homeChosenBySuperUser(scope, orgId);
  await assertHomeExists(scope, orgId ?? null);
  return orgId ?? null;
};

export type Place = PlaceIds & { readonly orgId: string };

/** The place of an access. Throws 403, 404, and `grantRole` when an account of this type cannot have it. */
export const placeOfAccess = async (
  { table, caller }: Scope,
  { type, access }: Pick<AccountFields, 'type'> & { readonly access: NonNullable<AccountFields['access']> },
): Promise<Place> => {
  if (!fitsLevel(type, access.level)) throw fieldProblem('access', 'grantRole');
  const place = found(await placeOf(table, access.level, access.id));
  const verdict = decide('access', caller, { place });
  if (verdict !== 'ok') throw new Problem(verdict);
  return { ...place, orgId: found(place.orgId) };
};

/** The change that grants the place to an account; `isNew`: one that the same transaction makes. */
export const grantOfPlace = async (
  scope: Scope,
  account: StoredAccount,
  place: Place,
  { canWrite, isNew }: { readonly canWrite: boolean; readonly isNew: boolean },
) => {
  const grant = await newGrant(scope, account, { ...place, canWrite });
  const key = levelKey(place);
  // A transaction names each row once: the home organisation of a new account is required already.
  const required: readonly Write[] =
    key === undefined || (isNew && place.areaId === undefined && place.orgId === account.homeOrgId)
      ? []
      : [{ requires: key }];
  return { grant, change: grantChange(grant, loggedAccess(account, grant), required) };
};

/**
 * A new account, with its first access if one is given, invited by mail. A given password counts when
 * the mailed link was used; where it could not be set, nobody is invited yet. Throws 403, 404, `accountTaken`, `validation`.
 */
export const addAccount = async (
  scope: Scope,
  { identity, send }: AccountParts,
  fields: AccountFields,
): Promise<Account> => {
  assertTypeAllowed(scope, fields.type);
  if (fields.password !== undefined) assertFirstPassword(fields.password);
  const { access } = fields;
  const place = access && (await placeOfAccess(scope, { type: fields.type, access }));
  const homeOrgId = await homeOf(scope, fields.homeOrgId === undefined ? place?.orgId : fields.homeOrgId);
  await assertServed({ ...fields, homeOrgId });
  const { account, change } = await newAccount(scope, {
    ...fields,
    homeOrgId,
    provider: await providerOf({ ...fields, homeOrgId }),
  });
  const first = place && (await grantOfPlace(scope, account, place, { canWrite: access.canWrite, isNew: true }));
  const [after] = await presentAccounts(scope, [{ account: { data: account }, grants: first ? [first.grant] : [] }]);
  const created = await scope.commit({ ...change, after: after! }, ...(first ? [first.change] : []));
  const { password } = fields;
  const isReady =
    password === undefined ||
    account.loginType !== 'password' ||
    (await reported(() => identity.setPassword(account.username, password)));
  return { ...created, mailSent: isReady && (await invite(scope, send, account)) };
};
