import { expect, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { openPlan } from './support/schemas.ts';
import { addressOf, logIn, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a plan period is created after the last one, changed and removed, which selects its neighbour', async ({
  page,
}) => {
  await openPlan(page);
  const list = page.getByRole('complementary', { name: 'Planperioder' });
  const latest = list.getByRole('link').first();
  const before = await latest.innerText();

  await page.getByRole('button', { name: 'Ny period' }).click();
  const form = page.getByRole('dialog');
  await expect(form).toHaveAccessibleName('Ny planperiod');
  await expect(form.getByText('kan börja tidigast denna vecka')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(form).toBeHidden();
  await expect(latest).not.toHaveText(before);
  await expect(latest).toHaveAttribute('aria-current', 'true');
  const made = await latest.innerText();

  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Ändra period' }).click();
  const end = form.getByLabel('Slutvecka');
  await end.fill(await form.getByLabel('Startvecka').inputValue());
  await end.press('Tab');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toBeHidden();
  await expect(latest).not.toHaveText(made);
  await expect(page.getByRole('heading', { level: 1, name: /^v\d\d \d{4}$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Senast ändrad \d\d:\d\d av / }).click();
  const history = page.getByRole('dialog', { name: /^Historik för v\d\d \d{4}$/ });
  await expect(history.getByRole('row').filter({ hasText: 'Ändrade' }).first()).toContainText('Slut');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort period' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(latest).toHaveText(before, { useInnerText: true });
  await expect(latest).toHaveAttribute('aria-current', 'true');
});

test('a comment is saved when its field loses focus, and a second planner chooses between both versions', async ({
  page,
  openElsewhere,
}) => {
  await openPlan(page);
  const other = await openElsewhere();
  await openPlan(other);
  const field = (on: Page) => on.getByLabel('Kommentar till perioden');

  const text = `Två vikarier bokade ${Date.now()}.`;
  // Both edits start from the same version.
  await field(other).fill('Hyrpersonal från v49.');
  await field(page).fill(text);
  await field(page).press('Tab');
  await expect(page.getByText('Sparad', { exact: true })).toBeVisible();
  await field(other).press('Tab');
  const conflict = other.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(conflict.getByText(text)).toBeVisible();
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(other.getByText('Sparad', { exact: true })).toBeVisible();

  await page.reload();
  await expect(field(page)).toHaveValue('Hyrpersonal från v49.');
});

test('an unsaved comment survives a reload and is saved by leaving the tab', async ({ page }) => {
  await openPlan(page);
  const field = page.getByLabel('Kommentar till perioden');
  const text = `Halvfärdig mening ${Date.now()}`;
  await field.fill(text);
  await page.reload();
  await expect(field).toHaveValue(text);
  // A text that is too long stays whole, with the reason.
  await field.fill('å'.repeat(1001));
  await expect(page.getByText('Högst 1000 tecken.')).toBeVisible();
  await expect(field).toHaveValue('å'.repeat(1001));
  await field.fill(text);
  await expect(page.getByText('Högst 1000 tecken.')).toBeHidden();
  await field.focus();
  await page.getByRole('link', { name: 'Personal' }).click();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(field).toHaveValue(text);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('plan-comment')));
  await expect.poll(kept).toEqual([]);
});

test('the plan period shown last is opened again until the next login', async ({ page }) => {
  await openPlan(page);
  const list = page.getByRole('complementary', { name: 'Planperioder' });
  const today = addressOf(page).get('period');
  await list.getByRole('link').first().click();
  await expect(list.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => addressOf(page).get('period')).not.toBe(today);
  const latest = addressOf(page).get('period');
  await page.getByRole('link', { name: 'Behov' }).click();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect.poll(() => addressOf(page).get('period')).toBe(latest);
  await logIn(page, 'planner');
  await page.getByRole('link', { name: 'Behov' }).click();
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect.poll(() => addressOf(page).get('period')).toBe(today);
});

test('plan and demand periods are listed seven a page, opened at the page of the selected one', async ({ page }) => {
  const { categoryPath, make, ...ids } = await makeOrganization(page, uniqueName('Sidor'));
  const path = `${categoryPath}/${ids.categoryId}`;
  const weeks = Array.from({ length: 9 }, (_, week) => {
    const start = addDays(mondayOf(todayInStockholm(new Date())), 7 * week);
    return { start, end: addDays(start, 6) };
  });
  for (const days of weeks) {
    await make(`${path}/schemas`, days);
    await make(`${path}/demands`, { ...days, baseOnSchemaId: null, base: 'nothing', simulation: false, comment: '' });
  }
  for (const [tab, name] of [
    ['schemas', 'Planperioder'],
    ['demand', 'Behovsperioder'],
  ] as const) {
    await signIn(page, 'admin', `/plan?${new URLSearchParams({ ...ids, tab })}`);
    const list = page.getByRole('complementary', { name });
    // The latest first: this week's is the last of nine.
    await expect(list.getByText('8–9 av 9')).toBeVisible();
    await expect(list.getByRole('link', { name: /^v\d\d/ })).toHaveCount(2);
    await list.getByTitle('1', { exact: true }).click();
    await expect(list.getByText('1–7 av 9')).toBeVisible();
    await expect(list.getByRole('link', { name: /^v\d\d/ })).toHaveCount(7);
  }
});
