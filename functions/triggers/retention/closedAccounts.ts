import type { Identity } from '#functions/account/identity.ts';
import { presentAccount } from '#functions/account/present.ts';
import { eraseGranted } from '#functions/account/remove.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountsIndex, homePrefix, noOrganization } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';

/** Whether the account was closed before the instant: that ended its sessions. */
const isClosedBefore = (
  { disabled, sessionsFrom, changedAt }: Pick<StoredAccount, 'disabled' | 'sessionsFrom' | 'changedAt'>,
  instant: string,
): boolean => disabled && (sessionsFrom ?? changedAt) < instant;

/**
 * Removes the accounts of an organisation (or of none) that were closed before the instant, `most` of them at most, each with a log
 * entry. @returns how many went
 */
export const removeClosedAccounts = async (
  scope: Scope,
  identity: Identity,
  orgId: string,
  { closedBefore, most }: { readonly closedBefore: string; readonly most: number },
): Promise<number> => {
  const { table } = scope;
  const prefix = homePrefix(orgId === noOrganization ? null : orgId);
  const listed = await table.query<Partial<StoredAccount>>({ pk: accountsIndex, index: 'gsi1', prefix });
  // Grants are listed along with the accounts, without a username.
  const old = listed.flatMap(({ data }) =>
    data.username !== undefined && isClosedBefore(data as StoredAccount, closedBefore) ? data.username : [],
  );
  const due = old.slice(0, most);
  for (const username of due)
    await retryOnConflict(async () => {
      const granted = await loadGranted(table, username);
      if (granted && isClosedBefore(granted.account.data, closedBefore))
        await eraseGranted(scope, identity, granted, await presentAccount(scope, granted));
    });
  return due.length;
};
