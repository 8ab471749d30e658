import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { SendMail } from '#functions/kernel/services/mail.ts';
import { activeByName, organizationsOf } from '#functions/places/repository.ts';
import type { Account, AccountFields } from '#shared/model/account.ts';
import { createAccount, invite } from './create.ts';
import type { Identity } from './identity.ts';
import { assertTypeAllowed } from './rules.ts';

type HomeOrgId = string | null | undefined;

/** Any existing organisation, or none. Throws `choice`. */
const homeChosenByProvider = async ({ table }: Scope, orgId: HomeOrgId): Promise<string | null> => {
  if (orgId == null) return null;
  if (activeByName(await organizationsOf(table, [orgId])).length === 0) throw fieldProblem('homeOrgId', 'choice');
  return orgId;
};

/** One of the caller's organisations; with a single one it may be left out. Throws `required`, `choice`. */
const homeChosenBySuperUser = ({ caller }: Scope, orgId: HomeOrgId): string => {
  const own = [...new Set(caller.grants.map((grant) => grant.orgId))];
  const home = orgId ?? (own.length === 1 ? own[0] : undefined);
  if (home === undefined || !own.includes(home)) throw fieldProblem('homeOrgId', orgId == null ? 'required' : 'choice');
  return home;
};

/** A new account, invited by mail unless it has a password or signs in with SAML. Throws `accountTaken`, `validation`. */
export const addAccount = async (
  scope: Scope,
  { identity, send }: { readonly identity: Identity; readonly send: SendMail },
  fields: AccountFields,
): Promise<Account> => {
  assertTypeAllowed(scope, fields.type);
  const homeOrgId =
    scope.caller.type === 'SuperAdmin'
      ? await homeChosenByProvider(scope, fields.homeOrgId)
      : homeChosenBySuperUser(scope, fields.homeOrgId);
  const account = await createAccount(scope, identity, { ...fields, homeOrgId });
  const mailSent = account.active ? undefined : await invite(scope, send, account);
  return { ...account, accesses: [], mailSent };
};
