import { expect, type Locator, type Page } from '@playwright/test';
import { makeComparison, periodText } from './support/comparison.ts';
import { cutBodies, enterInEnglish, makeUnitWithBeds } from './support/refused.ts';
import { test } from './support/test.ts';

const LOCKED =
  'The demand period is locked for adjustments. Contact an organizational administrator or Adacta to unlock';
const WITHIN_LOCKED =
  'The demand period was created within a locked period. Contact an organizational administrator or Adacta to unlock.';

/** A category with a closed and an open-ended live demand period, opened in English at the closed one. */
const open = async (page: Page) => {
  const made = await makeComparison(page);
  const { address, live } = made;
  await enterInEnglish(page, address.replace(/period=.*/, `period=${live.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(periodText(4, 15));
  return made;
};

test('a demand period that was locked meanwhile is neither removed nor changed, in the specified words', async ({
  page,
}) => {
  const { api, category, live } = await open(page);
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('menuitem', { name: 'Remove period' }).click();
  const question = page.getByRole('dialog', { name: /^Remove the demand period/ });
  await expect(question).toBeVisible();
  await api.put(`${category}/demands/${live.id}/lock`, {});
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/changed this .*What is saved is shown now/)).toBeVisible();
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('menuitem', { name: 'Remove period' }).click();
  await expect(page.getByText(LOCKED)).toBeVisible();
  await expect(question).toBeHidden();
  expect(await api.get(`${category}/demands/${live.id}`)).toMatchObject({ locked: true });
});

test('a demand period is not created inside one that was locked meanwhile, in the specified words', async ({
  page,
}) => {
  const { api, category } = await open(page);
  const stored = (await api.get(`${category}/demands`)) as { readonly id: string; readonly end: string | null }[];
  await page.getByRole('button', { name: 'New period' }).click();
  const form = page.getByRole('dialog', { name: 'New demand period' });
  await expect(form).toBeVisible();
  const last = stored.find(({ end }) => end === null);
  await api.put(`${category}/demands/${last?.id}/lock`, {});
  await form.getByRole('button', { name: 'Create period' }).click();
  await expect(form.getByText(WITHIN_LOCKED)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await api.get(`${category}/demands`)).toHaveLength(stored.length);
});

test('refused beds, budget, budget hours and stencils say what failed in the specified words and are saved by a second try', async ({
  page,
}) => {
  const { api, unit, address } = await makeUnitWithBeds(page);
  await enterInEnglish(page, address('demand'));

  const refuse = async (
    opener: Locator,
    name: string,
    fields: readonly (readonly [string, string])[],
    failed: string,
  ) => {
    await opener.click();
    const form = page.getByRole('dialog', { name });
    for (const [label, text] of fields) await form.getByLabel(label, { exact: true }).fill(text);
    await cutBodies(page, 'POST');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(failed)).toBeVisible();
    for (const [label, text] of fields) await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    await page.unrouteAll();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  };
  const newPeriod = (heading: string) =>
    page.getByRole('region', { name: heading }).getByRole('button', { name: 'New period' });

  await refuse(
    page.getByRole('button', { name: 'New bed period' }),
    'New bed period',
    [['Beds on weekdays', '21']],
    'Failed to create bed period',
  );
  await page.goto(`/#${address('budget')}`);
  await refuse(
    newPeriod('Sjuksköterska, budget periods'),
    'New budget period',
    [['FTE', '2,5']],
    'Failed to create budget period',
  );
  await refuse(
    newPeriod('Budget hours'),
    'New period of budget hours',
    [['Hours a month', '1600']],
    'Failed to create budget hours period',
  );
  await refuse(
    page.getByRole('button', { name: 'New year' }),
    'New stencil',
    [['Hour cost', '390']],
    'Failed to create stencil',
  );
  for (const path of ['beds', 'budget-hours', 'stencils']) expect(await api.get(`${unit}/${path}`)).toHaveLength(1);
});
