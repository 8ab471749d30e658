import { expect, type Page } from '@playwright/test';
import { imbalanceOf } from '#shared/calculation/index.ts';
import { day } from '#shared/model/fields.ts';
import type { Receipt, WeekPeople } from '#shared/model/receipt.ts';
import { formatReceipt } from '#shared/quantity/format.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { marksOf } from '#web/kit/ui/holidays/week.ts';
import { ui } from '#web/platform/locales/sv/ui.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { openPlan } from './support/schemas.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const selectedWeek = (page: Page) => page.getByRole('columnheader').getByRole('button', { pressed: true });
const panel = (page: Page) => page.getByRole('complementary', { name: /^Sammanfattning/ });

test('a week of a plan period is chosen by keyboard, in the panel and by the address', async ({ page }) => {
  await openPlan(page);
  const first = await selectedWeek(page).innerText();
  await expect(panel(page).getByRole('heading', { name: first.slice(0, 3) })).toBeVisible();

  const shownBefore = addressOf(page).get('week');
  await selectedWeek(page).press('ArrowRight');
  await expect(selectedWeek(page)).not.toContainText(first.slice(0, 3));
  const second = (await selectedWeek(page).innerText()).slice(0, 3);
  await expect(selectedWeek(page)).toBeFocused();
  await expect(panel(page).getByRole('heading', { name: second })).toBeVisible();

  await expect.poll(() => addressOf(page).get('week')).not.toBe(shownBefore);
  const week = addressOf(page).get('week');
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: second })).toBeVisible();
  await expect.poll(() => addressOf(page).get('week')).toBe(week);

  await panel(page).getByRole('button', { name: 'Föregående vecka' }).click();
  await expect(panel(page).getByRole('heading', { name: first.slice(0, 3) })).toBeVisible();
  await selectedWeek(page).press('End');
  await expect(panel(page).getByRole('button', { name: 'Nästa vecka' })).toBeDisabled();
  await expectAccessible(page);
});

test('every week of Plan names its days off and its school break, on hover and for screen readers', async ({
  page,
}) => {
  await openPlan(page);
  const heads = page.getByRole('columnheader').filter({ hasText: /^v\d\d/ });
  await selectedWeek(page).press('Home');
  await expect(heads.first().getByRole('button', { pressed: true })).toBeVisible();
  const label = (await heads.first().innerText()).slice(0, 3);
  await expect.poll(() => weekLabel(weekOf(day.parse(addressOf(page).get('week'))))).toBe(label);
  const first = day.parse(addressOf(page).get('week'));
  const weeks = Array.from({ length: await heads.count() }, (_, index) => addDays(first, 7 * index));
  const names = weeks.map((monday) => {
    const { days: off, schoolBreak } = marksOf(monday);
    return [...off.map(({ sv }) => sv), ...(schoolBreak ? [ui.breaks[schoolBreak]] : [])].join(', ');
  });
  // A plan period of the demo has days off at any time of the year.
  expect(names.filter((name) => name !== '')).not.toEqual([]);
  await expect(heads).toHaveText(weeks.map((monday, index) => `${weekLabel(weekOf(monday))}${names[index]}`));
  const hovers = await heads.evaluateAll((all) =>
    all.map((head) => head.querySelector('[title]')?.getAttribute('title')),
  );
  expect(hovers).toEqual(names.map((name) => (name === '' ? undefined : name)));
});

test('a figure that holds for some days of its week says for how many', async ({ page }) => {
  const { categoryPath, make, ...ids } = await makeOrganization(page, uniqueName('Delvis'));
  const category = `${categoryPath}/${ids.categoryId}`;
  const monday = addDays(mondayOf(todayInStockholm(new Date())), 7);
  await make(`${category}/schemas`, { start: monday, end: addDays(monday, 13) });
  await make(`${category}/budget-periods`, { start: addDays(monday, 3), budget: 4 });
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ ...ids, tab: 'schemas', week: monday })}`);
  const figures = page.getByRole('row', { name: /^Budget/ }).getByRole('cell');
  await expect(figures).toHaveText([/ \(4 av 7 dagar\)$/, '4,00']);
  await expect(figures.first()).toHaveAttribute('title', '4 av 7 dagar');
  await expect(figures.last()).not.toHaveAttribute('title');
});

test('the graph is aligned with the columns of the table and has a description', async ({ page }) => {
  await openPlan(page);
  const graph = page.getByRole('img', { name: /^Behov, tillgång i tre nivåer och budget per vecka/ });
  await expect(graph.locator('path[d^="M"]')).not.toHaveCount(0);
  const [drawn, heads] = [await graph.boundingBox(), page.getByRole('columnheader').filter({ hasText: /^v\d\d/ })];
  const edge = await heads.first().boundingBox();
  expect(Math.round(drawn?.x ?? 0)).toBe(Math.round(edge?.x ?? -1));
  expect(Math.round(drawn?.width ?? 0)).toBe(Math.round((edge?.width ?? 0) * (await heads.count())));
});

test('pointing at a week reads its values from the graph and from the table', async ({ page }) => {
  await openPlan(page);
  const demand = page.getByRole('row', { name: /^Behov/ });
  const cell = demand.getByRole('cell').nth(2);
  const name = page
    .getByRole('columnheader')
    .filter({ hasText: /^v\d\d/ })
    .nth(2);
  const week = (await name.innerText()).slice(0, 3);
  const reading = page.locator('[data-reading]');
  await cell.hover();
  await expect(reading).toContainText(week);
  await expect(reading).toContainText(`Behov${await cell.innerText()}`.slice(0, 8));
  await page.getByRole('img', { name: /^Behov, tillgång/ }).hover({ position: { x: 1, y: 100 } });
  await expect(reading).not.toContainText(week);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(reading).toBeHidden();
});

test('Plan opens with the current week in view, and shadows mark the edges with more weeks', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPlan(page);
  const current = page.locator('th[aria-current="date"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const after = page.locator('[data-more="after"]');
  const before = page.locator('[data-more="before"]');
  await selectedWeek(page).press('Home');
  await expect(before).toBeHidden();
  await expect(after).toBeVisible();
  await selectedWeek(page).press('End');
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  // Beside the weeks stands how many are scrolled away; the button leads there.
  await expect(page.getByRole('button', { name: /^\d+ v senare$/ })).toBeHidden();
  await page.getByRole('button', { name: /^\d+ v tidigare$/ }).click();
  await expect(page.getByRole('button', { name: /^\d+ v senare$/ })).toBeVisible();
});

test('the panel names who is away, leaves or comes in the week, each linked to the person', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('people=true') && requested.push(request.url()));
  const isEmpty = ({ away, leaving, coming }: WeekPeople) => away.length + leaving.length + coming.length === 0;
  const opened = page.waitForResponse(/\/categories\/[^/]+\/plan(\?|$)/);
  await openPlan(page);
  let { people: shown } = (
    (await (await opened).json()) as { readonly data: { readonly shown: { people: WeekPeople } } }
  ).data.shown;
  // Goes on from week to week until one has somebody; every other week is one request.
  let steps = 0;
  for (; isEmpty(shown); steps++) {
    const answered = page.waitForResponse((response) => response.url().includes('people=true'));
    await selectedWeek(page).press('ArrowRight');
    const { data } = (await (await answered).json()) as { readonly data: readonly [WeekPeople] };
    [shown] = data;
  }
  expect(requested).toHaveLength(steps);
  const people = panel(page).getByRole('list', { name: /^(Vilka är borta|Slutar efter veckan|Börjar i veckan)$/ });
  await expect(people.first()).toBeVisible();
  await expectAccessible(page);
  // However long the cause before them is.
  await page.setViewportSize({ width: 720, height: 450 });
  const areWhole = (all: readonly Element[]) => all.map((weeks) => weeks.scrollWidth <= weeks.clientWidth);
  const weeks = await people.locator('small > :last-child').evaluateAll(areWhole);
  expect(weeks).not.toHaveLength(0);
  expect(weeks).not.toContain(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = people.getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect.poll(() => addressOf(page).get('tab')).toBe('assets');
});

test('Plan fits a phone, with the week in a sheet and buttons for the neighbouring periods', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page);
  await page.getByRole('button', { name: 'Visa hela veckan' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Grad utanför bemanning')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Föregående period' }).click();
  await expect(
    page.getByText('Äldre än 10 veckor: kan bara ändras av superanvändare eller administratör'),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('Plan of a unit shows all categories together and nets no shortage of one against the surplus of another', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByRole('link', { name: 'Alla kategorier' }).click();
  await expect.poll(() => addressOf(page).get('categoryId')).toBeNull();
  const table = page.getByRole('table', { name: 'Kvitton per vecka' });
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Brist')).toBeVisible();
  const figuresOf = async (name: string) =>
    (await row(name).getByRole('cell').allInnerTexts()).map((text) => Number(text.replace('−', '-').replace(',', '.')));
  const categories = await Promise.all(
    ['Sjuksköterska', 'Undersköterska', 'Medicinsk sekreterare'].map((name) => figuresOf(name)),
  );
  const [short, over] = [await figuresOf('Brist'), await figuresOf('Överskott')];
  expect(short.length).toBeGreaterThan(10);
  for (const [week, figure] of short.entries()) {
    const differences = categories.map((figures) => figures[week] ?? Number.NaN);
    const sumOf = (part: (value: number) => number) => differences.reduce((sum, value) => sum + part(value), 0);
    expect(Math.abs(sumOf((value) => Math.min(0, value)) - figure)).toBeLessThan(0.02);
    expect(Math.abs(sumOf((value) => Math.max(0, value)) - (over[week] ?? Number.NaN))).toBeLessThan(0.02);
  }
  await expectAccessible(page);

  const before = await selectedWeek(page).innerText();
  const shownBefore = addressOf(page).get('week');
  await selectedWeek(page).press('ArrowLeft');
  await expect(selectedWeek(page)).not.toHaveText(before);
  await expect.poll(() => addressOf(page).get('week')).not.toBe(shownBefore);
  const week = addressOf(page).get('week');
  await page.reload();
  await expect(row('Brist')).toBeVisible();
  await expect.poll(() => addressOf(page).get('week')).toBe(week);

  const shifts = panel(page)
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'brist' }) });
  const answer = page.waitForResponse((response) => response.url().includes('people=true'));
  await panel(page).getByRole('button', { name: 'Nästa vecka' }).click();
  const { data } = (await (await answer).json()) as { readonly data: readonly Receipt[] };
  for (const [name, field] of [
    ['Helgpass', 'diffWeekendShifts'],
    ['Nattpass', 'diffNightShifts'],
  ] as const) {
    const imbalance = imbalanceOf(data.map(({ [field]: diff }) => diff));
    const cells = shifts.getByRole('row', { name }).getByRole('cell');
    await expect(cells.nth(1)).toHaveText(formatReceipt(imbalance?.short ?? Number.NaN));
    await expect(cells.nth(2)).toHaveText(formatReceipt(imbalance?.over ?? Number.NaN));
  }
  await panel(page).getByRole('button', { name: 'Föregående vecka' }).click();

  await panel(page).getByRole('link', { name: 'Undersköterska' }).click();
  await expect(page.getByRole('button', { name: /^Plats: .*Undersköterska/ })).toBeVisible();
  await expect.poll(() => addressOf(page).get('week')).toBe(week);
});

test('Plan of a unit fits a phone, with the shortage of the week at the bottom', async ({ page }) => {
  await openPlan(page);
  const address = addressOf(page);
  for (const name of ['categoryId', 'period']) address.delete(name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#/plan?${address}`);
  const sheet = page.getByRole('button', { name: 'Visa hela veckan' });
  await expect(sheet).toContainText('Brist');
  await sheet.click();
  await expect(page.getByRole('dialog').getByRole('table', { name: /^Avdelningen/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
