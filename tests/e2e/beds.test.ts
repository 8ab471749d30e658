import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { monday, sunday } from './support/comparison.ts';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { enterAs, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const beds = (page: Page) => page.getByRole('region', { name: 'Vårdplatser' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Vårdplatser per period' });
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);
const save = (page: Page) => beds(page).getByRole('button', { name: 'Spara vårdplatser' });
const newPeriod = (page: Page) => beds(page).getByRole('button', { name: 'Ny vårdplatsperiod' });
const rows = (page: Page) => grid(page).getByRole('row');

/** The columns of the bed table. */
const [WEEKDAY, WEEKEND, COMMENT] = [0, 1, 2];

test('a period of beds is created with the weekend count filled in, changed and removed', async ({ page }) => {
  await signIn(page, 'planner', '/plan?tab=demand');
  await expect(rows(page).nth(1)).toBeVisible();
  const before = await rows(page).count();
  await newPeriod(page).click();
  const form = page.getByRole('dialog', { name: 'Ny vårdplatsperiod' });
  await form.getByLabel('Vårdplatser vardag').fill('2x');
  await expect(form.getByLabel('Vårdplatser vardag')).toHaveValue('2x');
  await expect(form.getByText('Ange ett tal.').first()).toBeVisible();
  await form.getByLabel('Vårdplatser vardag').fill('21');
  await form.getByLabel('Vårdplatser vardag').press('Tab');
  await expect(form.getByLabel('Vårdplatser helg')).toHaveValue('21');
  const comment = form.getByLabel('Kommentar');
  await comment.fill('å'.repeat(1001));
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(comment).toHaveAttribute('aria-invalid', 'true');
  await expect(comment).toHaveAccessibleDescription('Högst 1000 tecken.');
  await expect(comment).toHaveValue('å'.repeat(1001));
  await comment.fill('');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveCount(before + 1);
  const last = before - 1;
  await expect(cell(page, last, WEEKDAY)).toHaveText('21');

  const shifts = page
    .getByRole('grid', { name: 'Behov per pass och veckodag' })
    .locator('[data-row="0"][data-column="0"]');
  await shifts.click();
  await expect(shifts).toHaveCSS('outline-style', 'solid');
  await cell(page, last, WEEKEND).click();
  await expect(cell(page, last, WEEKEND)).toHaveCSS('outline-style', 'solid');
  await expect(shifts).toHaveCSS('outline-style', 'none');
  await beds(page).getByRole('button', { name: 'Ändra vårdplatsperiod' }).click();
  const change = page.getByRole('dialog', { name: 'Ändra vårdplatsperiod' });
  await change.getByLabel('Vårdplatser helg').fill('19');
  await change.getByRole('button', { name: 'Spara' }).click();
  await expect(cell(page, last, WEEKEND)).toHaveText('19');
  await beds(page).getByRole('button', { name: 'Ändra vårdplatsperiod' }).click();
  await change.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('dialog', { name: 'Ta bort vårdplatserna' }).getByRole('button', { name: 'Ta bort' }).click();
  await expect(rows(page)).toHaveCount(before);
});

test('two beds are closed for three weeks and typed in place, without any demand period', async ({ page }) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Plats'));
  const unitPath = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}`;
  const api = await apiAs(page, usernameOf('admin'));
  await api.put(unitPath, { hasBedsActivated: true });
  await make(`${unitPath}/beds`, { start: '2026-01-05', end: '2026-08-30', beds: 22, weekendBeds: 20, comment: '' });
  await make(`${unitPath}/beds`, { start: '2026-08-31', end: null, beds: 24, weekendBeds: 20, comment: '' });
  await signIn(page, 'admin', `/plan?${new URLSearchParams({ ...ids, tab: 'demand' })}`);
  await expect(page.getByText('Inga behovsperioder har skapats.')).toBeVisible();
  await expectAccessible(page);

  const form = page.getByRole('dialog', { name: 'Ny vårdplatsperiod' });
  const fill = async (start: string, end: string, weekday: string) => {
    await newPeriod(page).click();
    for (const [label, week] of [
      ['Startvecka', start],
      ['Slutvecka', end],
    ] as const) {
      await form.getByLabel(label).fill(week);
      await form.getByLabel(label).press('Tab');
    }
    await form.getByLabel('Vårdplatser vardag').fill(weekday);
    await form.getByLabel('Vårdplatser vardag').press('Tab');
  };
  await fill('v34 2026', 'v37 2026', '21');
  await expect(form.getByText('Perioden v02–v35 2026 (22 / 20) kortas till v02–v33 2026.')).toBeVisible();
  // The end first: a start after the end is pulled back to it.
  await form.getByLabel('Slutvecka').fill('v52 2026');
  await form.getByLabel('Slutvecka').press('Tab');
  await form.getByLabel('Startvecka').fill('v50 2026');
  await form.getByLabel('Startvecka').press('Tab');
  await form.getByLabel('Vårdplatser vardag').fill('22');
  await form.getByLabel('Vårdplatser helg').fill('22');
  const split = 'Perioden v36 2026 – tillsv. (24 / 20) delas i v36–v49 2026 och v53 2026 – tillsv.';
  await expect(form.getByText(split)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveCount(5);
  await expect(grid(page).getByRole('rowheader')).toHaveText([
    'v02–v35 2026',
    'v36–v49 2026',
    'v50–v52 2026',
    'v53 2026 – tillsv.',
  ]);
  await expect(cell(page, 3, WEEKDAY)).toHaveText('24');

  await cell(page, 2, WEEKEND).click();
  await page.keyboard.type('18');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Två platser stängda');
  await page.keyboard.press('Enter');
  await cell(page, 3, WEEKDAY).click();
  await page.keyboard.type('två');
  await page.keyboard.press('Enter');
  await expect(grid(page).getByText('Ange ett heltal.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await question.getByRole('button', { name: 'Behåll som utkast' }).click();
  await page.getByRole('link', { name: 'Behov inte sparat' }).click();
  await expect(cell(page, 2, WEEKEND)).toHaveText('18, ändrad');
  await save(page).click();
  await expect(save(page)).toBeHidden();
  await page.reload();
  await expect(cell(page, 2, WEEKDAY)).toHaveText('22');
  await expect(cell(page, 2, WEEKEND)).toHaveText('18');
  await expect(cell(page, 2, COMMENT)).toHaveText('Två platser stängda');
});

test('beds that began more than ten weeks ago take a comment only, and older ones nothing', async ({ page }) => {
  const { make, orgId, areaId, unitId } = await makeOrganization(page, uniqueName('Region Gamla Platser'));
  const unitPath = `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  await (await apiAs(page, usernameOf('admin'))).put(unitPath, { hasBedsActivated: true });
  const counted = { beds: 22, weekendBeds: 20, comment: '' };
  await make(`${unitPath}/beds`, { ...counted, start: monday(-30), end: sunday(-21) });
  await make(`${unitPath}/beds`, { ...counted, start: monday(-20), end: null });
  const [email, password] = [uniqueEmail('platser'), 'Prov!2026'];
  await confirmedAccount(
    page,
    { email, access: { level: 'unit', id: unitId, canWrite: true } },
    password,
    'superadmin',
  );
  await enterAs(page, email, '/plan?tab=demand', password);
  await expect(cell(page, 0, WEEKDAY)).toHaveAttribute('aria-readonly', 'true');
  await cell(page, 0, WEEKDAY).click();
  await expect(beds(page).getByRole('button', { name: 'Ändra vårdplatsperiod' })).toBeDisabled();
  await page.keyboard.type('3');
  await expect(
    page.getByText(
      /^Äldre än 10 veckor: kan bara ändras av superanvändare eller administratör\. Ny period från v\d\d går att skapa\.$/,
    ),
  ).toBeVisible();
  // A cell that cannot be changed looks closed beside one that can.
  const groundOf = (at: Locator) => at.evaluate((element) => getComputedStyle(element).backgroundColor);
  const closed = rows(page).nth(2).getByRole('gridcell');
  expect(await groundOf(closed.nth(WEEKDAY))).not.toBe(await groundOf(closed.nth(COMMENT)));
  const counts = rows(page).nth(2).getByRole('gridcell');
  await expect(counts.nth(WEEKDAY)).toHaveAttribute('aria-readonly', 'true');
  await expect(counts.nth(COMMENT)).not.toHaveAttribute('aria-readonly', 'true');
  await counts.nth(COMMENT).click();
  await beds(page).getByRole('button', { name: 'Ändra vårdplatsperiod' }).click();
  const form = page.getByRole('dialog', { name: 'Ändra vårdplatsperiod' });
  await expect(form.getByLabel('Vårdplatser vardag')).toBeDisabled();
  await expect(form.getByLabel('Startvecka')).toBeDisabled();
  await expect(form.getByLabel('Slutvecka')).toBeEnabled();
  await expect(form.getByRole('button', { name: 'Ta bort' })).toBeHidden();
});
