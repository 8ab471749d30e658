import { describe, expect, it } from 'vitest';
import { createHours, listHours, removeHours, updateHours } from '#functions/budget/hours.ts';
import { BudgetHoursChange, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { aCategory, at, planner, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const boss = () => at(world, superUser, '2026-11-18');
const user = () => at(world, planner, '2026-11-18');
const fields = (period: object) => BudgetHoursFields.parse({ start: '2026-01-01', budget: 2450.75, ...period });
const change = (period: object) => BudgetHoursChange.parse(period);

describe('a period of budget hours', () => {
  it('starts on any day and ends an open-ended one the day before', async () => {
    const ids = await aCategory(world);
    const made = await createHours(boss(), ids, fields({ start: '2026-01-03' }));
    expect(made).toEqual({
      id: expect.stringMatching(/^bhr_/),
      version: 1,
      changedBy: 'superuser@demo.se',
      changedAt: '2026-11-18T11:00:00.000Z',
      start: '2026-01-03',
      end: null,
      budget: 2450.75,
      comment: '',
    });
    await createHours(boss(), ids, fields({ start: '2027-01-01', budget: 0 }));
    const all = await listHours(boss(), ids);
    expect(all.map(({ start, end, budget }) => ({ start, end, budget }))).toEqual([
      { start: '2026-01-03', end: '2026-12-31', budget: 2450.75 },
      { start: '2027-01-01', end: null, budget: 0 },
    ]);
  });

  it('is refused where it overlaps another of the unit, and is allowed in another unit', async () => {
    const [ids, other] = [await aCategory(world), await aCategory(world)];
    await createHours(boss(), ids, fields({ end: '2026-12-31' }));
    expect(await refusal(() => createHours(boss(), ids, fields({ start: '2026-12-31' })))).toEqual({
      code: 'overlap',
      fields: { start: 'overlap' },
      flags: ['start'],
    });
    await createHours(boss(), other, fields({}));
    expect(await listHours(boss(), ids)).toHaveLength(1);
  });

  it('is changed with its version and removed', async () => {
    const ids = await aCategory(world);
    const { id: hoursId } = await createHours(boss(), ids, fields({ comment: 'Ram' }));
    const of = { ...ids, hoursId };
    expect(await updateHours(boss(), of, change({ budget: 99999 }), 1)).toMatchObject({
      budget: 99999,
      comment: 'Ram',
      version: 2,
    });
    expect(await refusal(() => updateHours(boss(), of, change({ budget: 1 }), 1))).toMatchObject({ code: 'conflict' });
    expect(await refusal(() => removeHours(boss(), of, 1))).toMatchObject({ code: 'conflict' });
    await removeHours(boss(), of, 2);
    expect(await listHours(boss(), ids)).toEqual([]);
    expect(await refusal(() => removeHours(boss(), of, undefined))).toMatchObject({ code: 'notFound' });
  });

  it('that started before the history limit takes an end and a comment from a planner, but no other hours', async () => {
    const ids = await aCategory(world);
    const { id: hoursId } = await createHours(boss(), ids, fields({}));
    const of = { ...ids, hoursId };
    expect(await refusal(() => updateHours(user(), of, change({ budget: 1 }), 1))).toMatchObject({ code: 'history' });
    expect(await refusal(() => removeHours(user(), of, 1))).toMatchObject({ code: 'history' });
    const allowed = { end: '2026-12-31', comment: 'Slut' };
    expect(await updateHours(user(), of, change(allowed), 1)).toMatchObject(allowed);
  });

  it.each([-1, 100000, 1.234, '10'])('is refused with %s hours', (budget) => {
    expect(BudgetHoursFields.safeParse({ start: '2026-01-01', budget }).success).toBe(false);
  });
});
