import * as z from 'zod';
import { ses } from '#functions/kernel/adapters/mail.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { address } from '#shared/model/account.ts';
import { newAccount } from '../account/create.ts';
import { invite } from '../account/invitation.ts';
import { findAccount, superAdmins } from '../account/repository.ts';

const Asked = z.object({ email: address });

const installer = systemCaller('installation');

/**
 * Invites the first SuperAdmin of a new installation by mail. It has no route: the person who deploys invokes it.
 * Invoked again, it sends a new mail until the password is set. Throws when there is a SuperAdmin already.
 */
export const handler = async (event: unknown): Promise<{ readonly mailSent: boolean }> => {
  const { email } = Asked.parse(event);
  const table = theTable();
  const scope = scopeOf({ caller: installer, place: {}, table, now: new Date(), address: '-', path: {} });
  const { usernames } = (await superAdmins(table)).data;
  const invited =
    usernames.length === 1 && usernames[0] === email ? (await findAccount(table, email))?.data : undefined;
  if (usernames.length > 0 && (!invited || invited.active)) throw new Error('there is a SuperAdmin already');
  if (invited) return { mailSent: await invite(scope, ses(), invited) };
  const made = await newAccount(scope, { email, type: 'SuperAdmin', loginType: 'password', homeOrgId: null });
  return { mailSent: await invite(scope, ses(), await scope.commit(made.change)) };
};
