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

test('a low window at least 561 px wide has the tabs in its header, the rates their tools on one line, and a form its button in sight', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 600, height: 360 });
  await signIn(page, 'superadmin', `/plan?${new URLSearchParams({ ...ids, tab: 'demand' })}`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Planera' })).toBeVisible();
  expect((await header.boundingBox())?.height).toBeLessThan(50);

  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`/#/organizations/${ids.orgId}/rates`);
  const topOf = async (name: string | RegExp) =>
    (await page.getByRole('main').getByRole('button', { name }).boundingBox())?.y ?? 0;
  await expect(page.getByRole('button', { name: 'Lås upp' })).toBeVisible();
  for (const name of ['Ångra', 'Lås upp', /^Kopiera till/])
    expect(Math.abs((await topOf(name)) - (await topOf('Spara')))).toBeLessThan(6);

  await page.goto('/#/accounts/change-password');
  await expect(page.getByRole('main').getByRole('button', { name: 'Byt lösenord' })).toBeInViewport({ ratio: 1 });
});

test('a low window shows nine employees of the team, one line of what is typed, and the sums after the last of them', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 720, height: 450 });
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'assets', mode: 'team' })}`);
  const grid = page.getByRole('grid');
  const [first, sums] = [grid.getByRole('columnheader').nth(3), grid.getByRole('rowheader', { name: 'Differens' })];
  // The first of the rows is the group's.
  const rows = grid.locator('tbody').getByRole('rowheader');
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
  for (const part of [sums, grid.locator('tfoot td').first()]) await expect(part).not.toBeInViewport();
  await grid.locator('td[tabindex="0"]').click();
  await page.keyboard.type('0,9');
  const line = page.getByRole('status').filter({ hasText: 'Planen blir' });
  await expect(line).toBeInViewport({ ratio: 1 });
  expect((await line.boundingBox())!.height).toBeLessThan(24);
  const [sheetBox, lineBox] = [await grid.locator('xpath=..').boundingBox(), await line.boundingBox()];
  expect(lineBox!.y).toBeGreaterThanOrEqual(sheetBox!.y + sheetBox!.height);
  await page.keyboard.press('Escape');
  await rows.nth(3).hover();
  await page.mouse.wheel(0, 5000);
  await expect(sums).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(2)).not.toBeInViewport();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByText('i bemanningen').scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('in a window 720 px wide shifts and activities take a line each, and an account takes three', async ({ page }) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const unit = `/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  await page.setViewportSize({ width: 720, height: 450 });
  await signIn(page, 'superadmin');
  const heightOf = async (address: string, name: string | RegExp) => {
    await page.goto(`/#${address}`);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    return (await row.first().boundingBox())?.height;
  };
  expect(await heightOf(unit, 'Dag')).toBeLessThan(40);
  expect(await heightOf(`${unit}/activities`, 'Egen personal')).toBeLessThan(40);
  // On a phone four months of the values have room, and the button that saves is at the right edge.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${unit}/followup`);
  await expect(page.getByRole('columnheader', { name: 'Apr' })).toBeInViewport({ ratio: 1 });
  const save = await page.getByRole('button', { name: 'Spara ändringar' }).boundingBox();
  expect(390 - save!.x - save!.width).toBeLessThanOrEqual(16);
  await page.setViewportSize({ width: 720, height: 450 });
  expect(await heightOf('/accounts?search=planner@demo.se', /planner@demo.se/)).toBeLessThan(115);
  // The longest type and the way of its login take one line.
  expect(await heightOf('/accounts?search=superadmin@demo.se', /superadmin@demo.se/)).toBeLessThan(100);
});

test('the figures of Behov and its tools take a line each on a tablet, and an employee has whole days and forms on a phone', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const at = (tab: string) => `/#/plan?${new URLSearchParams({ ...ids, tab, mode: 'one' })}`;
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await signIn(page, 'superuser');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(at('demand'));
    const sums = page.getByRole('region', { name: 'Summering, uppdateras medan du skriver' });
    await expect(sums.getByText('Budget v')).toBeVisible();
    // The tab is drawn anew after the window has changed.
    await expect(async () => {
      expect((await sums.boundingBox())?.height, `${width}`).toBeLessThan(70);
      const [undo, save] = [
        await button('Ångra (Ctrl+Z)').boundingBox(),
        await button('Spara ändringar').boundingBox(),
      ];
      expect(undo?.y, `${width}`).toBeCloseTo(save?.y ?? 0, -1);
    }).toPass();
  }
  // The days on two lines leave the level its room.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(at('assets'));
  await expect(page.getByRole('columnheader', { name: 'Nivå' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('assets'));
  const days = page.getByRole('grid').first().locator('tbody th span:not(:has(*))').filter({ hasText: /\d/ });
  await expect(days.first()).toHaveText(/^\d+ \w+ \d{4} –\s(\d+ \w+ \d{4}|tillsv\.)$/);
  expect(await days.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  // The buttons of a long form are in sight when it opens.
  await button('Ny period').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Skapa period' })).toBeInViewport({ ratio: 1 });
});

test('on a phone neither the sheet nor its button moves when a wrong value is typed', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superuser');
  for (const [tab, mode] of [
    ['demand', ''],
    ['assets', 'one'],
    ['budget', ''],
    ['assets', 'team'],
  ] as const)
    await test.step(`${tab} ${mode}`, async () => {
      await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab, mode })}`);
      const grid = page.getByRole('grid').first();
      const save = page.getByRole('button', { name: /^Spara/ }).first();
      const places = async () => {
        const [sheet, button] = [await grid.boundingBox(), await save.boundingBox()];
        return { sheet: sheet?.y, button: button?.y, right: (button?.x ?? 0) + (button?.width ?? 0) };
      };
      await expect(save).toBeVisible();
      const active = grid.locator('td[tabindex="0"]');
      const mark = page.getByRole('button', { name: '1 värde behöver rättas' });
      let before = await places();
      // The sheet may be drawn again while figures come.
      await expect(async () => {
        await active.click();
        before = await places();
        await page.keyboard.type('x');
        await expect(mark).toBeInViewport({ ratio: 1, timeout: 2000 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(mark).toBeInViewport({ ratio: 1 });
      expect(await places()).toEqual(before);
      await page.keyboard.press('Control+z');
    });
});
