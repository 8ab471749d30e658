import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { placeIn, uniqueEmail } from './support/places.ts';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';
import { layoutFaults, readIcons } from './support/widths.ts';

/** From a large screen to 400 % zoom of a small one; 720×450 is a laptop at 200 %. */
const SIZES = [
  [2560, 1440],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 640],
  [720, 450],
] as const;

/** The faults of the screen shown that stay at each size, for it is drawn anew after the window has changed. */
const faultsAtEverySize = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    let faults: readonly string[] = [];
    const whole = async () => {
      const now = await layoutFaults(page);
      faults = now.faults;
      expect(now.seen).toBeGreaterThan(5);
      expect(faults).toEqual([]);
    };
    await expect(whole)
      .toPass({ timeout: 5000 })
      .catch(() => found.push(...faults.map((fault) => `${width}×${height}: ${fault}`)));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
};

type Screen = readonly [address: string, seen: Locator];

const expectWhole = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const [address, seen] of screens) {
    await page.goto(`/#${address}`);
    await expect(seen).toBeVisible();
    found.push(
      ...[...(await readIcons(page)), ...(await faultsAtEverySize(page))].map(
        (fault) => `${address.replace(/[0-9a-f-]{20,}/g, '…')} ${fault}`,
      ),
    );
  }
  expect(found).toEqual([]);
};

test('every tab of a plan is whole from 320 to 2560 px, and on a window 450 px high', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const at = (tab: string, more = {}) => `/plan?${new URLSearchParams({ ...ids, tab, ...more })}`;
  const report = {
    type: 'assets',
    level: 'unit',
    unitIds: ids.unitId,
    start: '2026-03-02',
    end: '2026-06-28',
    created: '1',
  };
  await signIn(page, 'superuser');
  await expectWhole(page, [
    [at('overview'), page.getByRole('rowheader', { name: 'Hela avdelningen' })],
    [`/plan?tab=overview&orgId=${ids.orgId}`, page.getByRole('rowheader', { name: 'Hela organisationen' })],
    [at('demand'), page.getByRole('grid').first()],
    [at('schemas'), page.getByRole('table').first()],
    [at('assets', { mode: 'team' }), page.getByRole('grid').first()],
    [at('assets', { mode: 'one' }), page.getByRole('grid').first()],
    [at('budget'), page.getByRole('grid').first()],
    [at('followup'), page.getByRole('rowheader', { name: 'Behovstimmar' }).first()],
    [`/plan?tab=followup&orgId=${ids.orgId}`, page.getByRole('heading', { name: 'Per verksamhet' })],
    [at('report'), page.getByRole('button', { name: 'Skapa rapport' })],
    [at('report', report), page.getByRole('article').getByRole('table').first()],
  ]);
});

test('Förvalta, accounts, log and import are whole from 320 to 2560 px, and on a window 450 px high', async ({
  page,
}) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const organization = `/organizations/${orgId}`;
  const unit = `${organization}/areas/${areaId}/units/${unitId}`;
  const field = (name: string) => page.getByLabel(name, { exact: true }).first();
  const listed = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const button = page.getByRole('main').getByRole('button').first();
  const api = await apiAs(page, usernameOf('superadmin'));
  // Two lines below its address, and first in the list.
  await api.post('/api/account', {
    email: uniqueEmail('a.bred'),
    type: 'User',
    firstName: 'Kim',
    lastName: 'Bergström',
  });
  await signIn(page, 'superadmin');
  await expectWhole(page, [
    ['/organizations', page.getByRole('link', { name: 'Region Västmarken' }).first()],
    [organization, listed('Medicin')],
    [`${organization}/edit`, field('Namn')],
    [`${organization}/access`, page.getByRole('table').first()],
    [`${organization}/absence`, page.getByRole('button', { name: 'Visa värden per månad' })],
    [`${organization}/rates`, page.getByRole('grid').first()],
    [`${organization}/workbook`, page.getByRole('button', { name: 'Hämta mall' })],
    [`${organization}/import`, page.getByRole('link', { name: 'Import', exact: true })],
    [`${organization}/areas/${areaId}`, listed('Medicinavdelning 33')],
    [`${organization}/areas/${areaId}/edit`, field('Namn')],
    [unit, listed('Sjuksköterska')],
    [`${unit}/edit`, field('Namn')],
    [`${unit}/activities`, page.getByRole('table').first()],
    [`${unit}/followup`, page.getByRole('grid').first()],
    [`${unit}/absence`, page.getByRole('button', { name: 'Visa värden per månad' })],
    [`${unit}/rates`, page.getByRole('grid').first()],
    ['/accounts', page.getByRole('table').first()],
    ['/accounts/create', button],
    ['/accounts/edit/planner@demo.se', button],
    ['/accounts/change-password', button],
    ['/accounts/sessions', page.getByRole('heading', { name: 'Inloggade enheter' })],
    ['/log', page.getByRole('table').first()],
    ['/accessibility', page.getByRole('heading', { level: 1 })],
    ['/auth/login', page.getByLabel('Användarnamn')],
  ]);
  // 320 px less a scroll bar that takes room.
  await page.setViewportSize({ width: 305, height: 640 });
  await page.goto(`/#${unit}`);
  await expect(listed('Sjuksköterska')).toBeVisible();
  await expect.poll(async () => (await layoutFaults(page)).faults).toEqual([]);
});

test('a year wider than its screen scrolls by whole months between its names and its sums, with a shadow where there are more', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superuser');
  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'followup' })}`);
  const table = page.getByRole('group', { name: 'Diagram och tabell per månad' });
  // It opens at the last months that have ended, with the names beside them.
  const isAmid = new Date().getMonth() > 2;
  await expect(table).toHaveAttribute('data-more', isAmid ? 'before after' : 'after');
  await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  // Shadows beside the names and before the year.
  const shadows = () =>
    table.evaluate((region) => getComputedStyle(region).backgroundImage.match(/linear-gradient/g)?.length);
  expect(await shadows()).toBe(isAmid ? 2 : 1);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(table).toHaveAttribute('data-more', 'before');
  await expect.poll(shadows).toBe(1);
  const names = table.getByRole('rowheader', { name: 'Egen personal' });
  await expect(names).toBeInViewport({ ratio: 1 });
  // No month is cut beside the names.
  const cuts = () =>
    table.evaluate((element) => {
      const [names = 0, ...months] = [...element.querySelectorAll('thead tr > *')].map((head) =>
        Math.round(head.getBoundingClientRect().right),
      );
      return months.map((right) => right - names).find((seen) => seen > 1) ?? 0;
    });
  const whole = Math.round(
    await table
      .getByRole('columnheader')
      .first()
      .evaluate((head) => head.clientWidth),
  );
  await table.evaluate((element) => element.scrollTo({ left: 80 }));
  await expect.poll(cuts).toBeGreaterThanOrEqual(whole);
  // At the end of the table a column can be cut: there it is covered, so that no part of a figure is read as a whole one.
  await page.setViewportSize({ width: 375, height: 844 });
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(cuts).toBeLessThan(whole);
  await expect(names).toHaveCSS('box-shadow', new RegExp(` ${(await cuts()) + 1}px 0px 0px -1px$`));
  const [hours, running] = await table
    .getByRole('img', { name: /^(Arbetad tid och behovstimmar|Ackumulerad differens) per månad/ })
    .evaluateAll((graphs) => graphs.map((graph) => graph.getBoundingClientRect()));
  expect(running!.top - hours!.bottom, 'the scales of two graphs are not read as one').toBeGreaterThan(24);
});

test('the map and sheets have a shadow at the edge behind which there are more columns', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superuser');
  for (const tab of ['overview', 'demand', 'assets']) {
    await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab, mode: 'team' })}`);
    const grid = page.getByRole('grid').first();
    const shadow = (side: string) => grid.locator(`xpath=../../span[@data-more="${side}"]`);
    await expect(grid).toBeVisible();
    await grid.evaluate((element) => element.parentElement?.scrollTo({ left: 0 }));
    await expect(shadow('after')).toBeVisible();
    // The columns may become wider while figures come.
    await expect(async () => {
      await grid.evaluate(({ parentElement }) => parentElement?.scrollTo({ left: parentElement.scrollWidth }));
      await expect(shadow('after')).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(shadow('before')).toBeVisible();
    const names = await grid.getByRole('rowheader').first().boundingBox();
    expect((await shadow('before').boundingBox())?.x).toBeCloseTo((names?.x ?? 0) + (names?.width ?? 0), -1);
  }
});

test('the last tab of a row that is wider than its screen is shown whole when it is chosen', async ({ page }) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'superadmin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/edit`);
  const tab = page.getByRole('link', { name: 'Inställningar' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const row = page.locator('[data-more]', { has: tab });
  await expect(page.getByRole('link', { name: 'Behörighet', exact: true }).locator('span')).toHaveText(/\d/);
  await expect(row).toHaveAttribute('data-more', 'before');
});

test('the week panel of Plan ends with its card on a tablet held upright', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'schemas' })}`);
  const levels = page.getByRole('heading', { name: 'Nivåer' });
  await expect(levels).toBeVisible();
  const beyond = await levels.evaluate((heading) => {
    let panel: HTMLElement | null = heading.parentElement;
    while (panel && getComputedStyle(panel).borderTopLeftRadius === '0px') panel = panel.parentElement;
    return heading.getBoundingClientRect().bottom - (panel?.getBoundingClientRect().bottom ?? 0);
  });
  expect(beyond).toBeLessThan(0);
  // Comments of other walks may be longer than their row: such a one begins where the name ends.
  const causes = page.getByRole('list', { name: 'Vilka är borta' }).locator('small > :first-child:not(:last-child)');
  await expect(causes.first()).toBeVisible();
  const unusedOf = await causes.evaluateAll((all) =>
    all.map((cause) => {
      const name = cause.closest('li')?.querySelector('a')?.getBoundingClientRect();
      const isCut = cause.scrollWidth > cause.clientWidth;
      return isCut ? cause.getBoundingClientRect().left - (name?.right ?? 0) : 0;
    }),
  );
  expect(Math.max(...unusedOf), 'why somebody is away has the width that the name leaves').toBeLessThan(10);
});
