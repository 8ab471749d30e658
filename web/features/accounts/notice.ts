import * as z from 'zod';
import type { Account } from '#shared/model/account.ts';

/**
 * The outcome of the last action on an account: created and invited, created without the mail being sent,
 * invited again, invited because it signs in with a password from now on, or awaiting an invitation that was not sent; another
 * address that is to be confirmed, whose confirmation could not be mailed, or that was taken back.
 */
const AccountNotice = z.object({
  outcome: z.enum([
    ...(['invited', 'notMailed', 'resent', 'moved', 'switched'] as const),
    ...(['confirming', 'unconfirmable', 'takenBack'] as const),
  ]),
  /** The address at that time: to which the mail was or is to be sent. */
  email: z.string(),
});
export type AccountNotice = z.infer<typeof AccountNotice>;

/** Whether the account has no password until the link of the invitation is used. */
const awaitsPassword = ({ active, loginType }: Pick<Account, 'active' | 'loginType'>): boolean =>
  !active && loginType === 'password';

/** The notice after a create. `mailSent` is missing where the answer is that of a create that was cut off before it had mailed. */
export const noticeOfCreate = ({ mailSent, email }: Pick<Account, 'mailSent' | 'email'>): AccountNotice => ({
  outcome: mailSent ? 'invited' : 'notMailed',
  email,
});

/**
 * The notice after a change: with the address of an invited account, the link that was mailed to the earlier one is invalid; with
 * that of another, it is to be confirmed; with a password in place of SAML, an invitation was mailed.
 */
export const noticeOfChange = (before: Account, after: Account): AccountNotice | undefined => {
  if (after.newEmail !== null && after.newEmail !== before.newEmail)
    return { outcome: after.mailSent === false ? 'unconfirmable' : 'confirming', email: after.newEmail };
  if (after.mailSent === true) return { outcome: 'switched', email: after.email };
  const isUnmailed = after.mailSent === false || after.email !== before.email;
  return awaitsPassword(after) && isUnmailed ? { outcome: 'moved', email: after.email } : undefined;
};

/** Reads the notice from the state of a history entry; undefined when there is none. */
export const noticeIn = (state: unknown): AccountNotice | undefined =>
  z.object({ notice: AccountNotice }).safeParse(state).data?.notice;
