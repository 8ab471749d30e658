import { describe, expect, it } from 'vitest';
import { createBudget, listBudget, removeBudget, updateBudget } from '#functions/budget/service.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { aCategory, at, planner, refusal, superAdmin, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const boss = () => at(world, superUser, '2026-11-18');
const owner = () => at(world, superAdmin, '2026-11-18');
const user = () => at(world, planner, '2026-11-18');
const fields = (period: object) => BudgetPeriodFields.parse({ start: '2026-01-01', budget: 12.5, ...period });
const change = (period: object) => BudgetPeriodChange.parse(period);

describe('a budget period', () => {
  it('starts on any day and requires only a start and services', async () => {
    const ids = await aCategory(world);
    const made = await createBudget(boss(), ids, fields({}));
    expect(made).toEqual({
      id: expect.stringMatching(/^bud_/),
      version: 1,
      changedBy: 'superuser@demo.se',
      changedAt: '2026-11-18T11:00:00.000Z',
      name: '',
      start: '2026-01-01',
      end: null,
      budget: 12.5,
      comment: '',
      demandBasisDate: null,
      assetBasisDate: null,
    });
    expect(await listBudget(boss(), ids)).toEqual([made]);
  });

  it('ends an open-ended period the day before it starts, on any weekday', async () => {
    const ids = await aCategory(world);
    await createBudget(boss(), ids, fields({ name: '2026' }));
    await createBudget(boss(), ids, fields({ start: '2027-01-01', name: '2027', budget: 14 }));
    const all = await listBudget(boss(), ids);
    expect(all.map(({ name, start, end, budget }) => ({ name, start, end, budget }))).toEqual([
      { name: '2026', start: '2026-01-01', end: '2026-12-31', budget: 12.5 },
      { name: '2027', start: '2027-01-01', end: null, budget: 14 },
    ]);
  });

  it('is changed with its version and removed', async () => {
    const ids = await aCategory(world);
    const { id: budgetId } = await createBudget(boss(), ids, fields({ end: '2026-12-31', comment: 'Ram' }));
    const of = { ...ids, budgetId };
    expect(await updateBudget(boss(), of, change({ budget: 13.25, name: ' Ny ' }), 1)).toMatchObject({
      budget: 13.25,
      name: 'Ny',
      comment: 'Ram',
      end: '2026-12-31',
      version: 2,
    });
    expect(await refusal(() => updateBudget(boss(), of, change({ budget: 1 }), 1))).toMatchObject({ code: 'conflict' });
    expect(await refusal(() => removeBudget(boss(), of, 1))).toMatchObject({ code: 'conflict' });
    await removeBudget(boss(), of, 2);
    expect(await listBudget(boss(), ids)).toEqual([]);
    expect(await refusal(() => removeBudget(boss(), of, undefined))).toMatchObject({ code: 'notFound' });
  });

  it('that started before the history limit takes an end and a comment from a User, but no other services', async () => {
    const ids = await aCategory(world);
    const { id: budgetId } = await createBudget(boss(), ids, fields({}));
    const of = { ...ids, budgetId };
    expect(await refusal(() => updateBudget(user(), of, change({ budget: 1 }), 1))).toMatchObject({ code: 'history' });
    const allowed = { end: '2026-12-31', comment: 'Slut' };
    expect(await updateBudget(user(), of, change({ ...allowed, budget: 12.5 }), 1)).toMatchObject(allowed);
  });

  it('is refused for a category that does not exist', async () => {
    const [ids, other] = [await aCategory(world), await aCategory(world)];
    await createBudget(boss(), ids, fields({}));
    expect(await listBudget(boss(), other)).toEqual([]);
    const gone = { ...ids, categoryId: 'cat_x' };
    expect(await refusal(() => listBudget(boss(), gone))).toMatchObject({ code: 'notFound' });
    expect(await refusal(() => createBudget(boss(), gone, fields({})))).toMatchObject({ code: 'notFound' });
  });
});

describe.each([{ demandBasisDate: '2026-02-01' }, { assetBasisDate: '2026-02-01' }])(
  'a budget period with a basis linked: %o',
  (basis) => {
    const linked = async () => {
      const ids = await aCategory(world);
      const stamp = { id: 'bud_1', version: 1, changedBy: '-', changedAt: '-', name: '', comment: '' };
      const period = {
        ...stamp,
        start: '2026-10-01',
        end: null,
        budget: 10,
        demandBasisDate: null,
        assetBasisDate: null,
      };
      await world.table.commit(insert({ ...planKeys.budget(ids), data: { periods: [{ ...period, ...basis }] } }));
      return { ...ids, budgetId: 'bud_1' };
    };

    it.each([
      {
        what: 'changed',
        work: (of: Awaited<ReturnType<typeof linked>>) => updateBudget(boss(), of, change({ budget: 1 }), 1),
      },
      { what: 'removed', work: (of: Awaited<ReturnType<typeof linked>>) => removeBudget(boss(), of, 1) },
      {
        what: 'shortened',
        work: (of: Awaited<ReturnType<typeof linked>>) => createBudget(boss(), of, fields({ start: '2027-01-01' })),
      },
    ])('is not $what', async ({ work }) => {
      const of = await linked();
      const before = await listBudget(boss(), of);
      expect(await refusal(() => work(of))).toEqual({ code: 'linkedBasis', fields: {}, flags: ['period'] });
      expect(await listBudget(boss(), of)).toEqual(before);
    });

    it.each([
      { what: 'another start', fields: { start: '2026-11-01' } },
      { what: 'another name', fields: { name: 'Ny' } },
      { what: 'an end with other services', fields: { end: '2026-12-31', budget: 11 } },
      { what: 'an end alone', fields: { end: '2026-12-31' } },
      { what: 'a comment alone', fields: { comment: 'Slut' } },
      { what: 'a reason that only a SuperAdmin may give', fields: { budget: 11, reason: 'Fel siffra' } },
    ])('is refused $what', async ({ fields: given }) => {
      const of = await linked();
      expect(await refusal(() => updateBudget(boss(), of, change(given), 1))).toMatchObject({ code: 'linkedBasis' });
    });

    it('is corrected by a SuperAdmin for a reason', async () => {
      const of = await linked();
      const right = { end: '2026-12-31', comment: 'Slut', budget: 11 };
      expect(await refusal(() => updateBudget(owner(), of, change(right), 1))).toMatchObject({
        fields: { reason: 'required' },
      });
      const corrected = await updateBudget(owner(), of, change({ ...right, reason: ' Fel siffra ' }), 1);
      expect(corrected).toMatchObject({ ...right, ...basis, version: 2 });
      expect(corrected).not.toHaveProperty('reason');
    });

    it('is an ordinary period once a SuperAdmin has removed the link', async () => {
      const of = await linked();
      const unlink = { unlink: ['demand', 'asset'], reason: 'Fel enhet' };
      expect(await refusal(() => updateBudget(boss(), of, change(unlink), 1))).toMatchObject({ code: 'linkedBasis' });
      expect(await updateBudget(owner(), of, change(unlink), 1)).toMatchObject({
        budget: 10,
        demandBasisDate: null,
        assetBasisDate: null,
      });
      expect(await updateBudget(user(), of, change({ budget: 12 }), 2)).toMatchObject({ budget: 12 });
    });

    it('allows a new period before it', async () => {
      const of = await linked();
      await createBudget(boss(), of, fields({ end: '2026-09-30' }));
      expect(await listBudget(boss(), of)).toHaveLength(2);
    });
  },
);
