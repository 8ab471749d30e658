import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readCsv } from '../support/workbook.ts';
import { expectAccessible } from './support/accessible.ts';
import { atUnit, create, form, open, paper } from './support/reports.ts';
import { addressOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const reason = (page: Page): Locator => form(page).getByRole('status');
const means = (page: Page): Locator => paper(page).getByRole('table', { name: 'Medel per avdelning' });

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await form(page).getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
};

test('a forecast of an organisation is created, and its link opens the same report', async ({ page }) => {
  await open(page, 'superuser');
  await create(page).click();
  await expect(paper(page).getByRole('heading', { name: 'Tillgång minus behov, tjänster' })).toBeVisible();
  await expect(page.locator(':focus'), 'the report has the focus that the button lost').toContainText('Tillgång minus');
  const sum = means(page).locator('tfoot');
  const before = await sum.innerText();
  await expect.poll(() => addressOf(page).get('type')).toBe('prognos');
  expect(addressOf(page).get('unitIds')?.split(',')).toHaveLength(12);
  await page.reload();
  await expect(sum).toBeVisible();
  expect(await sum.innerText()).toBe(before);
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
  await form(page)
    .getByRole('button', { name: /^Kategori/ })
    .click();
  await form(page).getByRole('checkbox', { name: 'Alla kategorier' }).uncheck();
  await expect(reason(page)).toHaveText('Välj minst en kategori.');
  await expect(create(page)).toBeDisabled();
  await form(page).getByRole('checkbox', { name: 'Undersköterska' }).check();
  await expect(create(page)).toBeEnabled();
  await create(page).click();
  await expect(paper(page)).toContainText('Medicinavdelning 33 · Undersköterska');
});

test('more than 25 units are refused, and key values without a choice or with months turned around', async ({
  page,
}) => {
  const many = Array.from({ length: 26 }, (_, index) => `unit${index}`).join();
  await open(page, 'planner', `&type=prognos&level=unit&unitIds=${many}`);
  await expect(reason(page)).toHaveText('Välj max 25 avdelningar att jämföra');
  await choose(page, 'Typ', 'Nyckeltal');
  await expect(reason(page)).toHaveText('Välj ett nyckeltal.');
  await choose(page, 'Nyckeltal', 'Behov per vårdplats');
  await expect(create(page)).toBeEnabled();
  await choose(page, 'Från månad', 'juni');
  await choose(page, 'Till månad', 'mars');
  await expect(reason(page)).toHaveText('Från månad måste vara före till månad.');
  await expect(create(page)).toBeDisabled();
});

test('a simulated week that another start year lacks stays chosen, with what is wrong at the field', async ({
  page,
}) => {
  await open(page, 'planner', `${await atUnit(page)}&type=keyvalues&keyvalue=4&startYear=2026&simulateWeek=53`);
  await expect(create(page)).toBeEnabled();
  await choose(page, 'Från år', '2027');
  const week = page.getByLabel('Simulera vecka', { exact: true });
  const isRefused = async () => {
    await expect(week).toHaveAttribute('aria-invalid', 'true');
    await expect(week).toHaveAccessibleDescription('2027 har 52 veckor. Välj en av dem, eller ett annat år.');
    await expect(form(page).locator('.ant-select', { has: week })).toContainText('v53');
    await expect(create(page)).toBeDisabled();
  };
  await isRefused();
  await expectAccessible(page);
  await page.goto(page.url().replace('startYear=2026', 'startYear=2027'));
  await page.reload();
  await isRefused();
  await choose(page, 'Simulera vecka', 'v52');
  await expect(create(page)).toBeEnabled();
});

test('another type or level starts the units, categories and months anew', async ({ page }) => {
  await open(page, 'superuser', `${await atUnit(page)}&type=keyvalues&level=unit&keyvalue=3&startMonth=3&endMonth=4`);
  await expect(form(page).getByRole('button', { name: 'Avdelningar Medicinavdelning 33' })).toBeVisible();
  await form(page).getByRole('radio', { name: 'Verksamhet' }).check();
  await expect(form(page).getByRole('button', { name: /Avdelningar 4 av 12 valda/ })).toBeVisible();
  await expect(reason(page)).toHaveText('Välj ett nyckeltal.');
  await expect.poll(() => [addressOf(page).get('startMonth'), addressOf(page).get('endMonth')]).toEqual(['1', '12']);
  await choose(page, 'Nyckeltal', 'Vårdplatser per medarbetare');
  await expect(form(page).getByLabel('Till år')).toBeDisabled();
  await choose(page, 'Typ', 'Tillgång');
  const units = form(page).getByRole('button', { name: /Avdelningar 4 av 12 valda/ });
  await units.click();
  await expect(form(page).getByRole('group', { name: 'Avdelningar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('group', { name: 'Avdelningar' })).toBeHidden();
});

test('the table of weekend shifts is refused from 25 weeks on', async ({ page }) => {
  await open(page, 'planner', '&type=assets&level=unit&start=2026-08-31&end=2027-02-21');
  const table = form(page).getByRole('checkbox', { name: 'Visa helgpass' });
  await table.click();
  await expect(form(page).getByRole('alert')).toHaveText('Kan ej visa helgpass för en period längre än 25 veckor');
  await expect(table).not.toBeChecked();
  await form(page).getByLabel('Till vecka').fill('2026-v40');
  await form(page).getByLabel('Till vecka').press('Enter');
  await table.check();
  await create(page).click();
  await expect(paper(page).getByRole('table', { name: 'Sjuksköterska, helgpass per vecka' })).toBeVisible();
});

const few = '&start=2026-08-31&end=2026-09-27';
for (const [type, more] of [
  ['demands', few],
  ['assets', `${few}&showLevels=true&showCompetency=true`],
  ['assets', `${few}&receipt=true&budget=true&showTable=true`],
  ['assets', `${few}&resolution=period&receipt=true&showYears=true`],
  ['prognos', few],
  ['keyvalues', '&keyvalue=3&startYear=2025&endYear=2026'],
  ['weekoverview', few],
] as const)
  test(`a report is accessible: ${type} ${more}`, async ({ page }) => {
    const at = await atUnit(page);
    const unitIds = new URLSearchParams(at).get('unitId');
    await open(page, 'superuser', `${at}&type=${type}&level=unit${more}&unitIds=${unitIds}&created=1`);
    await expect(paper(page)).toBeVisible();
    // One unit has no row of sums that would explain the colours of its weeks.
    if (type === 'prognos') await expect(means(page).locator('tfoot')).toContainText('≤ −2,0');
    await expectAccessible(page);
  });

test('the legend of key values takes evenings and nights out of every figure', async ({ page }) => {
  await open(
    page,
    'superuser',
    `${await atUnit(page)}&type=keyvalues&level=unit&keyvalue=3&startYear=2026&endYear=2026&created=1`,
  );
  const row = paper(page).getByRole('row', { name: /^Medicinavdelning 33/ });
  await expect(row).toBeVisible();
  const numbers = async () =>
    (await row.innerText())
      .split(/\s+/)
      .slice(2)
      .map((text) => Number(text.replace(',', '.')));
  const [, day = 0, evening = 0, night = 0, sum = 0] = await numbers();
  expect(Math.abs(sum - day - evening - night)).toBeLessThan(0.16);
  const legend = paper(page).getByRole('group', { name: 'Räkna med i diagram och nyckeltal' });
  await legend.getByRole('checkbox', { name: 'Kväll' }).uncheck();
  await legend.getByRole('checkbox', { name: 'Natt' }).uncheck();
  await expect.poll(async () => (await numbers()).slice(1)).toEqual([day, day]);
  // The address follows what is seen.
  await expect.poll(() => addressOf(page).get('shifts')).toBe('dag');
  await page.reload();
  await expect(legend.getByRole('checkbox', { name: 'Natt' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Skriv ut' })).toHaveAttribute('href', /shifts=dag(&|$)/);
  await page.getByRole('button', { name: 'Exportera' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const csv = readCsv(readFileSync(await (await file).path(), 'utf8'));
  expect(csv['']![0]).toMatchObject({ Summa: csv['']![0]!.Dag });
  expect(Object.keys(csv['']![0]!)).not.toContain('Natt');
});
