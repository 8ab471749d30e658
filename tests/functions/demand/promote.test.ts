import { describe, expect, it } from 'vitest';
import { compareDemand } from '#functions/demand/compare.ts';
import { promoteDemand } from '#functions/demand/promote.ts';
import { readDemands } from '#functions/demand/read.ts';
import { inUnit, planner, superUser } from '../../support/plan.ts';
import { category, day, demandOf, rowOf, shift, storeWard } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

let wards = 0;
const world = withTable();

/** A Wednesday; the history limit is 2026-03-30. */
const now = new Date('2026-06-10T10:00:00Z');
const nurses = category('cat', 'Sjuksköterska', [shift('day', 'Dag', '2024-01-01')]);
const rows = (value: string) => ({ shiftDemands: [rowOf('day', value)] });

const long = demandOf('cat', 'long', ['2026-01-05', '2026-09-06'], { ...rows('4'), comment: 'Ordinarie' });
const next = demandOf('cat', 'next', ['2026-09-07', '2026-09-20'], rows('5'));
const open = demandOf('cat', 'open', ['2026-09-21', null], rows('6'));
const summer = demandOf('cat', 'sim', ['2026-06-15', '2026-08-02'], { ...rows('2'), simulation: true });

const ward = async (...demands: ReturnType<typeof demandOf>[]) => {
  wards += 1;
  const ids = { orgId: 'org', unitId: `unit${wards}`, categoryId: 'cat' };
  await storeWard(world.table, { ...ids, categories: [nurses], demands });
  return (demandId: string, version?: number) => ({ ...ids, demandId, version });
};
const scope = (caller = superUser) => world.scope({ caller, now });
const list = async (ids: Awaited<ReturnType<typeof ward>>) =>
  (await readDemands(scope(), ids(''))).map(({ id, start, end, simulation, version }) => ({
    id,
    start,
    end,
    simulation,
    version,
  }));
const refusal = (code: string) => expect.objectContaining({ code });

describe('comparing a simulated demand period', () => {
  it('answers the live periods that it overlaps, what promoting does to each, and both demands week by week', async () => {
    const ids = await ward(long, next, open, summer);
    const compared = await compareDemand(inUnit(scope(), ids('sim')), ids('sim'));
    expect(compared.simulated.id).toBe('sim');
    expect(compared.live.map(({ id }) => id)).toEqual(['long']);
    expect(compared.replaced).toEqual([
      {
        id: 'long',
        start: '2026-01-05',
        end: '2026-09-06',
        becomes: [
          { start: '2026-01-05', end: '2026-06-14' },
          { start: '2026-08-03', end: '2026-09-06' },
        ],
      },
    ]);
    expect(compared.weeks).toHaveLength(7);
    const [first] = compared.weeks;
    expect(first).toMatchObject({ start: '2026-06-15', workRateSum: 0 });
    expect(first!.demandLive! / first!.demandSimulated!).toBeCloseTo(2, 9);
  });

  it('ends the weeks of an open-ended simulation with the last one in which a figure changes', async () => {
    const ids = await ward(
      long,
      next,
      open,
      demandOf('cat', 'sim', ['2026-08-31', null], { ...rows('2'), simulation: true }),
    );
    const { weeks, live } = await compareDemand(inUnit(scope(), ids('sim')), ids('sim'));
    expect(live.map(({ id }) => id)).toEqual(['long', 'next', 'open']);
    expect(weeks.map(({ start }) => start)).toEqual(['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21']);
  });

  it('refuses a live period', async () => {
    const ids = await ward(long, summer);
    await expect(compareDemand(inUnit(scope(), ids('long')), ids('long'))).rejects.toMatchObject({
      code: 'validation',
      details: { fields: { simulation: { code: 'notSimulated' } } },
    });
  });
});

describe('promoting a simulated demand period', () => {
  it('splits the live period: the earlier part keeps id and comment, the later one is a copy', async () => {
    const ids = await ward(long, summer);
    const live = await promoteDemand(scope(planner), ids('sim', 1));
    expect(live).toMatchObject({ id: 'sim', simulation: false, version: 2 });
    const after = await list(ids);
    expect(after.map(({ start, end, simulation }) => [start, end, simulation])).toEqual([
      ['2026-01-05', '2026-06-14', false],
      ['2026-06-15', '2026-08-02', false],
      ['2026-08-03', '2026-09-06', false],
    ]);
    expect(after[0]).toMatchObject({ id: 'long', version: 2 });
    const copy = (await readDemands(scope(), ids(''))).at(-1)!;
    expect(copy).toMatchObject({ version: 1, comment: 'Ordinarie', shiftDemands: [{ mon: '4' }] });
    expect(copy.id).not.toBe('long');
  });

  it('removes live periods inside the simulated one and shortens those that overlap its edges', async () => {
    const ids = await ward(
      long,
      next,
      open,
      demandOf('cat', 'sim', ['2026-08-31', '2026-09-27'], { ...rows('2'), simulation: true }),
    );
    await promoteDemand(scope(), ids('sim'));
    expect((await list(ids)).map(({ id, start, end }) => [id, start, end])).toEqual([
      ['long', '2026-01-05', '2026-08-30'],
      ['sim', '2026-08-31', '2026-09-27'],
      ['open', '2026-09-28', null],
    ]);
  });

  it('gives each week the simulated demand, as the comparison showed', async () => {
    const ids = await ward(long, next, open, summer);
    const { weeks } = await compareDemand(inUnit(scope(), ids('sim')), ids('sim'));
    await promoteDemand(scope(), ids('sim'));
    const after = demandOf('cat', 'check', ['2026-06-15', '2026-08-02'], { ...rows('0'), simulation: true });
    await storeWard(world.table, { ...ids(''), categories: [], demands: [after] });
    const again = await compareDemand(inUnit(scope(), ids('check')), ids('check'));
    expect(again.weeks.map(({ demandLive }) => demandLive)).toEqual(
      weeks.map(({ demandSimulated }) => demandSimulated),
    );
  });

  it.each<[string, () => Promise<Awaited<ReturnType<typeof ward>>>, typeof superUser, string]>([
    ['a locked period in the way', () => ward({ ...long, locked: true }, summer), superUser, 'locked'],
    ['a locked simulation', () => ward(long, { ...summer, locked: true }), superUser, 'locked'],
    [
      'days before the history limit by a User',
      () => ward(long, { ...summer, start: day('2026-03-23') }),
      planner,
      'history',
    ],
    [
      'more than 40 periods in the way',
      () =>
        ward(
          ...Array.from({ length: 41 }, (_, index) => {
            const start = new Date(Date.UTC(2026, 5, 15 + 7 * index)).toISOString().slice(0, 10);
            const end = new Date(Date.UTC(2026, 5, 21 + 7 * index)).toISOString().slice(0, 10);
            return demandOf('cat', `week${index}`, [start, end]);
          }),
          { ...summer, end: null },
        ),
      superUser,
      'validation',
    ],
  ])('refuses %s and stores nothing', async (_, made, caller, code) => {
    const ids = await made();
    const before = await list(ids);
    await expect(promoteDemand(scope(caller), ids('sim'))).rejects.toEqual(refusal(code));
    expect(await list(ids)).toEqual(before);
  });

  it('changes 40 periods in one transaction', async () => {
    const ids = await ward(
      ...Array.from({ length: 40 }, (_, index) => {
        const start = new Date(Date.UTC(2026, 5, 15 + 7 * index)).toISOString().slice(0, 10);
        const end = new Date(Date.UTC(2026, 5, 21 + 7 * index)).toISOString().slice(0, 10);
        return demandOf('cat', `week${index}`, [start, end]);
      }),
      { ...summer, end: null },
    );
    await promoteDemand(scope(), ids('sim'));
    expect((await list(ids)).map(({ id }) => id)).toEqual(['sim']);
  });

  it('answers 409 at a stale version', async () => {
    const ids = await ward(long, summer);
    await promoteDemand(scope(), ids('sim', 1));
    await expect(promoteDemand(scope(), ids('sim', 1))).rejects.toEqual(refusal('conflict'));
  });
});
