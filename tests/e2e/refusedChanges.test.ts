import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { monday, sunday } from './support/comparison.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { cutBodies, enterInEnglish, makeUnitWithBeds } from './support/refused.ts';
import { usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const leave = async (page: Page, form: Locator) => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(form).toBeHidden();
};

const kinds = [
  {
    tab: 'schemas',
    path: 'schemas',
    more: 'More choices for the period',
    create: 'Save',
    failed: [
      'Failed to create assetschema',
      'Failed to update assetschema period',
      'Not allowed to remove asset schema',
    ],
  },
  {
    tab: 'demand',
    path: 'demands',
    more: /^More:/,
    create: 'Create period',
    failed: ['Failed to create demand', 'Failed to update demand period', 'Failed to delete demand period'],
  },
] as const;

for (const { tab, path, more, create, failed } of kinds)
  test(`refused periods of the tab ${tab} say what failed in the specified words`, async ({ page }) => {
    const { categoryPath, make, ...ids } = await makeOrganization(page, uniqueName('Avvisad'));
    const periods = `${categoryPath}/${ids.categoryId}/${path}`;
    const id = await make(periods, { start: monday(4), end: sunday(15) });
    const api = await apiAs(page, usernameOf('admin'));
    await enterInEnglish(page, `/plan?${new URLSearchParams({ ...ids, tab, period: id })}`);
    const form = page.getByRole('dialog');

    await page.getByRole('button', { name: 'New period' }).click();
    await expect(form).toBeVisible();
    await cutBodies(page, 'POST');
    await form.getByRole('button', { name: create }).click();
    await expect(form.getByRole('alert')).toContainText(failed[0]);
    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: more }).click();
    await page.getByRole('menuitem', { name: 'Change period' }).click();
    await form.getByLabel('End week').fill(await form.getByLabel('Start week').inputValue());
    await form.getByLabel('End week').press('Tab');
    await cutBodies(page, 'PUT');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText(failed[1]);
    await page.unrouteAll();
    await leave(page, form);

    await api.remove(`${periods}/${id}`);
    await page.getByRole('button', { name: more }).click();
    await page.getByRole('menuitem', { name: 'Remove period' }).click();
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert').filter({ hasText: failed[2] })).toContainText('It does not exist');
    expect(await api.get(periods)).toHaveLength(0);
  });

test('refused changes of beds, budget, budget hours and stencils say what failed, and keep what is typed', async ({
  page,
}) => {
  const { api, make, unit, category, address } = await makeUnitWithBeds(page);
  const start = monday(4);
  const year = Number(start.slice(0, 4)) + 1;
  const paths = {
    beds: `${unit}/beds/${await make(`${unit}/beds`, { start, beds: 20 })}`,
    budget: `${category}/budget-periods/${await make(`${category}/budget-periods`, { start, budget: 4 })}`,
    hours: `${unit}/budget-hours/${await make(`${unit}/budget-hours`, { start, budget: 1600 })}`,
    stencil: `${unit}/stencils/${await make(`${unit}/stencils`, { year, hour: 390 })}`,
  };
  await enterInEnglish(page, address('demand'));

  const refuse = async (
    opener: Locator,
    name: string,
    [label, text]: readonly [string, string],
    path: string,
    [update, remove]: readonly [string, string],
    hasComment = true,
  ) => {
    await opener.click();
    const form = page.getByRole('dialog', { name });
    const field = form.getByLabel(label, { exact: true });
    await field.fill(text);
    await cutBodies(page, 'PUT');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText(update);
    await page.unrouteAll();
    // Another account removes it; this page goes on with what it has loaded.
    await api.remove(path);
    await form.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click();
    await expect(form.getByRole('alert')).toContainText(remove);
    await expect(field).toHaveValue(text);
    await expect(form.locator('textarea[rows="3"]')).toHaveCount(hasComment ? 1 : 0);
    await leave(page, form);
  };

  await page.getByRole('grid', { name: 'Beds per period' }).locator('[data-row="0"][data-column="0"]').click();
  await refuse(
    page.getByRole('button', { name: 'Change bed period' }),
    'Change bed period',
    ['Beds on weekdays', '21'],
    paths.beds,
    ['Failed to update bed period', 'Failed to delete bed period'],
  );
  await page.goto(`/#${address('budget')}`);
  await refuse(
    page.getByRole('button', { name: `Change ${start}` }).first(),
    'Change budget period',
    ['FTE', '5'],
    paths.budget,
    ['Failed to update budget period', 'Not allowed to remove budget period'],
  );
  await refuse(
    page.getByRole('button', { name: `Change ${start}` }).last(),
    'Change budget hours',
    ['Hours a month', '1700'],
    paths.hours,
    ['Failed to update budget hours period', 'Not allowed to remove budget hours period'],
  );
  await refuse(
    page.getByRole('button', { name: `Change ${year}` }),
    'Change stencil',
    ['Hour cost', '400'],
    paths.stencil,
    ['Failed to update stencil', 'Failed to delete stencil'],
    false,
  );
});
