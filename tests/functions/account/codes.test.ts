import { expect, test } from 'vitest';
import { type CodePurpose, newCode, redeemCode } from '#functions/account/codes.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const hours = 3_600_000;

/** What happens to a code that was mailed so many hours ago. */
const usedAfter = async (purpose: CodePurpose, age: number) => {
  const { table } = world;
  const username = `${purpose}-${age}@test.se`;
  const { code, write } = await newCode(table, username, purpose, new Date(Date.now() - age * hours));
  await table.commit(write);
  return redeemCode(table, username, purpose, code).then(
    () => 'used',
    ({ code: refusal }) => refusal,
  );
};

test.each<[CodePurpose, number, string]>([
  ['confirm', 7 * 24 - 0.1, 'used'],
  ['confirm', 7 * 24 + 0.1, 'invalidCode'],
  ['reset', 0.9, 'used'],
  ['reset', 1.1, 'invalidCode'],
])('a %s code that is %d hours old is %s', async (purpose, age, outcome) => {
  expect(await usedAfter(purpose, age)).toBe(outcome);
});
