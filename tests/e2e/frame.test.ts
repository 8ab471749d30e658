import { expect, type Route } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { hold } from './support/hold.ts';
import { placeIn } from './support/places.ts';
import { addressOf, enterAlone, fillLogin, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

// The tests stop clocks, networks and scripts of their browser context.
test.use({ isApart: true });

test('a tab that needs a unit offers the units of the place', async ({ page }) => {
  await signIn(page, 'superuser', '/plan?tab=demand');
  await expect(page.getByRole('heading', { name: 'Behov: välj avdelning' })).toBeVisible();
  const units = page.getByRole('rowheader').getByRole('link');
  const figures = page.getByRole('row', { name: /Medicinavdelning 33/ }).getByRole('cell');
  await expect(figures.first()).toHaveText(/^[+−]?\d+,\d$/);
  await expect(figures.nth(1)).toHaveText(/^[+−]?\d+,\d v\d\d$/);
  await expectAccessible(page);
  const count = await units.count();
  await page.getByText('Namn', { exact: true }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('finns inte');
  await expect(page.getByText('Ingen avdelning heter ”finns inte”.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sök avdelning' }).fill('MED');
  await expect(page.getByText('Ingen avdelning heter')).toBeHidden();
  expect(await units.count()).toBeLessThanOrEqual(count);
  await page.getByRole('textbox', { name: 'Sök avdelning' }).fill('avdelning 33');
  await expect(units).toHaveText(['Medicinavdelning 33']);
  await page.keyboard.press('ArrowDown');
  await expect(units).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page).get('categoryId')).toBeTruthy();
});

test('a planner starts at the overview of the own unit, also when a category was planned last', async ({ page }) => {
  await signIn(page, 'planner', '/plan');
  await expect.poll(() => addressOf(page).get('tab')).toBe('overview');
  await expect(page.getByRole('grid').getByRole('rowheader', { name: 'Sjuksköterska' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: 'Behov' }).click();
  await expect.poll(() => addressOf(page).get('categoryId')).toBeTruthy();
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Planera' }).click();
  await expect.poll(() => addressOf(page).get('tab')).toBe('overview');
  expect(addressOf(page).get('unitId')).toBeTruthy();
  expect(addressOf(page).get('categoryId')).toBeNull();
});

test('an account with access to one unit sees only that unit in its area', async ({ page }) => {
  await signIn(page, 'planner');
  await expect.poll(() => addressOf(page).get('categoryId')).toBeTruthy();
  const { orgId, areaId } = Object.fromEntries(addressOf(page));
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await page.goto(`/#/plan?orgId=${orgId}&areaId=${areaId}&tab=overview`);
  const units = page.getByRole('grid').getByRole('rowheader');
  await expect(units.filter({ hasText: 'Medicinavdelning 33' })).toBeVisible();
  await expect(units.filter({ hasText: 'Medicinavdelning 31' })).toBeHidden();
});

test('a tab whose data fails to load offers to try again below its heading', async ({ page }) => {
  const unit = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser');
  await page.route(/\/(demand|plan|assets|receipts(\/packed)?)(\?|$)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  for (const tab of ['demand', 'schemas', 'assets']) {
    await page.goto(`/#/plan?${new URLSearchParams({ ...unit, tab })}`);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Försök igen' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('the plan does not navigate back when its data arrives after the user has left it', async ({ page }) => {
  const unit = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser');
  const demands = await hold(page, /\/demand$/);
  const screen = await hold(page, /\/assets\/accounts.*\.js/);
  await page.goto('about:blank');
  await page.goto(`/#/plan?${new URLSearchParams({ ...unit, tab: 'demand' })}`);
  await demands.requested;
  await page.getByRole('link', { name: 'Konton' }).click();
  await screen.requested;
  // The plan gets its periods while the other screen is still being loaded.
  const answered = page.waitForResponse(/\/demand$/);
  demands.release();
  await answered;
  screen.release();
  await expect(page).toHaveURL(/#\/accounts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Konton' })).toBeVisible();
});

test('the language switches at once, is remembered and sets the lang attribute', async ({ page }) => {
  await page.goto('/#/auth/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
});

test('a banner is shown while the server does not answer', async ({ page, context }) => {
  await signIn(page, 'planner', '/plan?tab=assets');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('link', { name: 'Behov', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('Ingen kontakt med servern.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Ingen kontakt med servern.')).toBeHidden();
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await signIn(page, 'planner');
  await expect.poll(() => addressOf(page).get('categoryId')).toBeTruthy();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hoppa till innehållet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the frame shows the menus of a SuperUser and fits 1280 px and a phone', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link')).toHaveText([
    'Planera',
    'Förvalta',
    'Konton',
    'Logg',
  ]);
  await expect(page.getByRole('navigation', { name: 'Planera' }).getByRole('link')).toHaveText([
    'Översikt',
    'Behov',
    'Plan',
    'Personal',
    'Budget',
    'Uppföljning',
    'Rapport',
  ]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^Support: support@/ })).toHaveAttribute('href', /^mailto:support@/);
  await expect(footer).toContainText('© 2016');
  expect((await page.getByRole('main').boundingBox())?.height).toBeGreaterThan(700);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Meny' }).getByRole('link', { name: 'Planera' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Meny' })).toContainText('© 2016');
  await expect(
    page.getByRole('dialog', { name: 'Meny' }).getByRole('link', { name: 'Handbok', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a window 450 px high has the tabs in the header, the shown one in sight', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { orgId, areaId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superadmin', `/organizations/${orgId}/areas/${areaId}/edit`);
  const header = page.getByRole('banner').first();
  await expect(header.getByRole('link', { name: 'Inställningar' })).toBeInViewport({ ratio: 1 });
  await page.goto(`/#/plan?tab=overview&orgId=${orgId}`);
  await expect(header.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'page');
  // Nine rows of the map before anything is scrolled.
  await expect(page.getByRole('grid').getByRole('row').nth(9)).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(header.getByRole('link', { name: 'Översikt' })).toBeHidden();
});

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

test('a tab whose script is gone offers a reload, which opens the tab', async ({ page }) => {
  await signIn(page, 'planner');
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await page.route(/\/assets\/AssetsTab.*\.js/, gone);
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('En ny version finns.Ladda om sidan.');
  await expect(page.getByText('Ingen kontakt med servern.')).toBeHidden();
  await expectAccessible(page);
  await page.unroute(/\/assets\/AssetsTab.*\.js/);
  await alert.getByRole('button', { name: 'Ladda om sidan' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => addressOf(page).get('tab')).toBe('assets');
});

test('a screen whose script is gone offers a reload and does not reload by itself', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.route(/\/assets\/accounts.*\.js/, gone);
  await page.getByRole('link', { name: 'Konton' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'En ny version finns.' })).toBeVisible();
  await page.clock.install({ time: new Date() });
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('button', { name: 'Ladda om sidan' }).click();
  await expect.poll(() => loads).toBe(1);
  const outdated = page.getByRole('heading', { level: 1, name: 'En ny version finns.' });
  await expect(outdated).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(outdated).toBeVisible();
  expect(loads).toBe(1);
});

test('a tab whose scripts fail to load without network offers a reload when the server answers again', async ({
  page,
  context,
}) => {
  await signIn(page, 'planner');
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await page.route(/\/assets\//, (route) => route.abort());
  await page.route('**/api/health', (route) => route.abort());
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await expect(page.getByText('Ingen kontakt med servern.')).toBeVisible();
  await context.unrouteAll();
  await page.unrouteAll();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Kontakten bröts innan sidan var läst.');
  await alert.getByRole('button', { name: 'Ladda om sidan' }).click();
  await expect(page.getByRole('grid', { name: /^Perioder för/ })).toBeVisible();
  await expect(page.getByText('Ingen kontakt med servern.')).toBeHidden();
});

test('a confirmation dialog closes when its screen is left', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts?search=planner');
  await page.getByRole('link', { name: usernameOf('planner') }).click();
  await page.getByRole('button', { name: 'Ta bort kontot' }).click();
  const question = page.getByRole('dialog', { name: `Ta bort ${usernameOf('planner')}?` });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Konton' })).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: usernameOf('planner') }).click();
  await expect(page.getByRole('button', { name: 'Ta bort kontot' })).toBeVisible();
});

test('the next account on the same computer does not start at the place of the previous one', async ({ page }) => {
  await enterAlone(page, 'superuser');
  await expect(page.getByRole('button', { name: /^Plats: Region Västmarken/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('medicinavdelning 31');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Plats: .*Medicinavdelning 31/ })).toBeVisible();
  const there = addressOf(page).get('unitId');
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await page.getByRole('link', { name: 'Logga in' }).click();
  await fillLogin(page, usernameOf('superadmin'));
  await expect(page).toHaveURL(/#\/organizations/);
  await page.getByRole('link', { name: 'Planera' }).click();
  await expect(page.getByRole('button', { name: /^Plats: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Plats: .*Medicinavdelning 31/ })).toBeHidden();
  await expect.poll(() => addressOf(page).get('unitId')).not.toBe(there);
});

test('text that is typed before the texts of the controls are loaded is kept', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = '';
  await page.route(/\/assets\/sv-.*\.js/, async (route) => {
    const response = await route.fetch();
    const isOfControls = (await response.text()).includes('DatePicker');
    if (isOfControls) {
      held = route.request().url();
      await released;
    }
    await route.fulfill({ response });
  });
  await signIn(page, 'superuser', '/accounts/create');
  await expect.poll(() => held).not.toBe('');
  await page.getByLabel('E-postadress').fill('ny@test.se');
  release();
  // Two frames after the module was executed its texts are on the screen.
  await page.evaluate(async (url) => {
    await import(url);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, held);
  await expect(page.getByLabel('E-postadress')).toHaveValue('ny@test.se');
});
