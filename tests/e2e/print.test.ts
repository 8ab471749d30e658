import { expect, type Page, type Route } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf, weeksOf } from '#shared/time/week.ts';
import { apiAs } from './support/api.ts';
import { makeComparison, monday, periodText, sunday, weeksText, weekText } from './support/comparison.ts';
import { packed } from './support/pdf.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { printPages, weeksOn, withoutDialog } from './support/print.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const thisMonday = mondayOf(todayInStockholm(new Date()));
const WEEKS = 53;
const year = { start: thisMonday, end: addDays(thisMonday, 7 * WEEKS - 1) };
const labels = weeksOf(year).map(weekLabel);
const [first, last] = [weekOf(year.start), weekOf(year.end)];
const period = `${weekLabel(first)}–${weekLabel(last)} ${first.year}–${last.year}`;

/** Opens a tab of a category with one employee; `prepare` adds what the tab shows. */
const open = async (page: Page, tab: string, prepare: (path: string) => Promise<unknown>) => {
  const { categoryPath, categoryId, orgId, areaId, unitId, make } = await makeOrganization(page, uniqueName('Papper'));
  const path = `${categoryPath}/${categoryId}`;
  await make(`${path}/assets`, { name: 'Anna Ek', period: { start: thisMonday, level: 3 } });
  await prepare(path);
  const query = new URLSearchParams({ orgId, areaId, unitId, categoryId, tab });
  await enterAs(page, usernameOf('admin'), `/plan?${query}`);
  await withoutDialog(page);
};

test('a plan period of 53 weeks is printed on three pages with every week, each with place, period and number', async ({
  page,
}) => {
  const api = await apiAs(page, usernameOf('admin'));
  await open(page, 'schemas', (path) => api.post(`${path}/schemas`, year));
  await expect(page.getByRole('table', { name: 'Kvitton per vecka' })).toBeVisible();

  const pages = await printPages(page, 'Avdelning 1', 'Sjuksköterska', 'Medicin', period);
  expect(weeksOn(pages)).toEqual([labels.slice(0, 21), labels.slice(21, 42), labels.slice(42)]);
  for (const text of pages)
    expect(text).toMatch(/Behov[\s\S]*Tillgång[\s\S]*Diff.motbehov[\s\S]*Nattpass[\s\S]*Inhyrda/);
});

test('the menu of a plan period prints the selected week alone, and Ctrl+P the whole period again', async ({
  page,
}) => {
  const api = await apiAs(page, usernameOf('admin'));
  await open(page, 'schemas', (path) => api.post(`${path}/schemas`, year));
  await page.getByRole('button', { name: /^Fler val/ }).click();
  await page.getByRole('menuitem', { name: 'Skriv ut veckan' }).click();
  const [week, ...others] = await printPages(page, 'Avdelning 1', `${weekLabel(first)} ${first.year}`);
  expect(others).toEqual([]);
  expect(week).toContain(packed('Börjar i veckan'));
  expect(week).toContain(packed('Anna Ek'));
  expect(await printPages(page, period)).toHaveLength(3);
});

test('a demand period is printed with the typed values, its sums and times', async ({ page }) => {
  const api = await apiAs(page, usernameOf('admin'));
  await open(page, 'demand', (path) => api.post(`${path}/demands`, year));
  const table = page.getByRole('grid', { name: 'Behov per pass och veckodag' });
  await table.locator('[data-row="0"][data-column="0"]').click();
  await page.keyboard.type('3,5');
  await page.keyboard.press('Enter');
  const [text, ...others] = await printPages(page, 'Avdelning 1', 'Sjuksköterska', period);
  expect(others).toEqual([]);
  expect(text).toMatch(/1\s*osparad\s*ändring/);
  expect(text).toMatch(/DDag\s*3,500/);
  expect(text).toMatch(/Summa\s*3,500/);
});

test('the comparison of demand is printed with both periods, its table, the weeks and what a promotion does', async ({
  page,
}) => {
  const { address, api, unit } = await makeComparison(page);
  await api.put(unit, { hasBedsActivated: true });
  await api.post(`${unit}/beds`, { start: monday(0), end: sunday(11), beds: 18, weekendBeds: 16, comment: '' });
  await api.post(`${unit}/beds`, { start: monday(12), end: null, beds: 22, weekendBeds: 20, comment: '' });
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/compare', (route) => (isHeld ? void held.push(route) : route.continue()));
  await enterAs(page, usernameOf('admin'), `${address}&compare=live`);
  await withoutDialog(page);
  const button = page.getByRole('button', { name: 'Skriv ut' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Kan skrivas ut när allt är hämtat.');
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(button).toBeEnabled();
  const beds = `gällande ${weeksText(4, 15)}: 18 / 16 till ${weekText(monday(11))}, sedan 22 / 20; simulerat ${weeksText(6, 9)}: 18 / 16`;
  await expect(page.getByRole('region', { name: 'Om simuleringen får gälla' }).getByText(beds)).toBeVisible();

  const live = `jämförs med gällande ${periodText(4, 15)}`;
  const [text = '', ...others] = await printPages(
    page,
    'Behov, jämförelse',
    'Avdelning 1',
    'Sjuksköterska',
    periodText(6, 9),
    live,
  );
  expect(others).toEqual([]);
  expect(text).toMatch(/DDag\s*4→5444422/);
  expect(text).toMatch(/07:00–15:30[\s\S]*06:00–15:30/);
  expect(weeksOn([text])[0]).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((weeks) => weekText(monday(weeks))));
  expect(text).toMatch(/Tillgång[\s\S]*Gällandebehov[\s\S]*Differens[\s\S]*Simuleratbehov[\s\S]*Differens/);
  expect(text).toMatch(/delas[\s\S]*Vårdplatser[\s\S]*18\/16/);
});

test('the menu of a whole unit prints the selected week with its categories, and Ctrl+P the period', async ({
  page,
}) => {
  const api = await apiAs(page, usernameOf('admin'));
  await open(page, 'schemas', (path) => api.post(`${path}/schemas`, year));
  const address = addressOf(page);
  address.delete('categoryId');
  await page.goto(`/#/plan?${address}`);
  await expect(page.getByRole('table', { name: /^Avdelningen/ })).toBeVisible();
  await page.getByRole('button', { name: /^Fler val/ }).click();
  await page.getByRole('menuitem', { name: 'Skriv ut veckan' }).click();
  const [week, ...others] = await printPages(page, 'Avdelning 1', 'Medicin', `${weekLabel(first)} ${first.year}`);
  expect(others).toEqual([]);
  expect(week).toMatch(/Tillgång[\s\S]*Sjuksköterska[\s\S]*Börjariveckan[\s\S]*AnnaEk/);
  expect(await printPages(page, 'Avdelning 1', period)).toHaveLength(3);
});

test('an employee, the team sheet of a year and the coverage map are printed, no week missing', async ({ page }) => {
  await open(page, 'assets', async () => undefined);
  await expect(page.getByRole('heading', { name: 'Anna Ek' })).toBeVisible();
  const [text] = await printPages(page, 'Avdelning 1', 'Sjuksköterska', 'Anna Ek');
  expect(text).toContain('tillsv.');

  await page.getByRole('radiogroup', { name: 'Visa' }).getByText('Alla', { exact: true }).click();
  await page.getByText('Helår', { exact: true }).click();
  for (const name of ['v10', 'v40']) await expect(page.getByRole('columnheader', { name })).toBeAttached();
  const team = await printPages(page, 'Avdelning 1', 'Sjuksköterska', '1 medarbetare');
  expect(new Set(weeksOn(team).flat()).size).toBeGreaterThanOrEqual(52);
  for (const sheet of team) expect(sheet).toMatch(/AnnaEk[\s\S]*Tillgång[\s\S]*Behov[\s\S]*Differens/);

  await enterAs(page, usernameOf('superuser'), '/plan?tab=overview');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeEnabled();
  const map = await printPages(page, 'Översikt', 'Region Västmarken');
  expect(weeksOn(map).map(({ length }) => length)).toEqual([26]);
  for (const unit of ['Medicinavdelning 33', 'Kirurgavdelning 41', 'Hela organisationen'])
    expect(map[0]).toContain(packed(unit));

  await page.getByText('Kategorier', { exact: true }).click();
  await expect(page.getByRole('grid', { name: /i procent av behovet/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeEnabled();
  const [categories] = await printPages(page, 'Översikt', 'Region Västmarken', 'Läkare');
  for (const text of ['differens, % av behovet', 'överskott, minst 2,5 % av behovet'])
    expect(categories).toContain(packed(text));
});
