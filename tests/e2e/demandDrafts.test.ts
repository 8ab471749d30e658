import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cell, list, MON, open, save, TUE, unsaved, WED } from './support/demandTab.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, enterAlone, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('unsaved demand survives a reload, and leaving it asks for confirmation', async ({ page }) => {
  await open(page);
  await cell(page, 0, WED).click();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  const comment = page.getByRole('textbox', { name: 'Kommentar' });
  await comment.fill('å'.repeat(1001));
  await expect(page.getByText('Högst 1000 tecken.')).toBeVisible();
  await expect(comment).toHaveValue('å'.repeat(1001));
  await comment.fill('Utökat efter samråd.');
  await expect(page.getByText('Högst 1000 tecken.')).toBeHidden();
  await expect(unsaved(page)).toHaveText('2 osparade ändringar');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(cell(page, 0, WED)).toHaveText('11, ändrad');
  await expect(page.getByRole('textbox', { name: 'Kommentar' })).toHaveValue('Utökat efter samråd.');

  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(cell(page, 0, WED)).toHaveText('11, ändrad');
  await list(page).getByRole('link').first().click();
  await question.getByRole('button', { name: 'Släng ändringarna' }).click();
  await expect(list(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(list(page).getByRole('link').first()).not.toHaveAttribute('aria-current', 'true');
  await expect(cell(page, 0, WED)).not.toHaveText(/11/);
  await expect(unsaved(page)).toBeHidden();
});

test('demand that is left is saved first, or stays as a draft marked in the list and on the tab until the logout', async ({
  page,
}) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Utkast'));
  const periods = `${categoryPath}/${ids.categoryId}/demands`;
  const body = { baseOnSchemaId: null, simulation: false, comment: '' };
  const ofWinter = await make(periods, { ...body, start: '2026-11-16', end: '2026-11-29' });
  const ofSpring = await make(periods, { ...body, start: '2026-11-30', end: null });
  const address = (period: string) => `/plan?${new URLSearchParams({ ...ids, tab: 'demand', period })}`;
  const link = (period: string) => list(page).locator(`a[href*="${period}"]`);
  const tab = page.getByRole('link', { name: /^Behov/ });
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  const typeMonday = async (text: string) => {
    await cell(page, 0, MON).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, MON)).toHaveText(`${text}, ändrad`);
  };
  await enterAlone(page, 'admin', address(ofWinter));
  await typeMonday('6');
  await link(ofSpring).click();
  await expect(question.getByRole('button').first()).toHaveText('Spara och gå vidare');
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(ofSpring)).toHaveAttribute('aria-current', 'true');
  await expect(tab).toHaveText('Behov');

  await typeMonday('4');
  await page.goBack();
  await question.getByRole('button', { name: 'Behåll som utkast' }).click();
  await expect(link(ofWinter)).toHaveAttribute('aria-current', 'true');
  await expect(cell(page, 0, MON)).toHaveText('6');
  await expect(unsaved(page)).toBeHidden();
  await expect(link(ofSpring)).toContainText('Osparad');
  await expect(link(ofWinter)).not.toContainText('Osparad');
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(tab).toHaveText('Behovinte sparat');
  await expectAccessible(page);

  await page.evaluate((to) => location.assign(`#${to}`), address(ofSpring));
  await expect(cell(page, 0, MON)).toHaveText('4, ändrad');
  await page.evaluate((to) => location.assign(`#${to}`), address(ofWinter));
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect.poll(() => addressOf(page).get('period')).toBe(ofSpring);
  await expect(cell(page, 0, MON)).toHaveText('4, ändrad');
  await page.evaluate((to) => location.assign(`#${to}`), address(ofWinter));
  await question.getByRole('button', { name: 'Behåll som utkast' }).click();
  await expect(link(ofWinter)).toHaveAttribute('aria-current', 'true');

  await page.goto('/#/auth/logout');
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
  await signIn(page, 'admin', address(ofSpring));
  await expect(cell(page, 0, MON)).toHaveText('0');
  await expect(list(page).getByText('Osparad')).toBeHidden();
});

test('the second planner of one demand period chooses between both versions in the conflict dialog', async ({
  page,
  openElsewhere,
}) => {
  const there = await open(page);
  const other = await openElsewhere();
  await open(other, 'superuser', there);

  await cell(page, 0, MON).click();
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await cell(other, 0, MON).click();
  await other.keyboard.type('9');
  await other.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toBeHidden();

  await save(other).click();
  const conflict = other.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(conflict).toContainText('planner@demo.se');
  const row = (name: string) => conflict.getByRole('row', { name });
  await expect(row('Dag, måndag').getByRole('cell')).toHaveText(['6', '9']);
  await expect(row('Dag, tisdag').getByRole('cell')).toHaveText(['8', 'orörd: det sparade gäller']);
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(unsaved(other)).toBeHidden();
  await expect(cell(other, 0, MON)).toHaveText('9');
  await expect(cell(other, 0, TUE)).toHaveText('8');

  await cell(page, 0, MON).click();
  await page.keyboard.type('2');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Behåll det sparade' }).click();
  await expect(cell(page, 0, MON)).toHaveText('9');
  await expect(unsaved(page)).toBeHidden();
});

test('a save of demand without network is completed when the network returns', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await cell(page, 1, MON).click();
  await page.keyboard.type('3,25');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Sparas när nätet är tillbaka.')).toBeVisible();
  await expect(cell(page, 1, MON)).toContainText('3,25');
  await context.setOffline(false);
  await expect(unsaved(page)).toBeHidden();
  await page.reload();
  await expect(cell(page, 1, MON)).toHaveText('3,25');
});
