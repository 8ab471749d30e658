import { expect, test } from 'vitest';
import {
  listedFollowUp,
  listedImport,
  listedImportUnderWay,
  listedOrganization,
  listedPlace,
  listedRates,
  logKeys,
  planKeys,
} from '#functions/kernel/store/keys.ts';
import { isRowOf } from '#functions/kernel/store/partitions.ts';

const at = '2026-11-25T12:00:00.000Z';
const row = { ...planKeys.rates({ orgId: 'o', unitId: 'u' }), version: 1, data: {} };
const listsOf = (orgId: string) => [
  listedOrganization(orgId),
  listedPlace('u', orgId),
  listedFollowUp({ orgId, unitId: 'u' }),
  listedRates({ orgId, unitId: 'u' }),
  listedImport(orgId, { at, id: 'i' }),
  listedImportUnderWay({ orgId, unitId: 'u' }),
];

test.each(listsOf('o'))('a row of an organisation is its own in the list $gsi1pk of the index', (listed) => {
  expect(isRowOf('o', { ...row, ...listed })).toBe(true);
  expect(isRowOf('p', { ...row, ...listed })).toBe(false);
});

test.each(listsOf('p'))('a row of an organisation is not its own in the list $gsi1pk of another', (listed) => {
  expect(isRowOf('o', { ...row, ...listed })).toBe(false);
});

test('a row is its own without a list, and in the log of any person; an account is of no organisation', () => {
  expect(isRowOf('o', row)).toBe(true);
  const { gsi1pk, gsi1sk } = logKeys('o', at, 'somebody@demo.se', 'e');
  expect(isRowOf('o', { ...row, gsi1pk, gsi1sk })).toBe(true);
  expect(isRowOf('o', { ...row, pk: 'USER#somebody@demo.se' })).toBe(false);
});
