import { describe, expect, it } from 'vitest';
import { listBeds } from '#functions/beds/service.ts';
import {
  removeDemand,
  toggleLock,
  toggleSimulation,
  updateDemand,
  updateDemandPeriod,
} from '#functions/demand/change.ts';
import { readDemand, readDemands, readWholeDemand } from '#functions/demand/read.ts';
import { getCategory } from '#functions/hierarchy/levels/category.ts';
import { DemandChange, DemandPeriodChange } from '#shared/model/demand.ts';
import { inUnit, planner, superUser } from '../../support/plan.ts';
import { category, day, demandOf, rowOf, shift, stamp, storeWard } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();
let wards = 0;

/** A Wednesday; the limit, ten weeks before its Monday, is 2026-03-30. */
const now = new Date('2026-06-10T10:00:00Z');
const nurses = category('cat', 'Sjuksköterska', [
  shift('day', 'Dag', '2024-01-01'),
  shift('duty', 'Jour', '2024-01-01', null, { isDutyShift: true }),
  shift('old', 'Gammalt', '2020-01-06', '2024-12-29'),
]);

const old = demandOf('cat', 'old', ['2026-01-05', '2026-03-15']);
const running = demandOf('cat', 'running', ['2026-03-16', '2026-07-05'], {
  shiftDemands: [rowOf('day', '2'), rowOf('old', '5')],
});
const coming = demandOf('cat', 'coming', ['2026-07-06', '2026-09-06']);
const whatIf = demandOf('cat', 'sim', ['2026-06-15', '2026-08-02'], { simulation: true });
const shut = demandOf('cat', 'shut', ['2026-09-07', '2026-10-04'], { locked: true });

const ward = async (...demands: ReturnType<typeof demandOf>[]) => {
  wards += 1;
  const ids = { orgId: 'org', unitId: `unit${wards}`, categoryId: 'cat' };
  const beds = {
    periods: [{ ...stamp('bed'), start: day('2026-01-05'), end: null, beds: 24, weekendBeds: 18, comment: '' }],
  };
  await storeWard(world.table, { ...ids, categories: [nurses], demands, beds });
  return (demandId: string, version?: number) => ({ ...ids, demandId, version });
};
const all = () => ward(old, running, coming, whatIf, shut);
const scope = (caller = superUser) => world.scope({ caller, now });
const rows = (...shiftDemands: unknown[]) => DemandChange.parse({ shiftDemands });
const dates = (fields: unknown) => DemandPeriodChange.parse(fields);

describe('the shift rows of a demand period', () => {
  it('are replaced as a whole and answered with their hours and services', async () => {
    const ids = await all();
    const sent = rows({
      shiftId: 'duty',
      mon: '2.5',
      sun: '1',
      sunShift: true,
      startHour: 7,
      endHour: 15,
      endMinute: 30,
      breakMinutes: 30,
      dutyHours: 2,
      wkndStartHour: 8,
      wkndEndHour: 24,
    });
    const changed = await updateDemand(scope(), ids('running', 1), sent);
    expect(changed.shiftDemands).toMatchObject([
      { shiftId: 'day', mon: '0', startEnd: '' },
      {
        shiftId: 'duty',
        mon: '2,5',
        tue: '0',
        isDutyShift: true,
        startEnd: '07:00–15:30',
        wkndStartEnd: '08:00–24:00',
      },
    ]);
    // 2.5 × (8:00 − 2:00 of duty) + 1 × (16:00 − 2:00)
    expect(changed.summary).toEqual({
      hoursPerWeek: 29,
      minutesPerWeek: 0,
      hoursPerMonth: (29 * 52) / 12,
      services: 29 / 40,
    });
    expect(changed).toMatchObject({
      version: 2,
      bedsFirstWeek: 24,
      weekendBedsFirstWeek: 18,
      multiplePeriod: false,
      averageBeds: (13 * 24 + 8 * 18) / 21,
    });
    expect(await readDemand(scope(), ids('running'), 'running')).toEqual(changed);
  });

  it('are kept when only the comment is sent', async () => {
    const ids = await all();
    const changed = await updateDemand(scope(), ids('running'), DemandChange.parse({ comment: 'sommar' }));
    expect(changed.comment).toBe('sommar');
    expect(changed.shiftDemands[0]?.mon).toBe('2');
  });

  it.each([
    ['unknown', 'nowhere'],
    ['not valid in the period', 'old'],
  ])('of a shift that is %s are refused, by field', async (_, shiftId) => {
    const ids = await all();
    await expect(updateDemand(scope(), ids('running'), rows({ shiftId: 'day' }, { shiftId }))).rejects.toMatchObject({
      code: 'validation',
      details: { fields: { 'shiftDemands.1.shiftId': { code: 'shiftUnknown' } } },
    });
  });
});

describe('moving a period', () => {
  it('changes its dates, and other periods are checked against the new dates', async () => {
    const ids = await all();
    await updateDemandPeriod(scope(), ids('coming'), dates({ start: '2026-07-20' }));
    const moved = await updateDemandPeriod(scope(), ids('running'), dates({ end: '2026-07-19' }));
    expect(moved).toMatchObject({ start: '2026-03-16', end: '2026-07-19', version: 2, hasDisconnectedEnd: false });
  });

  it.each([
    ['into the next', 'running', { end: '2026-07-12' }, 'overlap', 'end'],
    ['into the one before', 'coming', { start: '2026-06-29' }, 'overlap', 'start'],
    ['without end over a later one', 'coming', { end: null }, 'overlap', 'end'],
    ['so that it ends before it starts', 'coming', { end: '2026-06-28' }, 'validation', 'end'],
  ])('is refused %s', async (_, id, fields, code, field) => {
    const ids = await all();
    await expect(updateDemandPeriod(scope(), ids(id), dates(fields))).rejects.toMatchObject({
      code,
      details: { flags: { [field]: true } },
    });
  });

  it('is not restricted by overlaps for a simulation', async () => {
    const ids = await all();
    const moved = await updateDemandPeriod(scope(), ids('sim'), dates({ start: '2026-01-05', end: null }));
    expect(moved).toMatchObject({ start: '2026-01-05', end: null });
  });
});

describe('making a demand period a simulation', () => {
  it('frees its weeks for other periods, and is undone only while no other period overlaps them', async () => {
    const ids = await all();
    expect((await toggleSimulation(scope(), ids('coming', 1))).simulation).toBe(true);
    await updateDemandPeriod(scope(), ids('running'), dates({ end: '2026-07-12' }));
    await expect(toggleSimulation(scope(), ids('coming'))).rejects.toMatchObject({ code: 'overlap' });
    await updateDemandPeriod(scope(), ids('coming'), dates({ start: '2026-07-13' }));
    expect((await toggleSimulation(scope(), ids('coming'))).simulation).toBe(false);
    await expect(toggleSimulation(scope(), ids('sim'))).rejects.toMatchObject({ code: 'overlap' });
  });
});

describe('the lock of a demand period', () => {
  it('is set and removed by a SuperUser or above only', async () => {
    const ids = await all();
    await expect(toggleLock(scope(planner), ids('coming'))).rejects.toMatchObject({ code: 'lockRole' });
    expect(await toggleLock(scope(), ids('coming', 1))).toMatchObject({ locked: true, version: 2 });
    expect(await toggleLock(scope(), ids('coming', 2))).toMatchObject({ locked: false, version: 3 });
  });

  it.each([
    ['rows', (ids: Ids) => updateDemand(scope(), ids('shut'), rows({ shiftId: 'day' }))],
    ['comment', (ids: Ids) => updateDemand(scope(), ids('shut'), DemandChange.parse({ comment: 'x' }))],
    ['dates', (ids: Ids) => updateDemandPeriod(scope(), ids('shut'), dates({ end: null }))],
    ['simulation', (ids: Ids) => toggleSimulation(scope(), ids('shut'))],
    ['removal', (ids: Ids) => removeDemand(scope(), ids('shut'))],
  ])('forbids a change of %s', async (_, change) => {
    const ids = await all();
    await expect(change(ids)).rejects.toMatchObject({ code: 'locked', details: { flags: { locked: true } } });
    expect((await readDemand(scope(), ids('shut'), 'shut')).version).toBe(1);
  });
});
type Ids = Awaited<ReturnType<typeof ward>>;

describe('the whole demand of a category', () => {
  it('is its demand periods, the category and the beds of its unit as their own requests answer them', async () => {
    const ids = (await all())('');
    expect(await readWholeDemand(inUnit(scope(), ids), ids)).toEqual({
      category: await getCategory(scope(), { ...ids, areaId: 'area' }),
      demands: await readDemands(scope(), ids),
      beds: await listBeds(scope(), ids),
      daysOff: { redDay: 'weekday', eve: 'weekday' },
    });
    await expect(readWholeDemand(inUnit(scope(), ids), { ...ids, categoryId: 'unknown' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('removing a demand period', () => {
  it('keeps the other periods and frees its days', async () => {
    const ids = await all();
    await removeDemand(scope(), ids('coming', 1));
    expect((await readDemands(scope(), ids(''))).map(({ id }) => id)).toEqual(['old', 'running', 'sim', 'shut']);
    const moved = await updateDemandPeriod(scope(), ids('running'), dates({ end: '2026-08-02' }));
    expect(moved.hasDisconnectedEnd).toBe(true);
    await expect(removeDemand(scope(), ids('coming'))).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('the 10-week limit of demand periods', () => {
  it.each([
    [
      'rows of a period that began before it',
      (ids: Ids) => updateDemand(scope(planner), ids('running'), rows()),
      'history',
    ],
    [
      'the start',
      (ids: Ids) => updateDemandPeriod(scope(planner), ids('running'), dates({ start: '2026-06-08' })),
      'history',
    ],
    [
      'an end before it',
      (ids: Ids) => updateDemandPeriod(scope(planner), ids('running'), dates({ end: '2026-03-22' })),
      'history',
    ],
    ['simulation', (ids: Ids) => toggleSimulation(scope(planner), ids('running')), 'history'],
    ['removal', (ids: Ids) => removeDemand(scope(planner), ids('running')), 'history'],
    [
      'the comment of one that ended before it',
      (ids: Ids) => updateDemand(scope(planner), ids('old'), DemandChange.parse({ comment: 'x' })),
      'history',
    ],
    [
      'a start before it',
      (ids: Ids) => updateDemandPeriod(scope(planner), ids('coming'), dates({ start: '2026-03-23' })),
      'history',
    ],
  ])('forbids a User %s', async (_, change, code) => {
    const ids = await ward(old, running, coming);
    await expect(change(ids)).rejects.toMatchObject({ code });
  });

  it('lets a User change only end and comment of a period that started before it, and everything of a later one', async () => {
    const ids = await all();
    await updateDemandPeriod(scope(planner), ids('running'), dates({ start: '2026-03-16', end: '2026-06-28' }));
    await updateDemand(scope(planner), ids('running'), DemandChange.parse({ comment: 'kort' }));
    await updateDemand(scope(planner), ids('coming'), rows({ shiftId: 'day', mon: '1' }));
    expect(await readDemand(scope(), ids(''), 'running')).toMatchObject({
      end: '2026-06-28',
      comment: 'kort',
      version: 3,
    });
  });

  it('does not apply to accounts that may change history', async () => {
    const ids = await all();
    await expect(updateDemand(scope(), ids('old'), rows({ shiftId: 'day', mon: '1' }))).resolves.toBeDefined();
    await expect(removeDemand(scope(), ids('old'))).resolves.toBeUndefined();
  });
});

it('a change of a demand period with a stale version answers 409 with the stored period and the account that changed it', async () => {
  const ids = await all();
  const first = await updateDemand(scope(planner), ids('coming', 1), rows({ shiftId: 'day', mon: '1' }));
  for (const late of [
    () => updateDemand(scope(), ids('coming', 1), rows({ shiftId: 'day', mon: '9' })),
    () => updateDemandPeriod(scope(), ids('coming', 1), dates({ end: null })),
    () => toggleLock(scope(), ids('coming', 1)),
    () => toggleSimulation(scope(), ids('coming', 1)),
    () => removeDemand(scope(), ids('coming', 1)),
  ])
    await expect(late()).rejects.toMatchObject({
      code: 'conflict',
      details: { conflict: { current: first, changedBy: planner.username } },
    });
});
