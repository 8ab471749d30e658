import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addressOf, type DemoAccount, signIn } from './support/signIn.ts';

const form = (page: Page): Locator => page.getByRole('form', { name: 'Rapportinställningar' });
const create = (page: Page): Locator => form(page).getByRole('button', { name: 'Skapa rapport' });
const reason = (page: Page): Locator => form(page).getByRole('status');
const paper = (page: Page): Locator => page.getByRole('article');

/** Opens the tab at the start place of the account, or at an address of the tab, and waits for its form. */
const open = async (page: Page, person: DemoAccount, more = ''): Promise<void> => {
  await signIn(page, person, `/plan?tab=report${more}`);
  await expect(create(page)).toBeVisible();
};

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await form(page).getByLabel(label, { exact: true }).click();
  await page.getByTitle(option, { exact: true }).last().click();
};

test('a forecast of an organisation is created, and its link opens the same report', async ({ page }) => {
  await open(page, 'superuser');
  await create(page).click();
  await expect(paper(page).getByRole('heading', { name: 'Tillgång minus behov, tjänster' })).toBeVisible();
  const sum = paper(page).getByRole('table', { name: 'Medel per avdelning' }).locator('tfoot');
  const before = await sum.innerText();
  expect(addressOf(page).get('type')).toBe('prognos');
  expect(addressOf(page).get('unitIds')?.split(',')).toHaveLength(12);
  await page.reload();
  await expect(sum).toHaveText(before.replace(/\s+/g, ' ').trim(), { useInnerText: true });
  await expectAccessible(page);
});

test('what a report cannot be created of is said beside the button', async ({ page }) => {
  await open(page, 'planner', '&type=prognos&level=unit&forecastType=none');
  await expect(reason(page)).toHaveText('Välj vilken prognos rapporten ska visa.');
  await expect(create(page)).toBeDisabled();
  await choose(page, 'Prognos', 'Budget mot tillgång');
  await expect(reason(page)).toHaveText('Välj minst en avdelning.');
  await form(page)
    .getByRole('button', { name: /^Avdelningar/ })
    .click();
  await form(page).getByRole('checkbox', { name: 'Medicinavdelning 33' }).check();
  await expect(reason(page)).toHaveText('1 avdelning vald, högst 25 kan jämföras.');
  await expect(create(page)).toBeEnabled();
});
