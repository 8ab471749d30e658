import { expect, type Locator } from '@playwright/test';
import { findings } from './support/accessible.ts';
import { hold } from './support/hold.ts';
import { placeIn } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const styleOf = (of: Locator, property: string): Promise<string> =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The colour that the browser uses for a system colour. */
const systemColor = (of: Locator, name: string): Promise<string> =>
  of.evaluate((element, color) => {
    const sample = element.ownerDocument.createElement('u');
    sample.style.cssText = `forced-color-adjust: none; background: ${color}`;
    element.ownerDocument.body.append(sample);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  }, name);

const planAt = (ids: Readonly<Record<string, string>>, tab: string, more = {}) =>
  `/plan?${new URLSearchParams({ ...ids, tab, ...more })}`;

test('data keeps its colours, and a selection is shown, where the system forces its colours', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'superuser', planAt(ids, 'overview'));
  const main = page.getByRole('main');
  const canvas = await systemColor(main, 'Canvas');
  const highlight = await systemColor(main, 'Highlight');
  expect(canvas).not.toBe(highlight);

  const cell = page.getByRole('gridcell').first().locator('span').first();
  await expect(cell).toBeVisible();
  await expect.poll(() => styleOf(cell, 'background-color')).not.toBe(canvas);
  expect(await styleOf(cell, 'outline-style')).toBe('solid');
  const chosen = page.locator('tr:has(td[aria-selected="true"]) > th').first();
  expect(await styleOf(chosen, 'color')).toBe(await systemColor(main, 'HighlightText'));
  expect(await styleOf(chosen, 'background-image')).toContain(highlight);
  const tab = page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: 'Översikt' });
  expect(await styleOf(tab, 'background-color')).toBe(highlight);
  expect(await styleOf(page.getByRole('navigation').getByRole('link', { name: 'Behov' }), 'background-color')).not.toBe(
    highlight,
  );

  // A day with the times of weekends, as the key below says, apart from one without.
  await page.goto(`/#${planAt(ids, 'demand')}`);
  const demand = page.getByRole('grid', { name: 'Behov per pass och veckodag' });
  const [monday, sunday] = [0, 6].map((column) => demand.locator(`[data-row="0"][data-column="${column}"]`));
  await expect(demand).toBeVisible();
  const key = page.getByText('räknas med arbetstid helg').locator('i');
  expect(await styleOf(sunday!, 'background-image')).toMatch(/gradient/);
  expect(await styleOf(key, 'background-image')).toBe(await styleOf(sunday!, 'background-image'));
  expect(await styleOf(monday!, 'background-image')).toBe('none');

  await page.goto(`/#${planAt(ids, 'assets', { mode: 'team' })}`);
  const bar = page.getByRole('grid').locator('i[style*="height"]').first();
  await expect(bar).toBeVisible();
  expect(await styleOf(bar, 'background-color')).not.toBe(canvas);
  // Around the whole bar: the edge of its inner part would run through the figure.
  const box = (of: Locator) => of.evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  expect(await box(bar.locator('..'))).toBe('solid');
  expect(await styleOf(bar, 'outline-style')).toBe('none');
  const difference = page
    .getByRole('row', { name: /^Differens/ })
    .locator('td span')
    .first();
  expect(await styleOf(difference, 'outline-style')).toBe('solid');
  expect(await styleOf(difference, 'background-color')).not.toBe(canvas);
});

test('what is waited for is outlined where the system forces its colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const receipts = await hold(page, /\/receipts\/packed/);
  await signIn(page, 'superuser', '/plan?tab=overview');
  const panel = page.locator('section[role="status"]');
  await expect(panel).toBeVisible();
  const grey = await systemColor(panel, 'GrayText');
  for (const waited of [panel.locator('span'), page.locator('td [class*=pending]')]) {
    expect(await styleOf(waited.first(), 'outline-style')).toBe('solid');
    expect(await styleOf(waited.first(), 'outline-color')).toBe(grey);
  }
  receipts.release();
  await expect(panel).toBeHidden();
});

test('choices, states and marks are seen where the system forces its colours', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const { orgId, areaId, unitId } = ids;
  const unit = `/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  const markOf = (of: Locator, pseudo: string, property: string): Promise<string> =>
    of.evaluate((element, [part, name]) => getComputedStyle(element, part).getPropertyValue(name), [
      pseudo,
      property,
    ] as const);
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'superadmin', planAt(ids, 'budget'));
  const main = page.getByRole('main');
  const [canvas, highlight] = [await systemColor(main, 'Canvas'), await systemColor(main, 'Highlight')];
  const radio = main
    .locator('label', { has: page.getByRole('radio', { checked: true }) })
    .locator('span')
    .first();
  await expect(radio).toBeVisible();
  await expect.poll(() => styleOf(radio, 'background-color')).toBe(highlight);

  await page.goto('/#/accounts');
  const states = page.locator('[data-status]');
  await expect(states.first()).toBeVisible();
  expect(
    await markOf(states.and(page.locator('[data-status="active"]')).first(), '::before', 'background-color'),
  ).not.toBe(
    await markOf(states.and(page.locator('[data-status="inactive"]')).first(), '::before', 'background-color'),
  );

  await page.goto(`/#${unit}/followup`);
  const imported = page.getByRole('gridcell', { name: '165' }).first().locator('span').first();
  await expect(imported).toBeVisible();
  expect(await markOf(imported, '::after', 'forced-color-adjust')).toBe('none');
  await page.goto(`/#${unit}/rates`);
  const share = page.getByText(/^lön \d/);
  await expect(share).toBeVisible();
  expect(await styleOf(share, 'background-color')).not.toBe(canvas);
  await page.goto(`/#${unit}/access`);
  const count = page.getByRole('link', { name: 'Behörighet', exact: true }).locator('span');
  await expect(count).toBeVisible();
  await expect.poll(() => styleOf(count, 'background-color')).toBe('rgba(0, 0, 0, 0)');
});

test('a cell that cannot be changed looks closed where it is active too, and where the system forces its colours', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'planner', planAt(ids, 'budget'));
  const sheet = page.getByRole('grid', { name: /^Budgetperioder/ });
  const cell = (row: number, column: number) => sheet.locator(`[data-row="${row}"][data-column="${column}"]`);
  const closed = cell(2, 0);
  await expect(closed).toHaveAttribute('aria-readonly', 'true');
  const [ground, weight] = [await styleOf(closed, 'background-color'), await styleOf(closed, 'font-weight')];
  expect(ground).not.toBe(await styleOf(cell(0, 0), 'background-color'));
  await closed.click();
  await expect(closed).toBeFocused();
  expect([await styleOf(closed, 'background-color'), await styleOf(closed, 'font-weight')]).toEqual([ground, weight]);
  await cell(0, 0).click();
  expect(await styleOf(cell(0, 0), 'font-weight')).not.toBe(weight);

  await page.emulateMedia({ forcedColors: 'active' });
  const grey = await systemColor(sheet, 'GrayText');
  await expect.poll(() => styleOf(cell(2, 1), 'color')).toBe(grey);
  expect(await styleOf(cell(0, 1), 'color')).not.toBe(grey);
  await page.goto(`/#${planAt(ids, 'assets', { mode: 'team', week: '2026-06-15' })}`);
  const past = page.getByRole('grid').locator('[data-row="0"][aria-readonly="true"]').nth(1);
  await expect.poll(() => styleOf(past, 'outline-style')).toBe('dotted');
});

test('the theme is chosen in the user menu and kept by the browser; print stays light, help follows', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', planAt(ids, 'demand'));
  const body = page.locator('body');
  const button = page.getByRole('button', { name: 'Skriv ut' });
  await expect(button).toBeVisible();
  const light = [await styleOf(body, 'background-color'), await styleOf(button, 'background-color')];

  await page.getByRole('button', { name: 'användarmeny' }).click();
  await expect(page.getByRole('menuitem', { name: 'Som i systemet (vald)' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Mörkt' }).click();
  await expect.poll(() => styleOf(button, 'background-color')).not.toBe(light[1]);
  const dark = await styleOf(body, 'background-color');
  expect(dark).not.toBe(light[0]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => styleOf(page.locator('html'), '--bg')).toBe('#F5F7F6');
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(button).toBeVisible();
  expect(await styleOf(body, 'background-color')).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('menuitem', { name: 'Ljust' }).click();
  await expect.poll(() => styleOf(body, 'background-color')).toBe(light[0]);
  const help = await page.context().newPage();
  await help.emulateMedia({ colorScheme: 'dark' });
  const inHelp = async () => {
    await help.goto('/help/handbok.html');
    return styleOf(help.locator('body'), 'background-color');
  };
  expect(await inHelp()).toBe(light[0]);
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('menuitem', { name: 'Som i systemet' }).click();
  await expect.poll(() => styleOf(body, 'background-color')).toBe(dark);
  expect(await inHelp()).toBe(dark);
});

test('of cells that are drawn alike the colours of one are judged, and a weak one among hundreds is found', async ({
  page,
}) => {
  const row = (cell: string) => `<tr><th scope="row">Dag</th>${cell.repeat(20)}</tr>`;
  const whole = `<main><h1>Veckor</h1><table>${row('<td>−1,3</td>').repeat(20)}</table></main>`;
  await page.setContent(whole);
  expect(await findings(page, 'colours')).toEqual([]);
  await page.setContent(whole.replace('</table>', `${row('<td style="color: #ccc">−1,3</td>')}</table>`));
  expect(await findings(page, 'colours')).toEqual([expect.stringMatching(/^color-contrast: <td style="color: #ccc">/)]);
});
