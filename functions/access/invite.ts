import { newAccount } from '#functions/account/create.ts';
import { assertServed, providerOf } from '#functions/account/federation/providers.ts';
import { findByAddress } from '#functions/account/repository.ts';
import { presentAccess } from '#functions/core/grants/present.ts';
import { findGrant, type GrantPlace } from '#functions/core/grants/repository.ts';
import { grantChange, levelOf, lockAccount, newGrant } from '#functions/core/grants/service.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { type Access, type AccessInvitation, accessOptions } from '#shared/model/access.ts';
import { type CustomerType, fitsLevel } from '#shared/model/roles.ts';
import { sendAccessMail } from './mail.ts';
import { placeIn } from './service.ts';

/**
 * The account of an address, or a new one whose home is the organisation; the change that creates it is committed with
 * the grant.
 */
const accountFor = async (
  scope: Scope,
  { orgId }: GrantPlace,
  { email, loginType }: AccessInvitation,
  type: CustomerType,
) => {
  const known = await findByAddress(scope.table, email);
  if (!known) {
    const given = { email, type, loginType, homeOrgId: orgId };
    await assertServed(given);
    const { account, change } = await newAccount(scope, { ...given, provider: await providerOf(given) });
    return { account, along: [change], accountWrites: [] };
  }
  // The same refusal as for a new account: it must not reveal the type of the account, or that it is closed.
  if (known.data.type !== type || known.data.disabled)
    throw new Problem('accountTaken', { fields: { email: { code: 'addressTaken' } } });
  return { account: known.data, along: [], accountWrites: [lockAccount(known)] };
};

/**
 * Grants the place to the account of an address, or to a new account, and mails it; the answer is alike in both cases.
 * Throws `validation` when an account of this type cannot have the grant, or has
 * it already, `accountTaken` when the address belongs to an account of another type.
 */
export const inviteAccess = async (scope: Scope, send: SendMail, invitation: AccessInvitation): Promise<Access> => {
  const place = placeIn(scope);
  const { type } = accessOptions[invitation.selectedOption];
  if (!fitsLevel(type, levelOf(place))) throw fieldProblem('selectedOption', 'grantRole');
  const { account, along, accountWrites } = await accountFor(scope, place, invitation, type);
  if (await findGrant(scope.table, account.username, place)) throw fieldProblem('email', 'granted');
  const grant = await newGrant(scope, account, { ...place, canWrite: invitation.canWrite });
  const access = await scope.commit(
    grantChange(grant, presentAccess(account, grant, scope.place), accountWrites),
    ...along,
  );
  return { ...access, mailSent: await sendAccessMail(scope, send, account, access) };
};
