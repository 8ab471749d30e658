import { expect, it, vi } from 'vitest';
import { updateDemand } from '#functions/demand/change.ts';
import { createDemand } from '#functions/demand/create.ts';
import { readDemands, summarize } from '#functions/demand/read.ts';
import { jittered, pause } from '#functions/kernel/adapters/pause.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { DemandChange, DemandFields, DemandSummaryBody } from '#shared/model/demand.ts';
import { addDays } from '#shared/time/day.ts';
import { superUser } from '../../support/plan.ts';
import { category, demandOf, rowOf, shift, storeWard } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

vi.setConfig({ testTimeout: 60_000 });

const world = withTable();

const now = new Date('2026-06-10T10:00:00Z');
const scope = () => world.scope({ caller: superUser, now });
const nurses = category('cat', 'Sjuksköterska', [
  shift('day', 'Dag', '2024-01-01'),
  shift('night', 'Natt', '2026-09-07', null, { type: 'ExtraHours', extraHours: 1, extraMinutes: 0 }),
]);

/** Retries on conflict as the kernel does, with longer waits: all writers share this process. */
const retried = <T>(work: () => Promise<T>): Promise<T> => retryOnConflict(work, (round) => pause(4 * jittered(round)));

const forty = Array.from({ length: 40 }, (_, index) => index);
const outcome = (results: readonly PromiseSettledResult<unknown>[]) => {
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'ok' : String(result.reason.code)));
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]),
  );
};

it('of 40 concurrent changes of the same version one is stored and 39 are refused with conflict', async () => {
  const ids = { orgId: 'org', unitId: 'writers', categoryId: 'cat' };
  await storeWard(world.table, {
    ...ids,
    categories: [nurses],
    demands: [demandOf('cat', 'dem', ['2026-06-15', null])],
  });
  const write = (index: number) =>
    retried(() =>
      updateDemand(
        scope(),
        { ...ids, demandId: 'dem', version: 1 },
        DemandChange.parse({ shiftDemands: [{ shiftId: 'day', mon: String(index) }] }),
      ),
    );
  expect(outcome(await Promise.allSettled(forty.map(write)))).toEqual({ conflict: 39, ok: 1 });
  expect((await readDemands(scope(), ids)).map(({ version }) => version)).toEqual([2]);
});

it('40 concurrent creates of demand periods in different weeks are all stored', async () => {
  const ids = { orgId: 'org', unitId: 'creators', categoryId: 'cat' };
  await storeWard(world.table, { ...ids, categories: [nurses] });
  const weeks = forty.map((index) => {
    const start = addDays('2026-06-15', index * 7);
    return DemandFields.parse({ start, end: addDays(start, 6) });
  });
  const made = await Promise.all(weeks.map((week) => retried(() => createDemand(scope(), ids, week))));
  expect(new Set(made.map(({ id }) => id)).size).toBe(40);
  const stored = await readDemands(scope(), ids);
  expect(stored.map(({ start }) => start)).toEqual(weeks.map(({ start }) => start));
  expect(stored.filter((one) => one.hasDisconnectedStart || one.hasDisconnectedEnd)).toHaveLength(2);
});

it('of 40 concurrent creates of demand periods in the same week one is stored', async () => {
  const ids = { orgId: 'org', unitId: 'rivals', categoryId: 'cat' };
  await storeWard(world.table, { ...ids, categories: [nurses] });
  const week = DemandFields.parse({ start: '2026-06-15', end: '2026-06-21' });
  const results = await Promise.allSettled(forty.map(() => retried(() => createDemand(scope(), ids, week))));
  expect(outcome(results)).toEqual({ ok: 1, overlap: 39 });
});

it('the summary of rows that are not stored uses the measures valid on the requested day', async () => {
  const ids = { orgId: 'org', unitId: 'sums', categoryId: 'cat' };
  await storeWard(world.table, { ...ids, categories: [nurses] });
  const summaryOn = (start: string, shiftId = 'night') =>
    summarize(scope(), ids, DemandSummaryBody.parse({ start, shiftDemands: [rowOf(shiftId, '1')] }));
  expect(await summaryOn('2026-06-15')).toMatchObject({ hoursPerWeek: 56, services: 1.4 });
  expect(await summaryOn('2026-09-07')).toMatchObject({ hoursPerWeek: 63, services: 1.575 });
  expect(await summaryOn('2020-01-06')).toMatchObject({ hoursPerWeek: 56, services: null });
  await expect(summaryOn('2026-06-15', 'nowhere')).rejects.toMatchObject({ code: 'validation' });
});
