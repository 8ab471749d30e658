import { describe, expect, it } from 'vitest';
import { averageBeds, createBeds, listBeds, removeBeds, updateBeds } from '#functions/beds/service.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { beds as contract } from '#shared/contract/beds.ts';
import { BedPeriodChange, BedPeriodFields } from '#shared/model/bed.ts';
import { addDays } from '#shared/time/day.ts';
import { aCategory, at, planner, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const boss = () => at(world, superUser, '2026-11-18');
const user = () => at(world, planner, '2026-11-18');
const fields = (period: object) => BedPeriodFields.parse({ start: '2026-01-05', ...period });
const change = (period: object) => BedPeriodChange.parse(period);

describe('beds of a unit', () => {
  it.each([
    { given: { beds: 20, weekendBeds: 12 }, beds: 20, weekendBeds: 12 },
    { given: { beds: 20 }, beds: 20, weekendBeds: 20 },
    { given: { weekendBeds: 12, beds: null }, beds: 12, weekendBeds: 12 },
    { given: { beds: 0, weekendBeds: 12 }, beds: 0, weekendBeds: 12 },
    { given: { beds: 20, weekendBeds: 0 }, beds: 20, weekendBeds: 0 },
    { given: { beds: 0 }, beds: 0, weekendBeds: 0 },
  ])('created with $given are stored as $beds and $weekendBeds', async ({ given, beds, weekendBeds }) => {
    const ids = await aCategory(world);
    const made = await createBeds(boss(), ids, fields(given));
    expect(made).toMatchObject({ unitId: ids.unitId, beds, weekendBeds, comment: '', end: null, version: 1 });
    expect(await listBeds(boss(), ids)).toEqual([made]);
  });

  it.each([
    { given: { comment: 'Sommar' }, beds: 20, weekendBeds: 12 },
    { given: { beds: 5 }, beds: 5, weekendBeds: 12 },
    { given: { weekendBeds: 0 }, beds: 20, weekendBeds: 0 },
    { given: { weekendBeds: null }, beds: 20, weekendBeds: 20 },
    { given: { beds: null }, beds: 12, weekendBeds: 12 },
    { given: { beds: null, weekendBeds: 3 }, beds: 3, weekendBeds: 3 },
  ])('of 20 and 12 changed with $given are stored as $beds and $weekendBeds', async ({ given, beds, weekendBeds }) => {
    const ids = await aCategory(world);
    const { id: bedId } = await createBeds(boss(), ids, fields({ beds: 20, weekendBeds: 12 }));
    const changed = await updateBeds(boss(), { ...ids, bedId }, change(given), 1);
    expect(changed).toMatchObject({ id: bedId, unitId: ids.unitId, beds, weekendBeds, version: 2 });
    expect(await refusal(() => updateBeds(boss(), { ...ids, bedId }, change(given), 1))).toMatchObject({
      code: 'conflict',
    });
  });

  it('are refused when they overlap the start or the end of another period, and a change never shortens another', async () => {
    const ids = await aCategory(world);
    const first = await createBeds(boss(), ids, fields({ end: '2026-02-01', beds: 10 }));
    const second = await createBeds(boss(), ids, fields({ start: '2026-03-02', beds: 12 }));
    const end = { code: 'overlap', fields: { end: 'overlap' }, flags: ['end'] };
    const to = (bedId: string, period: object) => () =>
      updateBeds(boss(), { ...ids, bedId }, change(period), undefined);
    expect(await refusal(to(first.id, { end: '2026-03-08' }))).toEqual(end);
    expect(await refusal(to(first.id, { end: null }))).toEqual(end);
    expect(await refusal(to(second.id, { start: '2026-01-26' }))).toMatchObject({ fields: { start: 'overlap' } });
    expect(await refusal(to(second.id, { end: '2026-01-25' }))).toMatchObject({ fields: { end: 'endBeforeStart' } });
    await to(first.id, { end: '2026-03-01' })();
    await removeBeds(boss(), { ...ids, bedId: second.id }, 1);
    expect(await listBeds(boss(), ids)).toMatchObject([{ id: first.id, end: '2026-03-01', version: 2 }]);
    expect(await refusal(to(second.id, {}))).toMatchObject({ code: 'notFound' });
  });

  it('that end before the history limit are not changed or removed by a User, and no new ones start before it', async () => {
    const ids = await aCategory(world);
    const { id: bedId } = await createBeds(boss(), ids, fields({ end: '2026-02-01', beds: 10 }));
    const old = { code: 'history' };
    expect(await refusal(() => updateBeds(user(), { ...ids, bedId }, change({ beds: 1 }), 1))).toMatchObject(old);
    expect(await refusal(() => removeBeds(user(), { ...ids, bedId }, 1))).toMatchObject(old);
    expect(await refusal(() => createBeds(user(), ids, fields({ start: '2026-08-31', beds: 1 })))).toMatchObject(old);
    expect(await createBeds(user(), ids, fields({ start: '2026-09-07', beds: 1 }))).toMatchObject({ beds: 1 });
  });

  it.each([
    {
      old: [['2026-01-05', null]],
      becomes: [
        ['2026-01-05', '2026-03-01', 20],
        ['2026-03-02', '2026-03-15', 9],
        ['2026-03-16', null, 20],
      ],
    },
    {
      old: [['2026-01-05', '2026-03-08']],
      becomes: [
        ['2026-01-05', '2026-03-01', 20],
        ['2026-03-02', '2026-03-15', 9],
      ],
    },
    {
      old: [
        ['2026-03-02', '2026-03-08'],
        ['2026-03-09', '2026-05-03'],
      ],
      becomes: [
        ['2026-03-02', '2026-03-15', 9],
        ['2026-03-16', '2026-05-03', 20],
      ],
    },
  ])('of $old closed for two weeks with split return after them', async ({ old, becomes }) => {
    const ids = await aCategory(world);
    const made = [];
    for (const [start, end] of old) made.push(await createBeds(boss(), ids, fields({ start, end, beds: 20 })));
    const closed = { start: '2026-03-02', end: '2026-03-15', beds: 9, split: true };
    await createBeds(boss(), ids, contract.create.body.parse(closed));
    const stored = await listBeds(boss(), ids);
    expect(stored.map(({ start, end, beds }) => [start, end, beds])).toEqual(becomes);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(becomes.length);
    if (becomes[0]?.[2] === 20) expect(stored[0]).toMatchObject({ id: made[0]?.id, version: 2 });
  });

  it('closed before the history limit are refused with split too', async () => {
    const ids = await aCategory(world);
    await createBeds(boss(), ids, fields({ beds: 20 }));
    const closed = contract.create.body.parse({ start: '2026-08-31', end: '2026-09-27', beds: 9, split: true });
    expect(await refusal(() => createBeds(user(), ids, closed))).toMatchObject({ code: 'history' });
    expect(await listBeds(boss(), ids)).toMatchObject([{ end: null, version: 1 }]);
  });

  it('are averaged over a range', async () => {
    const ids = await aCategory(world);
    await createBeds(boss(), ids, fields({ end: '2026-01-11', beds: 21, weekendBeds: 0, comment: 'Få' }));
    await createBeds(boss(), ids, fields({ start: '2026-01-12', beds: 10, weekendBeds: 31 }));
    const mean = (start: string, end: string) => averageBeds(boss(), ids, contract.average.query.parse({ start, end }));
    expect(await mean('2026-01-05', '2026-01-18')).toEqual({
      averageBeds: (21 + 18) / 2,
      multiplePeriod: true,
      bedsFirstWeek: 21,
      weekendBedsFirstWeek: 0,
      comment: 'Få',
    });
    // Seven days of a week with the mean 21, six of one with the mean 18; at most six decimals leave.
    const ragged = await mean('2026-01-05', '2026-01-17');
    expect(contract.average.answer.parse(ragged).averageBeds).toBe(19.615385);
    expect(await mean('2025-01-06', '2025-01-12')).toEqual({
      averageBeds: null,
      multiplePeriod: false,
      bedsFirstWeek: null,
      weekendBedsFirstWeek: null,
      comment: '',
    });
  });

  it('of 20 concurrent creates in the same weeks are stored once', { timeout: 60_000 }, async () => {
    const ids = await aCategory(world);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        retryOnConflict(() => createBeds(boss(), ids, fields({ end: '2026-02-01', beds: 9 }))),
      ),
    );
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(19).fill('overlap'));
    expect(await listBeds(boss(), ids)).toHaveLength(1);
  });

  it('of 40 concurrent creates, eleven of them in one week, are stored once per week', {
    timeout: 60_000,
  }, async () => {
    const ids = await aCategory(world);
    const week = (number: number) => addDays('2026-01-05', 7 * Math.min(number, 29));
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, (_, number) =>
        retryOnConflict(() =>
          createBeds(boss(), ids, fields({ start: week(number), end: addDays(week(number), 6), beds: number })),
        ),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const stored = await listBeds(boss(), ids);
    expect(stored.map(({ start }) => start)).toEqual(Array.from({ length: 30 }, (_, number) => week(number)));
  });
});
