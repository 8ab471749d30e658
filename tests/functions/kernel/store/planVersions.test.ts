import { expect, it } from 'vitest';
import { areaKey, planKeys, planVersionKey } from '#functions/kernel/store/keys.ts';
import { inTransactions } from '#functions/kernel/store/pastTable.ts';
import { type PlanVersion, withPlanVersions } from '#functions/kernel/store/planVersions.ts';
import { mostItems, type Row, type Write } from '#functions/kernel/store/table.ts';

const unit = (unitId: string) => ({ orgId: 'o', unitId });
const beds = (unitId: string): Write => ({ put: { ...planKeys.beds(unit(unitId)), version: 1, data: {} } });
const rates = (unitId: string): Write => ({ remove: planKeys.rates(unit(unitId)) });

/** The rows that are added to the writes. */
const added = (...writes: readonly Write[]) =>
  withPlanVersions(writes)
    .slice(writes.length)
    .map((write) => ('put' in write ? (write.put as Row<PlanVersion>) : undefined));

it('gives each plan that a commit changes one new version, and others none', () => {
  const before = Date.now();
  const versions = added(beds('a'), rates('a'), beds('b'));
  expect(versions).toMatchObject([planVersionKey(unit('a')), planVersionKey(unit('b'))]);
  for (const version of versions) expect(version?.data.at).toBeGreaterThanOrEqual(before);
  const tokens = [...versions, ...added(beds('a'))].map((version) => version?.data.token);
  expect(new Set(tokens).size).toBe(3);
});

it('adds nothing to what changes no plan, also where a row of a plan is required', () => {
  expect(
    added({ put: { ...areaKey('o', 'x'), version: 1, data: {} } }, { requires: planKeys.beds(unit('a')) }),
  ).toEqual([]);
});

it('leaves the writes as they are, in their order', () => {
  const writes = [beds('a'), rates('b'), { requires: planKeys.beds(unit('c')) }];
  expect(withPlanVersions(writes).slice(0, 3)).toEqual(writes);
});

it('divides writes so that each part fits a transaction with its versions', () => {
  const writes = Array.from({ length: 250 }, (_, n) => beds(`${n % 60}`));
  const parts = inTransactions(writes);
  expect(parts.flat()).toEqual(writes);
  for (const part of parts) expect(withPlanVersions(part).length).toBeLessThanOrEqual(mostItems);
  expect(inTransactions(Array.from({ length: mostItems - 1 }, () => beds('a')))).toHaveLength(1);
});
