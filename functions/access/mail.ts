import { invite } from '#functions/account/create.ts';
import { accessMail, reportMailFailure } from '#functions/account/mails.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';

/** Mails the account about its new place, or invites it while it has no password. Returns false when the mail service refused. */
export const sendAccessMail = async (scope: Scope, send: SendMail, account: StoredAccount): Promise<boolean> => {
  // Without a password yet, the account needs a new confirmation link, however old it is.
  if (!account.active) return invite(scope, send, account);
  const { org, area, unit } = scope.place;
  const place = [org, area, unit].flatMap((level) => level?.name ?? []).join(' / ');
  try {
    await send(accessMail({ appUrl: setting('APP_URL'), email: account.email, place }));
    return true;
  } catch (cause) {
    reportMailFailure(cause);
    return false;
  }
};
