import type { Scope } from '#functions/kernel/changes/scope.ts';
import { findRemoval } from '#functions/log/removal.ts';
import { allLogbooks } from '#functions/log/repository.ts';
import type { Account } from '#shared/model/account.ts';

/** An account that was removed, as the logbooks remember it; undefined when there never was one. */
export const findRemovedAccount = async (scope: Scope, username: string): Promise<Account | undefined> => {
  const books = await allLogbooks(scope.table);
  const removal = await findRemoval(scope, books, username, ({ object }) => object === 'account');
  return removal?.before as Account | undefined;
};
