import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  cell,
  FRI_FLAG,
  grid,
  list,
  MON,
  open,
  SERVICES,
  START,
  SUN,
  save,
  sums,
  TUE,
  unsaved,
  WED,
  WEEKEND_START,
} from './support/demandTab.ts';
import { paste } from './support/paste.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('the balance is recalculated at every key, and a saved demand value remains after a reload', async ({ page }) => {
  await open(page);
  await cell(page, 0, MON).click();
  const before = await sums(page).innerText();
  await page.keyboard.type('7');
  await expect(sums(page)).not.toHaveText(before, { useInnerText: true });
  await expect(sums(page), 'hours are decimals, as in the table').toContainText(/\d,\d\d tim/);
  const midway = await sums(page).innerText();
  await page.keyboard.type('.5');
  await expect(sums(page)).not.toHaveText(midway, { useInnerText: true });
  await expect(sums(page)).toContainText('sedan sparat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, MON)).toHaveText('7,5, ändrad');
  await expect(cell(page, 1, MON)).toBeFocused();
  await expect(unsaved(page)).toHaveText('2 osparade ändringar');
  await expect(list(page).getByText('Osparad')).toBeVisible();

  const typed = await sums(page)
    .getByText(/^Tillgång v/)
    .locator('..')
    .innerText();
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toBeHidden();
  await expect(list(page).getByText('Osparad')).toBeHidden();
  await page.reload();
  await expect(cell(page, 0, MON)).toHaveText('7,5');
  await expect(cell(page, 0, TUE)).toHaveText('3');
  await expect(
    sums(page)
      .getByText(/^Tillgång v/)
      .locator('..'),
  ).toHaveText(typed, { useInnerText: true });
});

test('a low window shows what typed values come to beside the table, as the sums below it', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page);
  const line = page.getByRole('region', { name: 'Behov per pass och veckodag' }).getByText(/tjänster.*, tillgång/);
  const figures = async () => (await line.innerText()).match(/[−+]?\d+,\d\d/g);
  const inBar = async () => [
    (await sums(page).getByText('Tjänster').locator('+ dd > span').first().innerText()).trim(),
    (
      await sums(page)
        .getByText(/^Tillgång v/)
        .locator('+ dd b')
        .innerText()
    ).trim(),
  ];
  const before = await figures();
  expect(before).toEqual(await inBar());
  await cell(page, 0, MON).click();
  await page.keyboard.type('9');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(sums(page)).not.toBeInViewport();
  expect(await figures()).not.toEqual(before);
  expect(await figures()).toEqual(await inBar());
  const heading = (await line.boundingBox())!;
  await expect(unsaved(page).first()).toBeVisible();
  expect((await unsaved(page).first().boundingBox())?.y, 'one line').toBeCloseTo(heading.y, -1);

  // The saved value is counted in place of a refused one.
  const colorOf = () =>
    line
      .locator('b')
      .last()
      .evaluate((b) => getComputedStyle(b).color);
  const sound = await colorOf();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect.poll(colorOf).not.toBe(sound);
  expect(await colorOf()).toBe(
    await sums(page)
      .getByText('Tjänster')
      .locator('+ dd')
      .evaluate((dd) => getComputedStyle(dd).color),
  );
});

test('a block from Excel or LibreOffice is pasted, undone in one step, copied and cut', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const [first, second] = [await cell(page, 0, MON).innerText(), await cell(page, 1, TUE).innerText()];
  await cell(page, 0, MON).click();
  await paste(page, '1,25\t2,5\r\n3\t4,75\r\n', '<table><tr><td>9</td><td>9</td></tr></table>');
  await expect(cell(page, 0, MON)).toContainText('1,25');
  await expect(cell(page, 1, TUE)).toContainText('4,75');
  await expect(page.getByText('Markering 2 × 2')).toBeVisible();
  await expect(page.getByText('summa 11,5')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, MON)).toHaveText(first);
  await expect(cell(page, 1, TUE)).toHaveText(second);
  await page.keyboard.press('Control+y');
  await expect(cell(page, 1, TUE)).toContainText('4,75');

  await cell(page, 0, START).click();
  await paste(page, '06:45:00\n7:00', '<table>…</table>');
  await expect(cell(page, 0, START)).toContainText('06:45');
  await expect(cell(page, 1, START)).toContainText('07:00');

  // The browser's own clipboard and keys; one copied cell fills the selected range.
  await cell(page, 0, MON).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1,25\t2,5\r\n3\t4,75');
  await page.evaluate(() => navigator.clipboard.writeText('6\r\n'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText('summa 24')).toBeVisible();
  await page.keyboard.press('Control+x');
  await expect(page.getByText('summa 0')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('6\t6\r\n6\t6');
});

test('an invalid demand value and a missing weekend time block saving and can be reached from their messages', async ({
  page,
}) => {
  await open(page);
  const reason = page.getByRole('tooltip', { name: 'Ange ett tal med högst två decimaler.' });
  const stale = page.getByText('det sparade värdet räknas');
  // The reason covers neither the heading nor, once a key leads on, the cell below; the mouse still rests on its cell.
  await cell(page, 0, MON).click();
  await page.keyboard.type('abc');
  await expect(reason).toBeVisible();
  await expect(stale).toBeVisible();
  const head = await grid(page).getByRole('columnheader', { name: 'Mån' }).boundingBox();
  const box = await reason.boundingBox();
  expect(box!.y).toBeGreaterThan(head!.y + head!.height);
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, MON)).toBeFocused();
  await expect(reason).toBeHidden();
  await cell(page, 0, MON).hover({ position: { x: 4, y: 4 } });
  await expect(reason).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(stale).toBeHidden();

  await cell(page, 1, TUE).click();
  await page.keyboard.type('2,555');
  await page.keyboard.press('Enter');
  await cell(page, 1, TUE).click();
  await expect(cell(page, 1, TUE)).toContainText('2,555');
  await expect(cell(page, 1, TUE)).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toBeVisible();
  await expect(page.getByText('ogiltigt värde')).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await cell(page, 1, FRI_FLAG).getByRole('checkbox').click();
  const banner = page.getByRole('alert').filter({ hasText: 'Arbetstid helg behöver fyllas i' });
  await expect(banner).toHaveText(/^Mellan: Arbetstid helg behöver fyllas i när helgrutan är i kryssad\./);
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Gå till cellen' }).click();
  await expect(cell(page, 1, WEEKEND_START)).toBeFocused();
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1830');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, WEEKEND_START)).toContainText('10:00');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('button', { name: '1 värde behöver rättas' })).toBeVisible();
  await page.getByRole('button', { name: '1 värde behöver rättas' }).click();
  await expect(cell(page, 1, TUE)).toBeFocused();
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await expect(save(page)).toBeEnabled();
});

test('the demand table is entered, navigated, edited, filled and left by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Fler val' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 1, TUE)).toBeFocused();

  const text = await cell(page, 1, TUE).innerText();
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, TUE)).toHaveText(text);
  await expect(cell(page, 1, TUE)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, TUE)).toContainText(/^1/);
  await expect(cell(page, 2, TUE)).toBeFocused();

  await page.keyboard.type('5');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 2, WED)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+r');
  await expect(cell(page, 2, WED)).toContainText(/^5/);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 3, WED)).toContainText(/^5/);
  await page.keyboard.press('Delete');
  await expect(cell(page, 3, TUE)).toContainText(/^0/);

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, TUE)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, 0, MON)).toBeFocused();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Home');
  for (let step = 0; step < FRI_FLAG; step++) await page.keyboard.press('ArrowRight');
  const box = cell(page, 0, FRI_FLAG).getByRole('checkbox', { name: 'Dag, helgpass fredag' });
  await expect(box).toBeFocused();
  const was = await box.getAttribute('aria-checked');
  await page.keyboard.press('Space');
  await expect(box).toHaveAttribute('aria-checked', was === 'true' ? 'false' : 'true');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
});

test('values are raised by one and a weekday is copied, each undone in one step, and the save is noted', async ({
  page,
}) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Kopia'));
  const body = { baseOnSchemaId: null, simulation: false, comment: '' };
  await make(`${categoryPath}/${ids.categoryId}/demands`, { ...body, start: '2026-11-16', end: null });
  await signIn(page, 'admin', `/plan?${new URLSearchParams({ ...ids, tab: 'demand' })}`);
  const texts = (column: number) => [cell(page, 0, column), cell(page, 1, column)];
  const expectTexts = async (column: number, expected: readonly string[]) => {
    for (const [row, text] of expected.entries()) await expect(texts(column)[row]!).toHaveText(text);
  };
  await cell(page, 0, TUE).click();
  await page.keyboard.press('Shift+ArrowDown');
  for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowDown']) await page.keyboard.press(key);
  await expectTexts(TUE, ['1, ändrad', '1, ändrad']);
  await page.getByRole('button', { name: 'Ändra flera värden' }).click();
  await page.getByRole('menuitem', { name: 'Öka markeringen med 1' }).click();
  await expectTexts(TUE, ['2, ändrad', '2, ändrad']);
  await page.getByRole('button', { name: 'Ändra flera värden' }).click();
  await page.getByRole('menuitem', { name: 'Kopiera tisdag till' }).hover();
  await page.getByRole('menuitem', { name: 'måndag–fredag' }).click();
  for (const column of [0, 2, 3, 4]) await expectTexts(column, ['2, ändrad', '2, ändrad']);
  await expectTexts(5, ['0', '0']);
  await page.keyboard.press('Control+z');
  await expectTexts(WED, ['0', '0']);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Senast ändrad \d\d:\d\d av admin@demo.se$/ }).click();
  const history = page.getByRole('dialog', { name: /^Historik för v/ });
  await expect(history.getByRole('row').filter({ hasText: 'Ändrade' }).first()).toContainText(/admin@demo.se.*tisdag/s);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
});

test('a paste that does not fit and a cell that cannot be typed in say so', async ({ page }) => {
  await open(page);
  const rows = await grid(page).locator('[data-column="0"]').count();
  await cell(page, rows - 1, SUN).click();
  const before = await cell(page, rows - 1, SUN).innerText();
  await paste(page, '8\tkanske\n9\t\n7\t', '');
  const notice = '2 rader fick inte plats. 1 cell kunde inte ändras. Ctrl+Z ångrar inklistringen.';
  await expect(page.getByText(notice)).toBeVisible();
  await expect(cell(page, rows - 1, SUN)).toHaveText('8, ändrad');
  await page.keyboard.press('Control+z');
  await expect(cell(page, rows - 1, SUN)).toHaveText(before, { useInnerText: true });

  await cell(page, 0, SERVICES).click();
  await page.keyboard.type('5');
  await expect(page.getByText('Räknas fram ur antal och arbetstider.')).toBeVisible();
  await cell(page, 0, MON).click();
  await paste(page, '1\u202f000', '');
  await expect(cell(page, 0, MON)).toHaveText('1000, ändrad');
  await page.keyboard.press('Control+z');

  // An empty cell and an empty line of a paste keep what is there.
  const kept = [await cell(page, 0, MON).innerText(), await cell(page, 1, MON).innerText()];
  await cell(page, 0, MON).click();
  await paste(page, '\t2,5\r\n\r\n');
  await expect(cell(page, 0, TUE)).toHaveText('2,5, ändrad');
  await expect(cell(page, 0, MON)).toHaveText(kept[0] ?? '', { useInnerText: true });
  await expect(cell(page, 1, MON)).toHaveText(kept[1] ?? '', { useInnerText: true });
  await page.keyboard.press('Control+z');
});
