import * as z from 'zod';
import type { Account } from '#shared/model/account.ts';

/**
 * What has just happened to an account: made, made and invited, made but not reached by mail, invited again, or moved to
 * another address, to which no invitation has gone.
 */
const Told = z.object({
  outcome: z.enum(['created', 'invited', 'notMailed', 'resent', 'moved']),
  /** The address as it was then: to which the mail went, or is to go. */
  email: z.string(),
});
export type Told = z.infer<typeof Told>;

/** Whether the account waits for the person to choose a password by the link of the invitation. */
export const awaitsPassword = ({ active, loginType }: Pick<Account, 'active' | 'loginType'>): boolean =>
  !active && loginType === 'password';

/** What a create has come to: accounts with a password, or with none to wait for, are not mailed. */
export const toldOf = ({ mailSent, email }: Pick<Account, 'mailSent' | 'email'>): Told => ({
  outcome: mailSent === undefined ? 'created' : mailSent ? 'invited' : 'notMailed',
  email,
});

/** What a change has come to: with the address the link that was mailed to the earlier one is dead. */
export const toldOfChange = (before: Account, after: Account): Told | undefined =>
  awaitsPassword(after) && after.email !== before.email ? { outcome: 'moved', email: after.email } : undefined;

/** Reads what another screen left in the history entry. */
export const toldIn = (state: unknown): Told | undefined =>
  Told.safeParse((state as { readonly told?: unknown } | null)?.told).data;
