import { setting } from '#functions/kernel/adapters/environment.ts';
import type { Mail, SendMail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { decide } from '#functions/kernel/rights/authorise.ts';
import { loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { type Account, isOnlyInvited } from '#shared/model/account.ts';
import { personName } from '#shared/text/names.ts';
import { newCode } from './codes.ts';
import { signInAt } from './federation/providers.ts';
import { accessMail, confirmationMail, type Inviting, reported, samlInvitationMail } from './mails.ts';
import { presentAccount } from './present.ts';
import { loadAccount } from './rules.ts';

/** The caller as a mail names the person; undefined where the program itself invites, or the owner asked for the mail. */
const inviterOf = async ({ table, caller }: Scope, { username }: StoredAccount): Promise<string | undefined> => {
  const row = caller.username === username ? undefined : await table.get<StoredAccount>(accountKey(caller.username));
  if (!row) return undefined;
  const { firstName = null, lastName = null, email } = row.data;
  const name = personName({ firstName, lastName });
  return name === '' ? email : `${name} (${email})`;
};

/** The accesses of an account that the caller may give: a mail about this organisation does not name places of others. */
const accessesOf = async (scope: Scope, { username }: StoredAccount): Promise<Account['accesses']> => {
  const granted = await loadGranted(scope.table, username);
  if (!granted) return [];
  const grants = granted.grants.filter((place) => decide('access', scope.caller, { place }) === 'ok');
  return (await presentAccount(scope, { ...granted, grants })).accesses;
};

/** The invitation with the link of a new code, which is stored; earlier links live on. */
const passwordInvitation = async (scope: Scope, account: StoredAccount, inviting: Inviting): Promise<Mail> => {
  const { username, homeOrgId } = account;
  const { code, write } = await newCode(scope.table, username, 'confirm', scope.now);
  await scope.commit({
    writes: [write],
    action: 'create',
    object: 'confirmation',
    id: username,
    orgId: homeOrgId,
    after: null,
  });
  return confirmationMail({ ...inviting, code });
};

/** The mail that invites an account: with the link by which the first password is set, or with the button of its identity provider. */
const invitation = async (scope: Scope, account: StoredAccount): Promise<Mail> => {
  const { username, email, loginType } = account;
  const [by, accesses] = await Promise.all([inviterOf(scope, account), accessesOf(scope, account)]);
  const inviting: Inviting = { appUrl: setting('APP_URL'), username, email, by, accesses };
  return loginType === 'saml'
    ? samlInvitationMail({ ...inviting, ...(await signInAt(account, inviting.appUrl)) })
    : retryOnConflict(() => passwordInvitation(scope, account, inviting));
};

/** Invites an account by mail, which says who invites and what the account reaches. Returns false when that failed. */
export const invite = (scope: Scope, send: SendMail, account: StoredAccount): Promise<boolean> =>
  reported(async () => send(await invitation(scope, account)));

/** Mails the account about its new accesses, or invites it where it has only been invited. Returns false when that failed. */
export const mailAccess = (
  scope: Scope,
  send: SendMail,
  account: StoredAccount,
  accesses: Inviting['accesses'],
): Promise<boolean> => {
  if (isOnlyInvited(account)) return invite(scope, send, account);
  const { username, email } = account;
  return reported(async () => {
    const by = await inviterOf(scope, account);
    await send(accessMail({ appUrl: setting('APP_URL'), username, email, by, accesses }));
  });
};

/** Mails the invitation again. Throws 404, `alreadyConfirmed`, `mailFailed`. */
export const resendConfirmation = async (scope: Scope, send: SendMail, username: string): Promise<null> => {
  const { account } = await loadAccount(scope, username);
  if (!isOnlyInvited(account.data)) throw new Problem('alreadyConfirmed');
  if (!(await invite(scope, send, account.data))) throw new Problem('mailFailed');
  return null;
};
