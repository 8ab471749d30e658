import { expect, type Locator } from '@playwright/test';
import { placeIn } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

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

  const own = page.getByRole('table', { name: 'Avdelningar med egna värden' });
  const rightOf = (at: Locator) =>
    at.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  const head = await rightOf(own.getByRole('columnheader', { name: 'Organisationens' }).locator('span'));
  expect(await rightOf(own.locator('tbody td').last()), 'the figures are below the end of their head').toBeCloseTo(
    head,
    0,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const first = own.getByRole('rowheader').first();
  await expect(first).toContainText(/Organisationens.*\d/);
  for (const part of await own.locator('dd').all()) {
    const { right } = await part.evaluate((element) => element.getBoundingClientRect());
    expect(right, 'both values are seen').toBeLessThanOrEqual(390);
  }
  expect(
    await own.evaluate((element) => {
      const wider = (at: Element | null): boolean =>
        at !== null && (at.scrollWidth > at.clientWidth + 1 || wider(at.parentElement));
      return wider(element);
    }),
    'nothing slides sideways',
  ).toBe(false);

  await page.setViewportSize({ width: 720, height: 450 });
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
  // The choice that is pressed stays where it is.
  const mode = page.getByRole('radiogroup', { name: 'Visa' });
  await expect(mode).toBeVisible();
  const before = (await mode.boundingBox())!.x;
  await mode.getByText('En person').click();
  await expect(page.getByRole('button', { name: 'Ny period' })).toBeVisible();
  expect((await mode.boundingBox())!.x).toBeCloseTo(before, 0);
  await mode.getByText('Alla').click();
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

test('in a window 720 px wide shifts, activities and units take a line each, and an account takes three', async ({
  page,
}) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const unit = `/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  await page.setViewportSize({ width: 720, height: 450 });
  await signIn(page, 'superadmin');
  const rowOf = (name: string | RegExp) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .first();
  const expectLower = async (most: number, address: string, name: string | RegExp) => {
    await page.goto(`/#${address}`);
    await expect(rowOf(name)).toBeVisible();
    // The row is drawn anew when figures come and after the window has changed.
    await expect.poll(async () => (await rowOf(name).boundingBox())?.height ?? most).toBeLessThan(most);
  };
  await expectLower(40, unit, 'Dag');
  const [period, use] = [
    rowOf('Dag').getByRole('button', { name: /tillsv/ }),
    rowOf('Dag').getByText(/^\d+ perioder$/),
  ];
  await expect(use).toBeVisible();
  const [periodBox, useBox] = [await period.boundingBox(), await use.boundingBox()];
  expect(useBox!.x - periodBox!.x - periodBox!.width).toBeGreaterThanOrEqual(12);
  await expectLower(40, `${unit}/activities`, 'Egen personal');
  // The areas and units keep all columns, and what is done with a row.
  await expectLower(40, `/organizations/${orgId}`, 'Medicinavdelning 33');
  for (const head of ['Kortnamn', 'Kategorier', 'Att åtgärda'])
    await expect(page.getByRole('columnheader', { name: head })).toBeInViewport({ ratio: 1 });
  const add = page.getByRole('link', { name: 'Ny avdelning i Medicin', exact: true });
  await add.scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Mer för Medicinavdelning 33' })).toBeVisible();
  // On a phone four months of the values have room, and the button that saves is at the right edge.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${unit}/followup`);
  await expect(page.getByRole('columnheader', { name: 'Apr' })).toBeInViewport({ ratio: 1 });
  const save = await page.getByRole('button', { name: 'Spara ändringar' }).boundingBox();
  expect(390 - save!.x - save!.width).toBeLessThanOrEqual(16);
  await page.setViewportSize({ width: 720, height: 450 });
  await expectLower(115, '/accounts?search=planner@demo.se', /planner@demo.se/);
  // The longest type and the way of its login take one line.
  await expectLower(100, '/accounts?search=superadmin@demo.se', /superadmin@demo.se/);
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
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Skapa period' })).toBeInViewport({ ratio: 1 });
  // So is the reason why nothing can be saved; in a low window too, where the dialog ends above the lower edge.
  const reason = dialog.getByRole('status').filter({ hasText: 'Ingen ändring' });
  await expect(reason).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(reason).toBeInViewport({ ratio: 1 });
  const frame = await dialog.locator('.ant-modal-container').boundingBox();
  expect(frame!.y + frame!.height).toBeLessThanOrEqual(450 - 12);
});

test('on a phone and in a low window neither the sheet nor its button moves when a wrong value is typed', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser');
  for (const [tab, mode, width, height] of [
    ['demand', '', 720, 450],
    ['demand', '', 390, 844],
    ['assets', 'one', 390, 844],
    ['budget', '', 390, 844],
    ['assets', 'team', 390, 844],
  ] as const)
    await test.step(`${tab} ${mode} ${width}`, async () => {
      await page.setViewportSize({ width, height });
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

test('a value of five characters is seen whole while it is typed in Behov, at every width', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'demand' })}`);
  const grid = page.getByRole('grid', { name: 'Behov per pass och veckodag' });
  for (const width of [1440, 1024, 768, 390, 320])
    for (const [column, text] of [
      [0, '2,555'],
      [0, '12,25'],
      [10, '08:30'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      // The tab is drawn anew after the window has changed.
      await expect(async () => {
        await grid.locator(`[data-row="0"][data-column="${column}"]`).click();
        await page.keyboard.type(text);
        const field = grid.getByRole('textbox');
        await expect(field).toHaveValue(text, { timeout: 1000 });
        const seen = await field.evaluate((input: HTMLInputElement) => {
          const { left, top, height } = input.getBoundingClientRect();
          const isOnTop = document.elementFromPoint(left + 3, top + height / 2) === input;
          return isOnTop && input.scrollWidth <= input.clientWidth;
        });
        expect(seen, `${text} at ${width} px`).toBe(true);
      }).toPass({ timeout: 10_000 });
      await page.keyboard.press('Escape');
    }
});
