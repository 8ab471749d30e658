import { describe, expect, it } from 'vitest';
import {
  createBudgetCategory,
  listBudgetCategories,
  removeBudgetCategory,
  updateBudgetCategory,
} from '#functions/budget/categories.ts';
import { createBudget, listBudget } from '#functions/budget/service.ts';
import { createCategory, getCategory, listCategories, orderCategories } from '#functions/hierarchy/levels/category.ts';
import { getUnit } from '#functions/hierarchy/levels/unit.ts';
import { deleteCategory } from '#functions/hierarchy/removal/remove.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { unitPartition } from '#functions/kernel/store/keys.ts';
import { BudgetPeriodFields } from '#shared/model/budget.ts';
import { refusal } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';
import { aTree } from '../hierarchy/tree.ts';

const world = withTable();
const scope = () => world.scope();
const period = BudgetPeriodFields.parse({ start: '2026-01-01', budget: 4.5 });

/** A unit with the staff category Sjuksköterska and the budget-only category Läkare. */
const aBudget = async () => {
  const { shiftId: _, ...own } = await aTree(scope());
  const { id } = await createBudgetCategory(scope(), own, { name: 'Läkare' });
  return { own, budgetOnly: { ...own, categoryId: id } };
};

describe('budget categories of a unit', () => {
  it('are the staff categories in their order, then the budget-only ones', async () => {
    const { own, budgetOnly } = await aBudget();
    const { id } = await createCategory(scope(), own, { name: 'Undersköterska' });
    await orderCategories(scope(), own, { ids: [id, own.categoryId] });
    const all = await listBudgetCategories(scope(), own);
    expect(all.map(({ name, isBudgetCategory }) => [name, isBudgetCategory])).toEqual([
      ['Undersköterska', false],
      ['Sjuksköterska', false],
      ['Läkare', true],
    ]);
    expect(all[2]).toEqual({
      id: budgetOnly.categoryId,
      name: 'Läkare',
      isBudgetCategory: true,
      version: 1,
      changedBy: 'superadmin@demo.se',
      changedAt: expect.any(String),
    });
  });

  it('have unique names among staff and budget-only categories together', async () => {
    const { own, budgetOnly } = await aBudget();
    const taken = { code: 'duplicateName', fields: { name: 'duplicateName' }, flags: ['name'] };
    expect(await refusal(() => createBudgetCategory(scope(), own, { name: 'SJUKSKÖTERSKA' }))).toEqual(taken);
    expect(await refusal(() => createCategory(scope(), own, { name: 'läkare' }))).toEqual(taken);
    const change = { name: 'Sjuksköterska' };
    expect(await refusal(() => updateBudgetCategory(scope(), budgetOnly, change, 1))).toEqual(taken);
  });
});

describe('a budget-only category', () => {
  it('is renamed with its version, also in the list of its unit', async () => {
    const { own, budgetOnly } = await aBudget();
    expect(await updateBudgetCategory(scope(), budgetOnly, { name: 'Överläkare' }, 1)).toMatchObject({ version: 2 });
    expect(await refusal(() => updateBudgetCategory(scope(), budgetOnly, { name: 'X' }, 1))).toMatchObject({
      code: 'conflict',
    });
    expect((await listBudgetCategories(scope(), own)).at(-1)).toMatchObject({ name: 'Överläkare', version: 2 });
    await createBudgetCategory(scope(), own, { name: 'Läkare' });
  });

  it('has budget periods and is answered 404 by every path of staff categories', async () => {
    const { own, budgetOnly } = await aBudget();
    const made = await createBudget(scope(), budgetOnly, period);
    expect(await listBudget(scope(), budgetOnly)).toEqual([made]);
    expect((await listCategories(scope(), own)).map(({ name }) => name)).toEqual(['Sjuksköterska']);
    expect((await getUnit(scope(), own)).categories.map(({ name }) => name)).toEqual(['Sjuksköterska']);
    expect(await refusal(() => getCategory(scope(), budgetOnly))).toMatchObject({ code: 'notFound' });
    expect(await refusal(() => deleteCategory(scope(), budgetOnly, {}))).toMatchObject({ code: 'notFound' });
  });

  it('is removed with its budget periods, which the log entry keeps', async () => {
    const { own, budgetOnly } = await aBudget();
    const made = await createBudget(scope(), budgetOnly, period);
    expect(await refusal(() => removeBudgetCategory(scope(), budgetOnly, 2))).toMatchObject({ code: 'conflict' });
    await removeBudgetCategory(scope(), budgetOnly, 1);
    expect((await listBudgetCategories(scope(), own)).map(({ name }) => name)).toEqual(['Sjuksköterska']);
    expect((await world.table.query({ pk: unitPartition(own) })).map(({ sk }) => sk)).toEqual([
      `CATEGORY#${own.categoryId}`,
    ]);
    const book = await world.table.query<LogEntry>({ pk: `ORG#-#LOG#${new Date().toISOString().slice(0, 7)}` });
    const [entry] = book
      .map(({ data }) => data)
      .filter(({ action, id }) => action === 'remove' && id === budgetOnly.categoryId);
    expect(entry).toMatchObject({ object: 'budgetCategory', before: { name: 'Läkare', periods: [made] } });
    expect(await refusal(() => removeBudgetCategory(scope(), budgetOnly, undefined))).toMatchObject({
      code: 'notFound',
    });
  });
});

it('a staff category is neither renamed nor removed as a budget category', async () => {
  const { own } = await aBudget();
  expect(await refusal(() => updateBudgetCategory(scope(), own, { name: 'X' }, 1))).toMatchObject({
    code: 'ownCategory',
  });
  expect(await refusal(() => removeBudgetCategory(scope(), own, 1))).toMatchObject({ code: 'ownCategory' });
  expect((await getCategory(scope(), own)).name).toBe('Sjuksköterska');
});
