import { expect, type Locator, type Page } from '@playwright/test';
import type { Asset } from '#shared/model/asset.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOfWeek, weekOf } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeFormer } from './support/assetsTab.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Next year: all of its weeks are still to come. */
const year = weekOf(todayInStockholm(new Date())).year + 1;
const monday = (week: number) => mondayOfWeek(year, week)!;
const sunday = (week: number) => addDays(monday(week), 6);

/** Opens one employee of a new category, with the periods given after a first one of rate 1, level 3 and 1.5 nights a week. */
const openPerson = async (page: Page, ...periods: readonly object[]) => {
  const { make, categoryPath, orgId, areaId, unitId, categoryId } = await makeOrganization(page, uniqueName('Person'));
  const path = `${categoryPath}/${categoryId}/assets`;
  const first = { start: '2026-01-05', level: 3, nightRate: 1.5 };
  const id = await make(path, { name: 'Anna Ek', period: first });
  for (const period of periods) await make(`${path}/${id}/periods`, { ...period, split: true });
  const query = new URLSearchParams({ orgId, areaId, unitId, categoryId, tab: 'assets', mode: 'one', asset: id });
  await enterAs(page, usernameOf('admin'), `/plan?${query}`);
  await expect(page.getByRole('grid', { name: 'Perioder för Anna Ek' })).toBeVisible();
  return { assetPath: `${path}/${id}`, make };
};
const holiday = (week: number) => ({
  start: monday(week),
  end: sunday(week),
  workRate: 0,
  workRateExcluded: 1,
  comment: 'Semester',
});
const stored = async (page: Page, assetPath: string) => {
  const api = await apiAs(page, usernameOf('admin'));
  const { periods } = (await api.get(assetPath)) as Asset;
  return periods.map(({ start, end, workRate, nightRate, level, comment }) => [
    start,
    end,
    workRate,
    nightRate,
    level,
    comment,
  ]);
};
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Ny period för Anna Ek' });
const newPeriod = (page: Page): Locator => page.getByRole('button', { name: 'Ny period', exact: true });
const create = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Skapa period' });
const type = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text);
  await field.press('Tab');
};
/** How a week of another year than this one is written in sentences. */
const week = (number: number): string => `v${String(number).padStart(2, '0')} ${year}`;

test('75 % from week 12 on is stored, and the holiday of week 32 is kept', async ({ page }) => {
  const { assetPath } = await openPerson(page, holiday(32));
  await newPeriod(page).click();
  await type(dialog(page).getByLabel('Startvecka'), `${year}-v12`);
  await type(dialog(page).getByLabel('Grad', { exact: true }), '0,75');
  await expect(dialog(page).getByLabel('Natt')).toHaveValue('1,5');
  await expect(dialog(page).getByLabel('Nivå')).toHaveValue('3');
  await expect(dialog(page).getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    `100 % till ${week(11)}, 75 % från ${week(12)}; semester ${week(32)} står kvar.`,
  );
  await expectAccessible(page);
  await create(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page, assetPath)).toEqual([
    ['2026-01-05', sunday(11), 1, 1.5, 3, ''],
    [monday(12), sunday(31), 0.75, 1.5, 3, ''],
    [monday(32), sunday(32), 0, 0, 0, 'Semester'],
    [monday(33), null, 0.75, 1.5, 3, ''],
  ]);
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(4);
});

test('an absence takes the rate out of the staffing for its weeks, and the values of each week return after it', async ({
  page,
}) => {
  const { assetPath } = await openPerson(page, { start: monday(12), workRate: 0.75, level: 3, nightRate: 1.5 });
  await page.getByRole('button', { name: 'Åtgärder för Anna Ek' }).last().click();
  await page.getByRole('menuitem', { name: 'Frånvaro…' }).click();
  await dialog(page).getByRole('radio', { name: 'Sjuk' }).check();
  await expect(dialog(page).getByLabel('Kommentar')).toHaveValue('Sjuk');
  await type(dialog(page).getByLabel('Startvecka'), `${year}-v10`);
  await type(dialog(page).getByLabel('Slutvecka'), 'v14');
  await expect(dialog(page).getByLabel('Slutvecka')).toHaveValue(`${year}-v14`);
  await expect(dialog(page).getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    `100 % till ${week(9)}, 0 % (100 % utanför, sjuk) v10–${week(11)}, ` +
      `0 % (75 % utanför, sjuk) v12–${week(14)}, 75 % från ${week(15)}.`,
  );
  await expectAccessible(page);
  await create(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page, assetPath)).toEqual([
    ['2026-01-05', sunday(9), 1, 1.5, 3, ''],
    [monday(10), sunday(11), 0, 0, 0, 'Sjuk'],
    [monday(12), sunday(14), 0, 0, 0, 'Sjuk'],
    [monday(15), null, 0.75, 1.5, 3, ''],
  ]);
});

test('a week typed as v32 takes its year from the start week, and a text that is no week stays with its reason', async ({
  page,
}) => {
  await openPerson(page);
  await newPeriod(page).click();
  await type(dialog(page).getByLabel('Startvecka'), `${year}-v12`);
  await type(dialog(page).getByLabel('Slutvecka'), 'v32');
  await expect(dialog(page).getByLabel('Slutvecka')).toHaveValue(`${year}-v32`);

  await type(dialog(page).getByLabel('Slutvecka'), 'midsommar');
  await expect(dialog(page).getByLabel('Slutvecka')).toHaveValue('midsommar');
  await expect(dialog(page).getByText('Ange en vecka, till exempel 2026-v06.')).toBeVisible();
  await type(dialog(page).getByLabel('Grad', { exact: true }), '0,5');
  await expect(create(page)).toBeDisabled();
  await expectAccessible(page);
  await type(dialog(page).getByLabel('Slutvecka'), '34');
  await expect(dialog(page).getByLabel('Slutvecka')).toHaveValue(`${year}-v34`);
  await type(dialog(page).getByLabel('Nivå'), '2,5');
  await expect(dialog(page).getByLabel('Nivå')).toHaveValue('2,5');
  await expect(dialog(page).getByText('Nivå måste vara ett heltal')).toBeVisible();
  await expect(create(page)).toBeDisabled();
  await type(dialog(page).getByLabel('Nivå'), '2');
  await expect(create(page)).toBeEnabled();
});

test('the second planner of an employee sees both plans before saving over the other', async ({ page }) => {
  const { assetPath, make } = await openPerson(page);
  await newPeriod(page).click();
  await type(dialog(page).getByLabel('Startvecka'), `${year}-v12`);
  await type(dialog(page).getByLabel('Grad', { exact: true }), '0,75');
  await make(`${assetPath}/periods`, { ...holiday(20), split: true });
  await create(page).click();

  const conflict = page.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(conflict).toContainText(`(100 % utanför, ”Semester”) ${week(20)}`);
  await expect(conflict).toContainText(`75 % från ${week(12)}; semester ${week(20)} står kvar.`);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await stored(page, assetPath)).map(([start, , rate]) => [start, rate])).toEqual([
    ['2026-01-05', 1],
    [monday(12), 0.75],
    [monday(20), 0],
    [monday(21), 0.75],
  ]);
  await expect.poll(() => addressOf(page).get('tab')).toBe('assets');
});

test('a right-click on an employee opens the menu of that employee', async ({ page }) => {
  const { assetPath, make } = await openPerson(page);
  await make(assetPath.replace(/\/[^/]+$/, ''), { name: 'Bo Lind', period: { start: '2026-01-05' } });
  await page.reload();
  await page.getByRole('link', { name: /^Bo Lind/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Ny period…' }).click();
  await expect(page.getByRole('dialog', { name: 'Ny period för Bo Lind' })).toBeVisible();
});

test('the label of a period follows a changed end before it is saved', async ({ page }) => {
  await openPerson(page, { start: monday(12), workRate: 0.75 });
  const grid = page.getByRole('grid', { name: 'Perioder för Anna Ek' });
  await grid.locator('[data-row="1"][data-column="1"]').click();
  await page.keyboard.type(`${year}-v20`);
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('rowheader').last()).toContainText(new RegExp(`– \\d+ \\w+ ${year}`));
  await expect(grid.getByRole('rowheader').last()).not.toContainText('tillsv.');
});

test('periods older than 10 weeks have a lock instead of a pencil for a planner', async ({ page }) => {
  await enterAs(page, usernameOf('planner'), '/plan?tab=assets&mode=one');
  const name = uniqueName('Agnes');
  await makeFormer(page, name);
  await page.getByRole('link', { name }).click();
  const first = page.getByRole('grid').getByRole('rowheader').first();
  await expect(
    first.getByRole('img', {
      name: 'Perioden är äldre än 10 veckor och kan bara ändras av en superanvändare eller administratör.',
    }),
  ).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('the balance bar follows the chosen week and what is typed of the employee', async ({ page }) => {
  await openPerson(page, { start: monday(12), workRate: 0.75 });
  const bar = page.getByRole('region', { name: 'Veckans behov, tillgång och budget' });
  await page.goto(`${page.url()}&week=${monday(11)}`);
  await expect(bar).toContainText('Grad 1 i v11');
  await bar.getByRole('button', { name: 'Nästa vecka' }).click();
  await expect(bar).toContainText('Grad 0,75 i v12');
  await expect(bar).toContainText('Tillgång0,75');
  await page.getByRole('grid').locator('[data-row="1"][data-column="2"]').click();
  await page.keyboard.type('0,5');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Tillgång0,50');
  await expect(bar).toContainText('Ändring sedan sparat−0,25');
  await expectAccessible(page);
});

test('each refusal of a change of staff has the specified title above its reason', async ({ page }) => {
  const { assetPath } = await openPerson(page);
  await page.getByRole('button', { name: 'English' }).click();
  const grid = page.getByRole('grid', { name: /Anna Ek/ });
  const menu = async () => {
    await page
      .getByRole('button', { name: /^Actions for Anna Ek/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  };
  // Another account removes the employee; this page goes on with what it has loaded.
  await page.getByRole('button', { name: 'New period', exact: true }).click();
  const created = page.getByRole('dialog', { name: /Anna Ek/ });
  await created.getByLabel('Comment').fill('Kortare tid');
  const api = await apiAs(page, usernameOf('admin'));
  await api.remove(assetPath);
  await created.getByRole('button', { name: 'Create period' }).click();
  await expect(created.getByRole('alert')).toContainText('Failed to create asset period');
  await expect(created.getByRole('alert')).toContainText('It does not exist, or has been removed.');
  await created.getByRole('button', { name: 'Cancel' }).click();

  await grid.getByRole('rowheader').first().getByRole('button').click();
  const changed = page.getByRole('dialog', { name: /Anna Ek/ });
  await changed.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').filter({ hasNotText: 'Comment' }).getByRole('button', { name: 'Remove' }).click();
  await expect(changed.getByRole('alert')).toContainText('Failed to delete asset period');
  await changed.getByLabel('Comment').fill('Kortare tid');
  await changed.getByRole('button', { name: 'OK' }).click();
  await expect(changed.getByRole('alert')).toContainText('Failed to update asset period');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(changed).toBeHidden();

  await menu();
  await expect(page.getByRole('dialog', { name: 'Failed to delete asset' })).toContainText('It does not exist');
});
