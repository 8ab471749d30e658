import { describe, expect, test } from 'vitest';
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
  return redeemCode(world.scope(), username, purpose, code).then(
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

describe('five wrong tries of a code', () => {
  const codeFor = async (username: string) => {
    const { code, write } = await newCode(world.table, username, 'confirm', new Date());
    await world.table.commit(write);
    return code;
  };
  const tryFrom = (address: string, username: string, code: string) =>
    redeemCode(world.scope({ address }), username, 'confirm', code).then(
      () => 'right',
      ({ code: refusal }) => refusal,
    );
  const guess = async (address: string, username: string) => {
    for (let n = 0; n < 5; n++) expect(await tryFrom(address, username, 'fel')).toBe('invalidCode');
  };

  test('lock the address out of it, but nobody else', async () => {
    const code = await codeFor('a@test.se');
    await guess('203.0.113.1', 'a@test.se');
    expect(await tryFrom('203.0.113.1', 'a@test.se', code)).toBe('invalidCode');
    expect(await tryFrom('203.0.113.2', 'a@test.se', code)).toBe('right');
  });

  test('do not stop a code that is sent later', async () => {
    await codeFor('b@test.se');
    await guess('203.0.113.1', 'b@test.se');
    expect(await tryFrom('203.0.113.1', 'b@test.se', await codeFor('b@test.se'))).toBe('right');
  });
});
