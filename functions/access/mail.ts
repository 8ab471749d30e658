import { mailAccess } from '#functions/account/invitation.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Access } from '#shared/model/access.ts';

/** Mails the account about its access to the request's place, or invites it. Returns false when that failed. */
export const sendAccessMail = (
  scope: Scope,
  send: SendMail,
  account: StoredAccount,
  { canWrite }: Pick<Access, 'canWrite'>,
): Promise<boolean> => {
  const { org, area, unit } = scope.place;
  const path = [org, area, unit].flatMap((level) => level?.name ?? []).join(' / ');
  return mailAccess(scope, send, account, [{ path, canWrite }]);
};
