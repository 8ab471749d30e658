import { describe, expect, it } from 'vitest';
import { createDemand } from '#functions/demand/create.ts';
import { readDemand, readDemands } from '#functions/demand/read.ts';
import { DemandFields } from '#shared/model/demand.ts';
import { planner, superUser } from '../../support/plan.ts';
import { category, demandOf, rowOf, shift, storeWard } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();
let wards = 0;

const now = new Date('2026-06-10T10:00:00Z');
const day = shift('day', 'Dag', '2024-01-01');
const night = shift('night', 'Natt', '2024-01-01', null, { isNightShift: true });
const summer = shift('summer', 'Sommar', '2026-06-29', '2026-08-02');
const nurses = category('cat', 'Sjuksköterska', [night, day, summer]);

/** A ward of its own with these demand periods. */
const ward = async (...demands: ReturnType<typeof demandOf>[]) => {
  wards += 1;
  const ids = { orgId: 'org', unitId: `unit${wards}`, categoryId: 'cat' };
  await storeWard(world.table, { ...ids, categories: [nurses], demands });
  return ids;
};
const create = (ids: Awaited<ReturnType<typeof ward>>, fields: unknown, caller = superUser) =>
  createDemand(world.scope({ caller, now }), ids, DemandFields.parse(fields));

describe('a new demand period', () => {
  it('shows a blank row for every shift valid on some of its days, in the order of the shifts', async () => {
    const ids = await ward();
    const made = await create(ids, { start: '2026-06-15', end: '2026-06-28' });
    expect(made.shiftDemands.map((row) => [row.shiftName, row.mon, row.startHour, row.startEnd])).toEqual([
      ['Natt', '0', null, ''],
      ['Dag', '0', null, ''],
    ]);
    expect(made.shiftDemands[0]).toMatchObject({ isNightShift: true, isDutyShift: false, catName: 'Sjuksköterska' });
    expect(made).toMatchObject({ locked: false, simulation: false, version: 1, baseOnSchemaId: null });
    expect(await readDemand(world.scope(), ids, made.id)).toEqual(made);
  });

  const early = demandOf('cat', 'early', ['2026-01-05', '2026-03-01'], { shiftDemands: [rowOf('day', '1')] });
  const late = demandOf('cat', 'late', ['2026-03-02', '2026-08-02'], {
    shiftDemands: [rowOf('summer', '7'), rowOf('day', '2')],
  });
  const whatIf = demandOf('cat', 'sim', ['2026-06-15', '2026-08-02'], {
    simulation: true,
    shiftDemands: [rowOf('day', '9')],
  });

  it.each([
    ['the latest live one before it by default', {}, 'late', '2'],
    ['the previous one', { base: 'previous' }, 'late', '2'],
    ['the selected one', { base: 'selected', baseOnSchemaId: 'early' }, 'early', '1'],
    ['the selected one even when only its id is given', { baseOnSchemaId: 'sim' }, 'sim', '9'],
    ['nothing', { base: 'nothing' }, null, '0'],
  ])('is based on %s', async (_, choice, baseId, staff) => {
    const ids = await ward(early, late, whatIf);
    const made = await create(ids, { start: '2026-08-03', end: '2026-08-30', ...choice });
    expect(made.baseOnSchemaId).toBe(baseId);
    expect(made.shiftDemands.map((row) => [row.shiftId, row.mon])).toEqual([
      ['night', '0'],
      ['day', staff],
    ]);
  });

  it('is refused with a base period that does not exist', async () => {
    const ids = await ward(early);
    await expect(create(ids, { start: '2026-08-03', base: 'selected', baseOnSchemaId: 'other' })).rejects.toMatchObject(
      {
        code: 'validation',
        details: { fields: { baseOnSchemaId: { code: 'choice' } } },
      },
    );
  });

  it('ends an open-ended period that it starts inside, and only that', async () => {
    const ids = await ward(early, demandOf('cat', 'open', ['2026-03-02', null]));
    await create(ids, { start: '2026-08-03' });
    const all = await readDemands(world.scope(), ids);
    expect(all.map(({ start, end, version }) => [start, end, version])).toEqual([
      ['2026-01-05', '2026-03-01', 1],
      ['2026-03-02', '2026-08-02', 2],
      ['2026-08-03', null, 1],
    ]);
    expect(all.map((one) => [one.hasDisconnectedStart, one.hasDisconnectedEnd])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  it.each([
    ['a period it starts in', { start: '2026-07-06', end: '2026-09-06' }, 'start'],
    ['a period it ends in', { start: '2026-02-23', end: '2026-03-08' }, 'start'],
    ['a later period', { start: '2025-12-01', end: '2026-01-11' }, 'end'],
  ])('is refused when it overlaps %s', async (_, dates, field) => {
    const ids = await ward(early, late);
    await expect(create(ids, dates)).rejects.toMatchObject({
      code: 'overlap',
      details: { flags: { [field]: true } },
    });
  });

  it('with `split` takes its weeks from the live periods in its way, which keep their demand outside it', async () => {
    const open = demandOf('cat', 'open', ['2026-08-03', null], { shiftDemands: [rowOf('day', '3')] });
    const ids = await ward(early, late, open, whatIf);
    const inside = await create(ids, { start: '2026-07-06', end: '2026-07-12', split: true });
    expect(inside.shiftDemands.find(({ shiftId }) => shiftId === 'day')?.mon).toBe('2');
    await create(ids, { start: '2026-07-27', end: '2026-08-16', split: true });
    const all = await readDemands(world.scope(), ids);
    const staff = (one: (typeof all)[number]) => one.shiftDemands.find(({ shiftId }) => shiftId === 'day')?.mon;
    expect(all.filter(({ simulation }) => !simulation).map((one) => [one.start, one.end, staff(one)])).toEqual([
      ['2026-01-05', '2026-03-01', '1'],
      ['2026-03-02', '2026-07-05', '2'],
      ['2026-07-06', '2026-07-12', '2'],
      ['2026-07-13', '2026-07-26', '2'],
      ['2026-07-27', '2026-08-16', '2'],
      ['2026-08-17', null, '3'],
    ]);
    expect(all.find(({ simulation }) => simulation)).toMatchObject({ id: 'sim', version: 1 });
  });

  it('with `split` is refused when a period in its way is locked, and nothing is stored', async () => {
    const ids = await ward(early, { ...late, locked: true });
    await expect(create(ids, { start: '2026-07-06', end: '2026-07-12', split: true })).rejects.toMatchObject({
      code: 'locked',
      details: { fields: { start: { code: 'withinLocked' } } },
    });
    expect(await readDemands(world.scope(), ids)).toHaveLength(2);
  });

  it('as a simulation may overlap any period and shortens none', async () => {
    const ids = await ward(demandOf('cat', 'open', ['2026-03-02', null], { locked: true }));
    const made = await create(ids, { start: '2026-07-06', end: '2026-08-02', simulation: true });
    expect(made.simulation).toBe(true);
    expect((await readDemands(world.scope(), ids)).map(({ end }) => end)).toEqual([null, '2026-08-02']);
  });

  it('is refused when it would shorten a locked period', async () => {
    const ids = await ward(demandOf('cat', 'open', ['2026-03-02', null], { locked: true }));
    await expect(create(ids, { start: '2026-08-03' })).rejects.toMatchObject({
      code: 'locked',
      details: { flags: { locked: true }, fields: { start: { code: 'withinLocked' } } },
    });
  });

  it('starts this Monday or later for accounts that may not change history', async () => {
    const ids = await ward();
    await expect(create(ids, { start: '2026-06-01', end: '2026-06-07' }, planner)).rejects.toMatchObject({
      code: 'history',
      details: { fields: { start: { code: 'pastStart' } } },
    });
    await expect(create(ids, { start: '2026-06-08', end: '2026-06-14' }, planner)).resolves.toBeDefined();
    await expect(create(ids, { start: '2020-06-01', end: '2020-06-07' }, superUser)).resolves.toBeDefined();
  });

  it('answers 404 for a category that does not exist', async () => {
    await expect(
      create({ orgId: 'org', unitId: 'x', categoryId: 'cat' }, { start: '2026-06-08' }),
    ).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
