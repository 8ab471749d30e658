import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { codeKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, type Table, type Write } from '#functions/kernel/store/table.ts';
import { type Counted, forgetFailures, reserveAttempt } from './failures.ts';

/** The purpose of a mailed link: the first password (valid for 7 days), a new one (1 hour), or a new address (1 day). */
export type CodePurpose = 'confirm' | 'reset' | 'address';

/** The codes of one purpose that are valid, the latest last: the hash of each, and the second since 1970 at which it ends. */
interface StoredCodes {
  readonly codes: readonly { readonly hash: string; readonly until: number }[];
}

/**
 * So many links of one purpose are valid at once, the latest ones. Nobody reaches the number by asking for a new password, which sends
 * three mails in 15 minutes: the row stays below the 400 KB of an item.
 */
const mostCodes = 2_500;

/** How long the link of a purpose is valid. */
export const lifetimeSeconds: Record<CodePurpose, number> = {
  confirm: 7 * 24 * 3600,
  reset: 3600,
  address: 24 * 3600,
};

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const none: StoredCodes = { codes: [] };

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/**
 * A new code (128 random bits) and the write that stores its hash. Links mailed before live on, so that whoever opens the first of two
 * mails gets in; but for a new address, where the link to an earlier one ends.
 */
export const newCode = async (table: Table, username: string, purpose: CodePurpose, now: Date) => {
  const code = randomBytes(16).toString('base64url');
  const row = (await table.get<StoredCodes>(codeKey(username, purpose))) ?? emptyRow(codeKey(username, purpose), none);
  const earlier = purpose === 'address' ? [] : row.data.codes.filter(({ until }) => until > seconds(now));
  const until = seconds(now) + lifetimeSeconds[purpose];
  const codes = [...earlier, { hash: hashOf(code), until }].slice(-mostCodes);
  const write: Write = {
    put: { ...row, version: row.version + 1, data: { codes }, expires: until },
    guard: { version: row.version },
  };
  return { code, write };
};

/** The row of a right code. Throws `invalidCode` as {@link redeemCode}. */
const rowOfCode = async (scope: Scope, username: string, purpose: CodePurpose, code: string) => {
  const row = await scope.table.get<StoredCodes>(codeKey(username, purpose));
  const valid = row?.data.codes.filter(({ until }) => until > seconds(scope.now)) ?? [];
  const latest = valid.at(-1);
  if (!row || !latest) throw new Problem('invalidCode');
  const tries: Counted = { kind: 'code', name: latest.hash, from: scope.address };
  const mayTry = await reserveAttempt(scope, tries);
  const isRight = valid.map(({ hash }) => isSameSecret(hash, hashOf(code))).includes(true);
  if (!mayTry || !isRight) throw new Problem('invalidCode');
  await forgetFailures(scope.table, tries);
  return row;
};

/**
 * The write that removes a used code, and all others of its purpose. Throws `invalidCode` when it is wrong, used, expired, or after five
 * wrong tries since the latest was mailed, from the same address: a stranger elsewhere does not spend those of the account.
 */
export const redeemCode = async (scope: Scope, username: string, purpose: CodePurpose, code: string): Promise<Write> =>
  erase(await rowOfCode(scope, username, purpose, code));

/** Throws `invalidCode` where {@link redeemCode} would; the code stays valid. */
export const assertCode = async (scope: Scope, username: string, purpose: CodePurpose, code: string): Promise<void> => {
  await rowOfCode(scope, username, purpose, code);
};

/** The write that invalidates the mailed link of a purpose. */
export const dropCode = (username: string, purpose: CodePurpose): Write => ({ remove: codeKey(username, purpose) });

/** The writes that invalidate every mailed link of an account, but for one that is just being used. */
export const dropCodes = (username: string, used?: CodePurpose): readonly Write[] =>
  (['confirm', 'reset', 'address'] as const)
    .filter((purpose) => purpose !== used)
    .map((purpose) => dropCode(username, purpose));
