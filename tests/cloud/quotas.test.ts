import { describe, expect, test } from 'vitest';
import { manyCustomers, sampleStage } from './assembly.ts';
import { quotaRows } from './quotas.ts';

const figureOf = (rows: ReturnType<typeof quotaRows>, what: string) => rows.find((row) => row.what === what)?.value;

describe.each([
  ['the sample stage', sampleStage, 1],
  ['a stage with 200 customers that have an identity provider', manyCustomers, 200],
])('%s', (_, assembly, customers) => {
  test('is not over two thirds of a quota', () => {
    const rows = quotaRows(assembly);
    console.table(
      rows.map(({ what, value, quota }) => ({ what, value, quota, percent: Math.round((100 * value) / quota) })),
    );
    expect(rows.filter(({ value }) => value > 0).length).toBeGreaterThan(10);
    expect(figureOf(rows, 'identity providers of the user pool')).toBe(customers);
    expect(rows.filter(({ value, quota }) => value > (quota * 2) / 3)).toEqual([]);
  });
});

test('customers add providers and their addresses only: no name, no setting and nothing to the other stacks', () => {
  const [one, many] = [sampleStage, manyCustomers].map(quotaRows);
  const grown = many!.filter(({ what, value }) => value !== figureOf(one!, what)).map(({ what }) => what);
  expect(grown.sort()).toEqual([
    'Bemanningsplan-Stateful: bytes of the template',
    'Bemanningsplan-Stateful: resources',
    'callback addresses of all clients',
    'identity providers of the user pool',
  ]);
});
