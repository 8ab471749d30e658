import { expect, test } from 'vitest';
import {
  createCategory,
  getCategory,
  listCategories,
  orderCategories,
  updateCategory,
} from '#functions/hierarchy/levels/category.ts';
import {
  createCategoryPeriod,
  deleteCategoryPeriod,
  listCategoryPeriods,
  updateCategoryPeriod,
} from '#functions/hierarchy/levels/categoryPeriod.ts';
import { getUnit } from '#functions/hierarchy/levels/unit.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { CategoryPeriodFields } from '#shared/model/category.ts';
import type { Day } from '#shared/time/day.ts';
import { refusal } from '../../../support/plan.ts';
import { withTable } from '../../../support/table.ts';
import { aTree } from '../tree.ts';

let scope: Scope;
withTable((world) => {
  scope = world.scope({ now: new Date('2026-06-10T11:00:00Z') });
});

const period = (fields: object) => CategoryPeriodFields.parse(fields);
const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('a category created without a period gets an open-ended one of 40:00 from this Monday', async () => {
  const tree = await aTree(scope);
  expect((await getCategory(scope, tree)).periods).toMatchObject([
    { start: '2026-06-08', end: null, workingHours: 40, workingMinutes: 0, periodOverviewType: 'Current', version: 1 },
  ]);
  const other = await createCategory(scope, tree, {
    name: 'Undersköterska',
    period: period({ start: '2026-07-01', workingHours: 38, workingMinutes: 15 }),
  });
  expect(other).toMatchObject({
    parentId: tree.unitId,
    periods: [{ start: '2026-07-01', workingHours: 38, workingMinutes: 15, periodOverviewType: 'Coming' }],
  });
});

test('the unit lists its categories by name and in order', async () => {
  const tree = await aTree(scope);
  const second = await createCategory(scope, tree, { name: 'Undersköterska' });
  await updateCategory(scope, tree, { name: 'Specialist' }, 1);
  const { ids } = await orderCategories(scope, tree, { ids: [second.id, tree.categoryId] });
  expect(ids).toEqual([second.id, tree.categoryId]);
  expect(named(await listCategories(scope, tree))).toEqual(['Undersköterska', 'Specialist']);
  const unit = await getUnit(scope, tree);
  expect(named(unit.categories)).toEqual(['Undersköterska', 'Specialist']);
  expect(unit.version).toBe(1);
});

test.each([
  ['one missing', (ids: string[]) => ids.slice(1)],
  ['one twice', (ids: string[]) => [...ids, ids[0]!]],
  ['one twice for another', (ids: string[]) => [ids[0]!, ids[0]!]],
  ['a foreign one', (ids: string[]) => [ids[0]!, 'cat_x']],
])('refuses an order of categories with %s', async (_, change) => {
  const tree = await aTree(scope);
  const second = await createCategory(scope, tree, { name: 'Undersköterska' });
  expect(await refusal(() => orderCategories(scope, tree, { ids: change([second.id, tree.categoryId]) }))).toEqual({
    code: 'validation',
    fields: { ids: 'sameIds' },
    flags: [],
  });
});

test('40 concurrent categories are all stored; of ten with the same name one is', async () => {
  const tree = await aTree(scope);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      retryOnConflict(() => createCategory(scope, tree, { name: `Kategori ${index}` })),
    ),
  );
  expect(await listCategories(scope, tree)).toHaveLength(41);
  const equal = await Promise.allSettled(
    Array.from({ length: 10 }, () => retryOnConflict(() => createCategory(scope, tree, { name: 'Läkare' }))),
  );
  expect(equal.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await listCategories(scope, tree)).toHaveLength(42);
}, 60_000);

test('refuses the name of a sibling category, also in a rename', async () => {
  const tree = await aTree(scope);
  const second = await createCategory(scope, tree, { name: 'Undersköterska' });
  const duplicate = { code: 'duplicateName', fields: { name: 'duplicateName' }, flags: ['name'] };
  expect(await refusal(() => createCategory(scope, tree, { name: 'SJUKSKÖTERSKA' }))).toEqual(duplicate);
  const rename = () => updateCategory(scope, { ...tree, categoryId: second.id }, { name: 'sjuksköterska' }, undefined);
  expect(await refusal(rename)).toEqual(duplicate);
});

test('a new category period ends the open one the day before; periods are Earlier, Current or Coming', async () => {
  const tree = await aTree(scope);
  await createCategoryPeriod(scope, tree, period({ start: '2025-01-01', end: '2026-06-07' }));
  await createCategoryPeriod(scope, tree, period({ start: '2026-09-01' }));
  const periods = await listCategoryPeriods(scope, tree);
  expect(periods.map(({ start, end, periodOverviewType }) => [start, end, periodOverviewType])).toEqual([
    ['2025-01-01', '2026-06-07', 'Earlier'],
    ['2026-06-08', '2026-08-31', 'Current'],
    ['2026-09-01', null, 'Coming'],
  ]);
  expect(periods[1]?.version).toBe(2);
  expect(await refusal(() => createCategoryPeriod(scope, tree, period({ start: '2024-01-01' })))).toEqual({
    code: 'overlap',
    fields: { end: 'overlap' },
    flags: ['end'],
  });
});

test('a change of a category period is validated together with the stored values', async () => {
  const tree = await aTree(scope);
  const [stored] = await listCategoryPeriods(scope, tree);
  const ids = { ...tree, periodId: stored!.id };
  expect(await updateCategoryPeriod(scope, ids, { workingHours: 0, workingMinutes: 1 }, 1)).toMatchObject({
    workingHours: 0,
    workingMinutes: 1,
    start: '2026-06-08',
    version: 2,
  });
  expect(await refusal(() => updateCategoryPeriod(scope, ids, { workingMinutes: 0 }, undefined))).toMatchObject({
    fields: { workingHours: 'duration' },
  });
  expect(await refusal(() => updateCategoryPeriod(scope, ids, { end: '2026-06-07' as Day }, 2))).toMatchObject({
    fields: { end: 'endBeforeStart' },
  });
  expect(await refusal(() => updateCategoryPeriod(scope, ids, { end: '2026-06-06' as Day }, 2))).toMatchObject({
    fields: { end: 'endBeforeFirst' },
  });
  expect((await refusal(() => updateCategoryPeriod(scope, ids, { notes: 'x' }, 1))).code).toBe('conflict');
  await deleteCategoryPeriod(scope, ids, 2);
  expect(await listCategoryPeriods(scope, tree)).toEqual([]);
});
