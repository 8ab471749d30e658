import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from '#functions/kernel/problem.ts';
import { codeKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, type Row, type Table, type Write } from '#functions/kernel/store/table.ts';

/** The purpose of a mailed link: the first password (valid for 7 days), or a new one (1 hour). */
export type CodePurpose = 'confirm' | 'reset';

interface StoredCode {
  readonly hash: string;
  readonly tries: number;
}

const lifetimeSeconds: Record<CodePurpose, number> = { confirm: 7 * 24 * 3600, reset: 3600 };
const maxTries = 5;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * A new code (128 random bits) and the write that stores its hash; it replaces an earlier code for the same purpose.
 */
export const newCode = async (table: Table, username: string, purpose: CodePurpose, now: Date) => {
  const code = randomBytes(16).toString('base64url');
  const key = codeKey(username, purpose);
  const row = (await table.get<StoredCode>(key)) ?? emptyRow<StoredCode>(key, { hash: '', tries: 0 });
  const write: Write = {
    put: {
      ...row,
      version: row.version + 1,
      data: { hash: hashOf(code), tries: 0 },
      expires: Math.floor(now.getTime() / 1000) + lifetimeSeconds[purpose],
    },
    guard: { version: row.version },
  };
  return { code, write };
};

const countTry = (table: Table, row: Row<StoredCode>): Promise<void> =>
  table.commit({
    put: { ...row, version: row.version + 1, data: { ...row.data, tries: row.data.tries + 1 } },
    guard: { version: row.version },
  });

/**
 * The write that removes a used code. Throws `invalidCode` when it is wrong, used, expired, or after five wrong
 * attempts.
 */
export const redeemCode = async (
  table: Table,
  username: string,
  purpose: CodePurpose,
  code: string,
): Promise<Write> => {
  const row = await table.get<StoredCode>(codeKey(username, purpose));
  if (!row || row.data.tries >= maxTries) throw new Problem('invalidCode');
  if (!isSame(row.data.hash, hashOf(code))) {
    await countTry(table, row);
    throw new Problem('invalidCode');
  }
  return erase(row);
};

/** The writes that invalidate every mailed link of an account. */
export const dropCodes = (username: string): readonly Write[] =>
  (['confirm', 'reset'] as const).map((purpose) => ({ remove: codeKey(username, purpose) }));
