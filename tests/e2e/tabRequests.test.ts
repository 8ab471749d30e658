import { expect, type Page, test } from '@playwright/test';
import { sums } from './support/demandTab.ts';
import { placeIn } from './support/places.ts';
import { addressOf, signIn } from './support/signIn.ts';

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

test('each tab requests its data at once, with two requests at most', async ({ page }) => {
  const unit = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...unit, tab: 'demand' })}`);
  await expect.poll(() => addressOf(page).get('categoryId')).not.toBeNull();
  const category = { ...unit, categoryId: addressOf(page).get('categoryId') ?? '' };
  const week = page.getByRole('complementary', { name: /^Sammanfattning/ });
  // What is awaited shows that everything has been answered: sums of the balance, people of the week, hours of the budget.
  const tabs = [
    {
      address: { ...unit, tab: 'overview' },
      expected: 2,
      shown: page.getByRole('grid', { name: 'Tillgång minus behov' }),
    },
    { address: { ...category, tab: 'demand' }, expected: 2, shown: sums(page).getByText(/^Tillgång v/) },
    { address: { ...category, tab: 'schemas' }, expected: 1, shown: week.getByText('Tillgång').first() },
    { address: { ...unit, tab: 'schemas' }, expected: 1, shown: week.getByText('Tillgång').first() },
    {
      address: { ...category, tab: 'assets', mode: 'one' },
      expected: 2,
      shown: page.getByRole('region', { name: /^Veckans/ }),
    },
    { address: { ...category, tab: 'assets', mode: 'team' }, expected: 2, shown: page.getByRole('grid').first() },
    { address: { ...category, tab: 'budget' }, expected: 2, shown: page.getByRole('grid').first() },
  ];
  for (const { address, expected, shown } of tabs) {
    await page.goto('about:blank');
    const requested = await held(page, expected);
    await page.goto(`/#/plan?${new URLSearchParams(address)}`);
    await expect(shown).toBeVisible();
    expect(requested, address.tab).toHaveLength(expected);
    await page.unroute('**/api/organizations/**');
  }
});
