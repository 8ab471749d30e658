import { describe, expect, it } from 'vitest';
import { createStencil, listStencils, removeStencil, updateStencil } from '#functions/budget/stencils.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { StencilChange, StencilFields } from '#shared/model/stencil.ts';
import { aCategory, at, planner, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const boss = () => at(world, superUser, '2026-11-18');
const user = () => at(world, planner, '2026-11-18');
const fields = (stencil: object) => StencilFields.parse({ year: 2027, hour: 412.5, monthlyWorkHours: 165, ...stencil });
const change = (stencil: object) => StencilChange.parse(stencil);

describe('a stencil', () => {
  it('keeps null for the rates that are left out, and is listed by year', async () => {
    const ids = await aCategory(world);
    const coming = await createStencil(boss(), ids, fields({ year: 2028 }));
    const made = await createStencil(boss(), ids, fields({}));
    expect(made).toEqual({
      id: expect.stringMatching(/^stl_/),
      version: 1,
      changedBy: 'superuser@demo.se',
      changedAt: '2026-11-18T11:00:00.000Z',
      year: 2027,
      hour: 412.5,
      simpleOvertime: null,
      qualifiedOvertime: null,
      resourceHour: null,
      rentalHour: null,
      monthlyWorkHours: 165,
    });
    expect(await listStencils(boss(), ids)).toEqual([made, coming]);
    expect(await listStencils(boss(), await aCategory(world))).toEqual([]);
  });

  it('keeps a rate that a change leaves out, and empties one that is null', async () => {
    const ids = await aCategory(world);
    const { id: stencilId } = await createStencil(boss(), ids, fields({ rentalHour: 900 }));
    const of = { ...ids, stencilId };
    const changed = await updateStencil(boss(), of, change({ rentalHour: null, simpleOvertime: 600 }), 1);
    expect(changed).toMatchObject({ hour: 412.5, rentalHour: null, simpleOvertime: 600, year: 2027, version: 2 });
    expect(await refusal(() => updateStencil(boss(), of, change({ hour: 1 }), 1))).toMatchObject({ code: 'conflict' });
    expect(await refusal(() => removeStencil(boss(), of, 1))).toMatchObject({ code: 'conflict' });
    expect(await listStencils(boss(), ids)).toEqual([changed]);
    await removeStencil(boss(), of, 2);
    expect(await listStencils(boss(), ids)).toEqual([]);
    expect(await refusal(() => removeStencil(boss(), of, undefined))).toMatchObject({ code: 'notFound' });
  });

  it('is the only one of its year, also when two are created at the same time', async () => {
    const ids = await aCategory(world);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => retryOnConflict(() => createStencil(boss(), ids, fields({})))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(() => createStencil(boss(), ids, fields({})))).toEqual({
      code: 'validation',
      fields: { year: 'duplicateYear' },
      flags: [],
    });
    const other = await createStencil(boss(), ids, fields({ year: 2028 }));
    const of = { ...ids, stencilId: other.id };
    expect(await refusal(() => updateStencil(boss(), of, change({ year: 2027 }), 1))).toMatchObject({
      fields: { year: 'duplicateYear' },
    });
    expect(await updateStencil(boss(), of, change({ year: 2028, hour: 1 }), 1)).toMatchObject({ year: 2028, hour: 1 });
  });

  const tooEarly = { code: 'stencilYear', fields: { year: 'stencilYear' }, flags: [] };

  it('of this or a past year is only created, changed and removed by those who may change history', async () => {
    const ids = await aCategory(world);
    expect(await refusal(() => createStencil(user(), ids, fields({ year: 2026 })))).toEqual(tooEarly);
    const { id: stencilId } = await createStencil(boss(), ids, fields({ year: 2026 }));
    const of = { ...ids, stencilId };
    expect(await refusal(() => updateStencil(user(), of, change({ hour: 1 }), 1))).toEqual(tooEarly);
    expect(await refusal(() => updateStencil(user(), of, change({ year: 2027 }), 1))).toEqual(tooEarly);
    expect(await refusal(() => removeStencil(user(), of, 1))).toEqual(tooEarly);
    expect(await updateStencil(boss(), of, change({ hour: 1, year: 2000 }), 1)).toMatchObject({ hour: 1, year: 2000 });
    await removeStencil(boss(), of, 2);
  });

  it('of a coming year is created, changed and removed by a planner, but not moved to this year', async () => {
    const ids = await aCategory(world);
    const { id: stencilId } = await createStencil(user(), ids, fields({}));
    const of = { ...ids, stencilId };
    expect(await refusal(() => updateStencil(user(), of, change({ year: 2026 }), 1))).toEqual(tooEarly);
    await updateStencil(user(), of, change({ year: 2100 }), 1);
    await removeStencil(user(), of, 2);
    expect((await world.table.get(planKeys.stencils(ids)))?.data).toEqual({ stencils: [] });
  });
});

describe('a value of a stencil', () => {
  it.each([0, 99999, 412.5, 99.99, 1234, null])('may be %s', (hour) => {
    expect(StencilFields.parse({ year: 2027, hour }).hour).toBe(hour);
  });

  it.each([
    { hour: 100000, fault: 'Too big' },
    { hour: -1, fault: 'Too small' },
    { hour: 1234.5, fault: 'tooLong' },
    { hour: 123.45, fault: 'tooLong' },
    { hour: 1.234, fault: 'decimals' },
    { hour: '412', fault: 'Invalid input' },
  ])('may not be $hour', ({ hour, fault }) => {
    const parsed = StencilChange.safeParse({ hour });
    expect(parsed.error?.issues.map(({ message }) => message).join()).toContain(fault);
  });

  it.each([1999, 2101, 2026.5, 20266])('may not be of the year %s', (year) => {
    expect(StencilFields.safeParse({ year }).success).toBe(false);
  });
});
