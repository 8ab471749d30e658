import { expect, type Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { monday, sunday, weekText } from './support/comparison.ts';
import { sums } from './support/demandTab.ts';
import { makeOrganization, placeIn, uniqueName } from './support/places.ts';
import { addressOf, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** The requests for data of the page, held until as many as expected have been sent. */
const held = async (page: Page, expected: number): Promise<readonly string[]> => {
  const requested: string[] = [];
  let release = () => {};
  const complete = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/organizations/**', async (route) => {
    requested.push(route.request().url());
    if (requested.length >= expected) release();
    await complete;
    await route.continue();
  });
  return requested;
};

test('each tab requests what it shows at once, two requests at most beside imports and comments to mend, and its side panels after', async ({
  page,
}) => {
  const unit = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...unit, tab: 'demand' })}`);
  await expect.poll(() => addressOf(page).get('categoryId')).not.toBeNull();
  const category = { ...unit, categoryId: addressOf(page).get('categoryId') ?? '' };
  const week = page.getByRole('complementary', { name: /^Sammanfattning/ });
  // `shown` needs every answer: a selected figure, sums of the balance, people of the week, hours of the budget.
  const tabs = [
    // Measures, the cost of the week and what others have changed follow the map, which is read first.
    {
      address: { ...unit, tab: 'overview' },
      expected: 3,
      later: 3,
      shown: page.getByRole('gridcell', { selected: true }),
    },
    { address: { ...category, tab: 'demand' }, expected: 2, shown: sums(page).getByText(/^Tillgång v/) },
    { address: { ...category, tab: 'schemas' }, expected: 1, shown: week.getByText('Tillgång').first() },
    { address: { ...unit, tab: 'schemas' }, expected: 1, shown: week.getByText('Tillgång').first() },
    // One of the requests is for the comments that may be kinds of absence.
    {
      address: { ...category, tab: 'assets', mode: 'one' },
      expected: 3,
      shown: page.getByRole('region', { name: /^Veckans/ }),
    },
    { address: { ...category, tab: 'assets', mode: 'team' }, expected: 3, shown: page.getByRole('grid').first() },
    { address: { ...category, tab: 'budget' }, expected: 2, shown: page.getByRole('grid').first() },
  ];
  for (const { address, expected, later = 0, shown } of tabs) {
    await page.goto('about:blank');
    const requested = await held(page, expected);
    await page.goto(`/#/plan?${new URLSearchParams(address)}`);
    await expect(shown).toBeVisible();
    await expect.poll(() => requested, address.tab).toHaveLength(expected + later);
    await page.unroute('**/api/organizations/**');
  }
});

test('Behov of a link to a week of an earlier period needs two requests, without a remembered period', async ({
  page,
}) => {
  const { categoryPath, make: _, ...ids } = await makeOrganization(page, uniqueName('Region Länk'));
  const api = await apiAs(page, usernameOf('admin'));
  const periods = [
    { start: monday(-8), end: sunday(-1) },
    { start: monday(0), end: null },
  ];
  for (const period of periods)
    await api.post(`${categoryPath}/${ids.categoryId}/demands`, { ...period, base: 'nothing' });
  await signIn(page, 'admin', '/organizations');
  await page.goto('about:blank');
  const requested = await held(page, 2);
  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'demand', week: monday(-5) })}`);
  await expect(sums(page).getByText(`Tillgång ${weekText(monday(-5))}`)).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('the tree of places is loaded once, also when a tab is opened seconds later', async ({ openElsewhere }) => {
  const page = await openElsewhere();
  const unit = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/access/context')) loaded.push(request.url());
  });
  await page.clock.install({ time: new Date() });
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...unit, tab: 'overview' })}`);
  await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
  const tabs = [
    { name: 'Behov', shown: page.getByRole('grid', { name: 'Behov per pass och veckodag' }) },
    { name: 'Plan', shown: page.getByRole('table', { name: 'Kvitton per vecka' }) },
    { name: 'Personal', shown: page.getByRole('region', { name: /^Veckans/ }) },
    { name: 'Budget', shown: page.getByRole('grid', { name: /^Budgetperioder för/ }).first() },
  ];
  for (const { name, shown } of tabs) {
    // Requests of one address within two seconds are one request in any case.
    await page.clock.fastForward('00:03');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(shown).toBeVisible();
  }
  expect(loaded).toHaveLength(1);
});
