import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { codeKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, type Table, type Write } from '#functions/kernel/store/table.ts';
import { type Counted, forgetFailures, reserveAttempt } from './failures.ts';

/** The purpose of a mailed link: the first password (valid for 7 days), a new one (1 hour), or a new address (1 day). */
export type CodePurpose = 'confirm' | 'reset' | 'address';

interface StoredCode {
  readonly hash: string;
}

/** How long the link of a purpose is valid. */
export const lifetimeSeconds: Record<CodePurpose, number> = {
  confirm: 7 * 24 * 3600,
  reset: 3600,
  address: 24 * 3600,
};

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/**
 * A new code (128 random bits) and the write that stores its hash; it replaces an earlier code for the same purpose.
 */
export const newCode = async (table: Table, username: string, purpose: CodePurpose, now: Date) => {
  const code = randomBytes(16).toString('base64url');
  const key = codeKey(username, purpose);
  const row = (await table.get<StoredCode>(key)) ?? emptyRow<StoredCode>(key, { hash: '' });
  const write: Write = {
    put: {
      ...row,
      version: row.version + 1,
      data: { hash: hashOf(code) },
      expires: Math.floor(now.getTime() / 1000) + lifetimeSeconds[purpose],
    },
    guard: { version: row.version },
  };
  return { code, write };
};

/**
 * The write that removes a used code. Throws `invalidCode` when it is wrong, used, expired, or after five wrong tries of this code
 * from the same address: a stranger elsewhere does not spend those of the account.
 */
export const redeemCode = async (
  scope: Scope,
  username: string,
  purpose: CodePurpose,
  code: string,
): Promise<Write> => {
  const row = await scope.table.get<StoredCode>(codeKey(username, purpose));
  if (!row) throw new Problem('invalidCode');
  const tries: Counted = { kind: 'code', name: row.data.hash, from: scope.address };
  const mayTry = await reserveAttempt(scope, tries);
  if (!mayTry || !isSameSecret(row.data.hash, hashOf(code))) throw new Problem('invalidCode');
  await forgetFailures(scope.table, tries);
  return erase(row);
};

/** The write that invalidates the mailed link of a purpose. */
export const dropCode = (username: string, purpose: CodePurpose): Write => ({ remove: codeKey(username, purpose) });

/** The writes that invalidate every mailed link of an account, but for one that is just being used. */
export const dropCodes = (username: string, used?: CodePurpose): readonly Write[] =>
  (['confirm', 'reset', 'address'] as const)
    .filter((purpose) => purpose !== used)
    .map((purpose) => dropCode(username, purpose));
