import { type AccountStatus, type SingleAccount, statusOf } from '#shared/model/account.ts';

/** The state of an account as it is shown: a locked one is open otherwise. */
export type ShownStatus = AccountStatus | 'locked';

/** Whether the account can be used; one that is closed is not shown as locked. */
export const shownStatus = (account: SingleAccount): ShownStatus => {
  const status = statusOf(account);
  return account.lockedUntil !== undefined && status !== 'disabled' ? 'locked' : status;
};
