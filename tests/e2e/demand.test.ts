import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, type DemoAccount, signIn, usernameOf } from './support/signIn.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Behov per pass och veckodag' });
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);
const sums = (page: Page) => page.getByRole('region', { name: /^Summering/ });
const save = (page: Page) => page.getByRole('button', { name: 'Spara ändringar' });
const unsaved = (page: Page) => page.getByText(/osparade? ändring/);
const list = (page: Page) => page.getByRole('complementary', { name: 'Behovsperioder' });
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** The columns of the table in which the tests type. */
const [MON, TUE, WED, SUN, FRI_FLAG, START, WEEKEND_START, SERVICES] = [0, 1, 2, 6, 7, 10, 13, 18];

/** Opens the demand of the planner's unit at today's period, or `address`; returns the resulting address. */
const open = async (page: Page, person: DemoAccount = 'planner', address = '/plan?tab=demand'): Promise<string> => {
  await signIn(page, person, address);
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => addressOf(page).get('period')).toBeTruthy();
  return `/plan?${addressOf(page)}`;
};

/** Pastes a text with its HTML at the focus, as a spreadsheet program provides them. */
const pasteFrom = (page: Page, text: string, html: string) =>
  page.evaluate(
    ([plain, rich]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain ?? '');
      clipboardData.setData('text/html', rich ?? '');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [text, html],
  );

test('the balance is recalculated at every key, and a saved demand value remains after a reload', async ({ page }) => {
  await open(page);
  await cell(page, 0, MON).click();
  const before = await sums(page).innerText();
  await page.keyboard.type('7');
  await expect(sums(page)).not.toHaveText(before, { useInnerText: true });
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

test('a block from Excel or LibreOffice is pasted, undone in one step, copied and cut', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const [first, second] = [await cell(page, 0, MON).innerText(), await cell(page, 1, TUE).innerText()];
  await cell(page, 0, MON).click();
  await pasteFrom(page, '1,25\t2,5\r\n3\t4,75\r\n', '<table><tr><td>9</td><td>9</td></tr></table>');
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
  await pasteFrom(page, '06:45:00\n7:00', '<table>…</table>');
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
  await cell(page, 1, TUE).click();
  await page.keyboard.type('2,555');
  await page.keyboard.press('Enter');
  await cell(page, 1, TUE).click();
  await expect(cell(page, 1, TUE)).toContainText('2,555');
  await expect(cell(page, 1, TUE)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('tooltip', { name: 'Ange ett tal med högst två decimaler.' })).toBeVisible();
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
  await expect(page.getByText(/^Sparat \d\d:\d\d av admin@demo.se$/)).toBeVisible();
});

test('a paste that does not fit and a cell that cannot be typed in say so', async ({ page }) => {
  await open(page);
  const rows = await grid(page).locator('[data-column="0"]').count();
  await cell(page, rows - 1, SUN).click();
  const before = await cell(page, rows - 1, SUN).innerText();
  await pasteFrom(page, '8\tkanske\n9\t\n7\t', '');
  const notice = '2 rader fick inte plats. 1 cell kunde inte ändras. Ctrl+Z ångrar inklistringen.';
  await expect(page.getByText(notice)).toBeVisible();
  await expect(cell(page, rows - 1, SUN)).toHaveText('8, ändrad');
  await page.keyboard.press('Control+z');
  await expect(cell(page, rows - 1, SUN)).toHaveText(before, { useInnerText: true });

  await cell(page, 0, SERVICES).click();
  await page.keyboard.type('5');
  await expect(page.getByText('Räknas fram ur antal och arbetstider.')).toBeVisible();
  await cell(page, 0, MON).click();
  await pasteFrom(page, '1\u202f000', '');
  await expect(cell(page, 0, MON)).toHaveText('1000, ändrad');
  await page.keyboard.press('Control+z');
});

test('unsaved demand survives a reload, and leaving it asks for confirmation', async ({ page }) => {
  await open(page);
  await cell(page, 0, WED).click();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  const comment = page.getByRole('textbox', { name: 'Kommentar' });
  await comment.fill('å'.repeat(1001));
  await expect(page.getByText('Högst 1000 tecken.')).toBeVisible();
  await expect(comment).toHaveValue('å'.repeat(1001));
  await comment.fill('Utökat efter samråd.');
  await expect(page.getByText('Högst 1000 tecken.')).toBeHidden();
  await expect(unsaved(page)).toHaveText('2 osparade ändringar');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(cell(page, 0, WED)).toHaveText('11, ändrad');
  await expect(page.getByRole('textbox', { name: 'Kommentar' })).toHaveValue('Utökat efter samråd.');

  await page.getByRole('link', { name: 'Personal' }).click();
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(cell(page, 0, WED)).toHaveText('11, ändrad');
  await list(page).getByRole('link').first().click();
  await question.getByRole('button', { name: 'Släng ändringarna' }).click();
  await expect(list(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(cell(page, 0, WED)).not.toHaveText(/11/);
  await expect(unsaved(page)).toBeHidden();
});

test('demand that is left is saved first, or stays as a draft marked in the list and on the tab until the logout', async ({
  page,
}) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Utkast'));
  const periods = `${categoryPath}/${ids.categoryId}/demands`;
  const body = { baseOnSchemaId: null, simulation: false, comment: '' };
  const ofWinter = await make(periods, { ...body, start: '2026-11-16', end: '2026-11-29' });
  const ofSpring = await make(periods, { ...body, start: '2026-11-30', end: null });
  const address = (period: string) => `/plan?${new URLSearchParams({ ...ids, tab: 'demand', period })}`;
  const link = (period: string) => list(page).locator(`a[href*="${period}"]`);
  const tab = page.getByRole('link', { name: /^Behov/ });
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  const typeMonday = async (text: string) => {
    await cell(page, 0, MON).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, MON)).toHaveText(`${text}, ändrad`);
  };
  await signIn(page, 'admin', address(ofWinter));
  await typeMonday('6');
  await link(ofSpring).click();
  await expect(question.getByRole('button').first()).toHaveText('Spara och gå vidare');
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(ofSpring)).toHaveAttribute('aria-current', 'true');
  await expect(tab).toHaveText('Behov');

  await typeMonday('4');
  await page.goBack();
  await question.getByRole('button', { name: 'Behåll som utkast' }).click();
  await expect(link(ofWinter)).toHaveAttribute('aria-current', 'true');
  await expect(cell(page, 0, MON)).toHaveText('6');
  await expect(unsaved(page)).toBeHidden();
  await expect(link(ofSpring)).toContainText('Osparad');
  await expect(link(ofWinter)).not.toContainText('Osparad');
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(tab).toHaveText('Behovinte sparat');
  await expectAccessible(page);

  await page.evaluate((to) => location.assign(`#${to}`), address(ofSpring));
  await expect(cell(page, 0, MON)).toHaveText('4, ändrad');
  await page.evaluate((to) => location.assign(`#${to}`), address(ofWinter));
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect.poll(() => addressOf(page).get('period')).toBe(ofSpring);
  await expect(cell(page, 0, MON)).toHaveText('4, ändrad');
  await page.evaluate((to) => location.assign(`#${to}`), address(ofWinter));
  await question.getByRole('button', { name: 'Behåll som utkast' }).click();
  await expect(link(ofWinter)).toHaveAttribute('aria-current', 'true');

  await page.goto('/#/auth/logout');
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
  await signIn(page, 'admin', address(ofSpring));
  await expect(cell(page, 0, MON)).toHaveText('0');
  await expect(list(page).getByText('Osparad')).toBeHidden();
});

test('the second planner of one demand period chooses between both versions in the conflict dialog', async ({
  page,
  browser,
}) => {
  test.slow(); // Two accounts, and two analyses of the dialog.
  const there = await open(page);
  const other = await (await browser.newContext()).newPage();
  await open(other, 'superuser', there);

  await cell(page, 0, MON).click();
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await cell(other, 0, MON).click();
  await other.keyboard.type('9');
  await other.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toBeHidden();

  await save(other).click();
  const conflict = other.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(conflict).toContainText('planner@demo.se');
  const row = (name: string) => conflict.getByRole('row', { name });
  await expect(row('Dag, måndag').getByRole('cell')).toHaveText(['6', '9']);
  await expect(row('Dag, tisdag').getByRole('cell')).toHaveText(['8', 'orörd: det sparade gäller']);
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(unsaved(other)).toBeHidden();
  await expect(cell(other, 0, MON)).toHaveText('9');
  await expect(cell(other, 0, TUE)).toHaveText('8');

  await cell(page, 0, MON).click();
  await page.keyboard.type('2');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Behåll det sparade' }).click();
  await expect(cell(page, 0, MON)).toHaveText('9');
  await expect(unsaved(page)).toBeHidden();
  await other.context().close();
});

test('a save of demand without network is completed when the network returns', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await cell(page, 1, MON).click();
  await page.keyboard.type('3,25');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Sparas när nätet är tillbaka.')).toBeVisible();
  await expect(cell(page, 1, MON)).toContainText('3,25');
  await context.setOffline(false);
  await expect(unsaved(page)).toBeHidden();
  await page.reload();
  await expect(cell(page, 1, MON)).toHaveText('3,25');
});

test('Enter in a week field accepts the typed week, and a text that is no week stays with its reason', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Ny period' }).click();
  const form = page.getByRole('dialog', { name: 'Ny behovsperiod' });
  const start = form.getByLabel('Startvecka');
  for (const [typed, taken] of [
    ['v2 2041', '2041-v02'],
    ['204105', '2041-v05'],
  ] as const) {
    await start.fill(typed);
    await start.press('Enter');
    await expect(start).toHaveValue(taken);
  }
  await start.fill('nonsens');
  await start.press('Tab');
  await expect(start).toHaveValue('nonsens');
  await expect(form.getByText('Ange en vecka, till exempel 2026-v06.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Skapa' })).toBeDisabled();
});

test('an emptied week field is reported as required, and a cancelled form asks and returns the focus', async ({
  page,
}) => {
  await open(page);
  const opener = page.getByRole('button', { name: 'Ny period' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Ny behovsperiod' });
  const [start, end] = [form.getByLabel('Startvecka'), form.getByLabel('Slutvecka')];
  await expect(start).toBeFocused();
  await end.fill('v20 2041');
  await end.press('Enter');
  await expect(end).toHaveValue('2041-v20');
  for (const week of [end, start]) {
    await week.click();
    for (const key of ['Control+a', 'Delete']) await page.keyboard.press(key);
    await form.getByText('Ny behovsperiod').click();
    await expect(week).toHaveValue('');
  }
  await expect(form.getByText('Behöver fyllas i.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Skapa period' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a simulated demand period is created, changed, locked by a SuperUser only, and removed', async ({
  page,
  browser,
}) => {
  test.slow(); // Two accounts, and two analyses of the form.
  const there = await open(page);
  const count = async () =>
    Number(
      (
        await list(page)
          .getByText(/ av \d+$/)
          .innerText()
      )
        .split(' ')
        .at(-1),
    );
  const before = await count();
  await page.getByRole('button', { name: 'Ny period' }).click();
  const form = page.getByRole('dialog', { name: 'Ny behovsperiod' });
  await expect(form.getByRole('radio', { name: 'Föregående period' })).toBeChecked();
  await form.getByText('Inget', { exact: true }).click();
  await form.getByText('Simulering').click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(form).toBeHidden();
  await expect.poll(count).toBe(before + 1);
  const made = list(page).locator('[aria-current=true]');
  await expect(made).toContainText('Simulering');
  await expect(cell(page, 0, MON)).toHaveText('0');
  const period = addressOf(page).get('period');

  await menu(page, 'Ändra period');
  const change = page.getByRole('dialog', { name: 'Ändra period' });
  const first = await change.getByLabel('Startvecka').inputValue();
  await change.getByLabel('Slutvecka').fill(first);
  await change.getByLabel('Slutvecka').press('Tab');
  await change.getByRole('button', { name: 'Spara' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^v\d\d \d{4}$/);

  await menu(page, 'Lås perioden');
  await expect(page.getByText('för att låsa eller låsa upp')).toBeVisible();
  const manager = await (await browser.newContext()).newPage();
  await open(manager, 'superuser', there.replace(/period=[^&]*/, `period=${period}`));
  await menu(manager, 'Lås perioden');
  await expect(manager.getByRole('main').getByText('Låst').first()).toBeVisible();
  await cell(manager, 0, MON).click();
  await manager.keyboard.type('4');
  await expect(manager.getByText(/^Behovsperioden är låst för ändringar/)).toBeVisible();
  await expect(cell(manager, 0, MON)).toHaveText('0');
  await expect(cell(manager, 0, MON)).toHaveAttribute('aria-readonly', 'true');
  await menu(manager, 'Lås upp perioden');
  await expect(manager.getByText('Låst')).toHaveCount(0);
  await manager.context().close();

  await page.reload();
  await menu(page, 'Ta bort period');
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect.poll(count).toBe(before);
  await expect(list(page).locator('[aria-current=true]')).toBeVisible();
  expect(addressOf(page).get('period')).not.toBe(period);
});

test('a version conflict at removal warns once and loads the period once, in Behov and in Plan', async ({ page }) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Krock'));
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${categoryPath}/${ids.categoryId}`;
  const dates = { start: '2026-11-16', end: null };
  const tabs = [
    { tab: 'demand', periods: `${path}/demands`, change: { comment: 'ändrad' }, list: 'Behovsperioder' },
    { tab: 'schemas', periods: `${path}/schemas`, change: { comments: 'ändrad' }, list: 'Planperioder' },
  ];
  for (const { tab, periods, change, list: title } of tabs) {
    const body = tab === 'demand' ? { ...dates, baseOnSchemaId: null, simulation: false, comment: '' } : dates;
    const id = await make(periods, body);
    const places = new URLSearchParams({ ...ids, tab });
    await signIn(page, 'admin', `/plan?${places}`);
    await expect(page.getByRole('complementary', { name: title }).getByRole('link')).toHaveCount(1);
    await expect.poll(() => addressOf(page).get('period')).toBe(id);
    await api.put(`${periods}/${id}`, { ...change, version: 1 });

    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === periods) loaded.push(request.url());
    });
    const remove = async () => {
      await menu(page, 'Ta bort period');
      const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
      return (await answered).status();
    };
    expect(await remove()).toBe(409);
    await expect(page.getByText(`${usernameOf('admin')} ändrade detta`)).toBeVisible();
    expect(await remove()).toBe(204);
    await expect(page.getByText(/^Inga (behovs|plan)perioder har skapats/)).toBeVisible();
    await expect(page.getByText(`${usernameOf('admin')} ändrade detta`)).toHaveCount(1);
    // Once after the conflict, once or twice after the removal.
    expect(loaded.length).toBeLessThanOrEqual(4);
    page.removeAllListeners('request');
  }
});

test('a reader sees the demand and cannot change it', async ({ page }) => {
  const there = await open(page);
  await open(page, 'reader', there);
  await expect(page.getByText('Du kan se men inte ändra').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny period' })).toBeHidden();
  await expect(save(page)).toBeHidden();
  const text = await cell(page, 0, MON).innerText();
  await cell(page, 0, MON).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Delete');
  await expect(cell(page, 0, MON)).toHaveText(text);
  await expectAccessible(page);
});

test('the demand table fits a phone, where a tap selects a cell and a second tap edits it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  await expectAccessible(page);
  await cell(page, 0, TUE).tap();
  await expect(cell(page, 0, TUE)).toBeFocused();
  await cell(page, 0, TUE).tap();
  const field = cell(page, 0, TUE).getByRole('textbox');
  await expect(field).toHaveAttribute('inputmode', 'decimal');
  await field.fill('5,5');
  await cell(page, 1, TUE).tap();
  await expect(cell(page, 0, TUE)).toContainText('5,5');
  await expect(save(page)).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
