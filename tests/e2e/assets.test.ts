import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cell, grid, hire, list, open, save, week, weekRead, write } from './support/assetsTab.ts';
import { paste } from './support/paste.ts';
import { uniqueName } from './support/places.ts';
import { addressOf, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** A suffix for names of employees: equal names are allowed, and the tests find some employees by name. */
let stamp = '';
test.beforeEach(() => {
  stamp = uniqueName('').trim();
});

test('an edited rate survives a reload as a draft and is stored after saving', async ({ page }) => {
  await open(page);
  await hire(page, `Grad Ändring ${stamp}`);
  await write(page, cell(page, 0, 'rate'), '0.5');
  await expect(cell(page, 0, 'rate')).toContainText('0,5');
  await expect(page.getByText('1 osparad ändring')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 osparad ändring')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('1 osparad ändring')).toBeHidden();
  await page.reload();
  await expect(cell(page, 0, 'rate')).toHaveText('0,5');
  await expect(list(page).getByRole('link', { name: new RegExp(`Grad Ändring ${stamp}.*0,5`, 's') })).toBeVisible();
});

test('an invalid value stays in its cell with its reason and blocks saving', async ({ page }) => {
  await open(page);
  await hire(page, `Fel Värde ${stamp}`);
  await write(page, cell(page, 0, 'level'), '2,5');
  await write(page, cell(page, 0, 'start'), 'tolv');
  await expect(page.getByRole('button', { name: '2 värden behöver rättas' })).toBeVisible();
  await save(page).click();
  await expect(cell(page, 0, 'start')).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Ange en vecka, till exempel 2026-v06.' })).toBeVisible();
  await expectAccessible(page);

  await list(page).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(cell(page, 0, 'level')).toContainText('2,5');
  const mine = list(page).getByRole('link', { name: `Fel Värde ${stamp}` });
  await list(page).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Behåll som utkast' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Fel Värde ${stamp}` })).toBeHidden();
  await expect(mine).toContainText('Osparad');
  await mine.click();
  await expect(cell(page, 0, 'level')).toContainText('2,5');
  await list(page).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Släng ändringarna' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Fel Värde ${stamp}` })).toBeHidden();
  await mine.click();
  await expect(mine).not.toContainText('Osparad');
  await expect(cell(page, 0, 'level')).toHaveText('0');
});

test('a new period splits an open-ended one, and the border between two periods is moved in the table', async ({
  page,
}) => {
  await open(page);
  await hire(page, 'Deltid Emellan');
  await page.getByRole('button', { name: 'Ny period', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ny period för Deltid Emellan' });
  await expect(form.getByLabel('Startvecka')).toHaveValue(week(1));
  await form.getByLabel('Startvecka').fill(week(4));
  await form.getByLabel('Startvecka').press('Enter');
  await form.getByLabel('Slutvecka').fill(week(7));
  await form.getByLabel('Slutvecka').press('Enter');
  await form.getByLabel('Grad', { exact: true }).fill('0,5');
  await expect(form.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    /^100 % till v.*, 50 % v.*–v.*, 100 % från v.*\.$/,
  );
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(form).toBeHidden();

  await expect(grid(page).getByRole('rowheader')).toHaveCount(3);
  await expect(cell(page, 0, 'end')).toHaveText(weekRead(3));
  await expect(cell(page, 1, 'rate')).toHaveText('0,5');
  await expect(cell(page, 2, 'start')).toHaveText(weekRead(8));
  await expect(cell(page, 2, 'rate')).toHaveText('1');
  await expect(cell(page, 2, 'end')).toHaveText('tillsv.');

  // The border between two periods moves: they overlap until both of its sides are changed.
  await write(page, cell(page, 1, 'end'), week(9));
  await expect(page.getByText('Perioden överlappar en annan period.', { exact: true })).toBeAttached();
  await write(page, cell(page, 2, 'start'), week(10));
  await expect(page.getByRole('button', { name: /behöver rättas/ })).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();
  await page.reload();
  await expect(cell(page, 1, 'end')).toHaveText(weekRead(9));
  await expect(cell(page, 2, 'start')).toHaveText(weekRead(10));
});

test('a rate typed over an absence ends it, in the table and in the dialog', async ({ page }) => {
  await open(page);
  await hire(page, `Åter ${stamp}`);
  const texts = (expected: readonly string[]) =>
    Promise.all(
      (['rate', 'outside', 'absence', 'weekend'] as const).map((column, index) =>
        expect(cell(page, 0, column)).toHaveText(new RegExp(`^${expected[index]}(?:, )?(?:ändrad)?$`)),
      ),
    );
  await cell(page, 0, 'rate').click();
  await paste(page, '0\t1\tS');
  await texts(['0', '1', 'SSemester', '0']);
  await save(page).click();
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();

  await write(page, cell(page, 0, 'rate'), '1');
  await texts(['1', '0', '', '1']);
  await page.keyboard.press('Control+z');
  await texts(['0', '1', 'SSemester', '0']);

  await grid(page)
    .getByRole('button', { name: /^Ändra perioden/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `Ändra period för Åter ${stamp}` });
  await dialog.getByLabel('Grad', { exact: true }).fill('0,75');
  await expect(dialog.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^Frånvaron tas bort/);
  await expect(dialog.getByLabel('Grad utanför')).toHaveValue('0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await texts(['0,75', '0', '', '1']);
});

test('a gap between periods is shown in words, and a period is removed in its dialog', async ({ page }) => {
  await open(page);
  await hire(page, `Glapp ${stamp}`);
  await write(page, cell(page, 0, 'end'), week(2));
  await save(page).click();
  await expect(page.getByText(/osparad ändring/)).toBeHidden();
  await page.getByRole('button', { name: 'Ny period', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Ny period för Glapp ${stamp}` });
  await form.getByLabel('Slutvecka').fill('');
  await form.getByLabel('Startvecka').fill(week(5));
  await form.getByLabel('Startvecka').press('Enter');
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(grid(page).getByText('Glapp efter')).toBeVisible();
  await expect(grid(page).getByText('Glapp före')).toBeVisible();

  await grid(page)
    .getByRole('button', { name: /^Ändra perioden/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await page
    .getByRole('dialog', { name: /^Ta bort perioden/ })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  await expect(grid(page).getByRole('rowheader')).toHaveCount(1);
  await expect(grid(page).getByText('Glapp efter')).toBeHidden();
});

test('a row pasted from Excel fills a period and is undone and redone in one step', async ({ page }) => {
  await open(page);
  await hire(page, 'Klippt Excel');
  await cell(page, 0, 'start').click();
  await paste(page, `${week(2)}\t${week(5)}\t0,75\t0,25\tV\t1\t0\t1,5\t2\t4\t"Från" Excel\r\n`);
  await expect(cell(page, 0, 'start')).toContainText(weekRead(2));
  await expect(cell(page, 0, 'end')).toContainText(weekRead(5));
  await expect(cell(page, 0, 'comment')).toContainText('"Från" Excel');
  await expect(cell(page, 0, 'absence')).toContainText('V');
  await expect(cell(page, 0, 'substitute').getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, 'start')).toHaveText(weekRead(0));
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();
  await page.keyboard.press('Control+y');
  await save(page).click();
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();
  await expect(cell(page, 0, 'level')).toHaveText('4');
});

test('a new period of several employees splits the periods of each, who keep what is not typed', async ({ page }) => {
  await open(page);
  const rates = { [`Flera Ett ${stamp}`]: '0,75', [`Flera Två ${stamp}`]: '0,5' };
  for (const [name, rate] of Object.entries(rates)) await hire(page, name, rate);
  await page.getByRole('checkbox', { name: 'Välj flera', exact: true }).check();
  await page.getByRole('checkbox', { name: `Välj Flera Ett ${stamp}` }).check();
  await expect(list(page).getByRole('button', { name: 'Ny period', exact: true })).toBeVisible();
  await page.getByLabel('Sök namn').fill(`flera ${stamp}`);
  await page.getByRole('button', { name: 'Markera alla' }).click();
  await expect(page.getByText('2 valda')).toBeVisible();
  await page.getByRole('button', { name: 'Ny period för flera' }).click();

  const form = page.getByRole('dialog', { name: 'Ny period för 2 medarbetare' });
  const [rate, night] = [form.getByLabel('Grad', { exact: true }), form.getByLabel('Natt')];
  const planned = form.getByRole('list', { name: 'Sparas för var och en' });
  await expect(form.getByText('Olika: 0,5 · 0,75')).toBeVisible();
  await expect(rate).toHaveValue('');
  await expect(form.getByLabel('Helg')).toHaveValue('1');
  await expect(form.getByLabel('Startvecka')).toHaveValue(week(1));
  await rate.fill('0');
  await expect(form.getByLabel('Helg')).toHaveValue('0');
  await night.fill('2');
  await expect(rate).toHaveValue('1');
  await rate.fill('');
  await expect(planned.getByRole('listitem')).toHaveText([
    new RegExp(`^Flera Ett ${stamp} 75 % till v\\d\\d, 75 % \\(natt 2\\) från`),
    new RegExp(`^Flera Två ${stamp} 50 % till v\\d\\d, 50 % \\(natt 2\\) från`),
  ]);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Skapa för 2' }).click();
  await expect(form).toBeHidden();
  for (const [name, kept] of Object.entries(rates)) {
    await list(page)
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(cell(page, 1, 'start')).toHaveText(weekRead(1));
    await expect(cell(page, 1, 'rate')).toHaveText(kept);
    await expect(cell(page, 1, 'night')).toHaveText('2');
  }
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Välj flera', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Välj flera', exact: true }).uncheck();
});

test('an employee’s rates are typed, undone, redone and saved by keyboard alone', async ({ page }) => {
  await open(page);
  await hire(page, `Tangent ${stamp}`);
  await page.getByLabel('Sök namn').focus();
  await page.keyboard.type(`tangent ${stamp}`);
  const link = list(page).getByRole('link', { name: `Tangent ${stamp}` });
  for (let press = 0; press < 12 && !(await link.evaluate((one) => one === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'true');
  const first = cell(page, 0, 'start');
  for (let press = 0; press < 12 && !(await first.evaluate((one) => one === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0,25');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,75');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, 'outside')).toHaveText('0');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();
  await expect(cell(page, 0, 'rate')).toHaveText('0,25');
  await expect(cell(page, 0, 'outside')).toHaveText('0,75');
});

test('the second planner of one employee period chooses between both versions in the conflict dialog', async ({
  page,
  openElsewhere,
}) => {
  await open(page);
  await hire(page, 'Två Planerar');
  const other = await openElsewhere();
  await open(other, 'superuser', `/plan?${addressOf(page)}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Två Planerar' })).toBeVisible();
  await write(page, cell(page, 0, 'rate'), '0,5');
  await write(other, cell(other, 0, 'rate'), '0,9');
  await save(other).click();
  await expect(other.getByText(/osparad ändring/)).toBeHidden();

  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(conflict.getByRole('row', { name: 'Grad 0,9 0,5' })).toBeVisible();
  // Which of the employee's periods it is.
  await expect(conflict.getByRole('table', { name: /^v\d\d/ })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(page.getByText(/osparad ändring/)).toBeHidden();
  await expect(cell(page, 0, 'rate')).toHaveText('0,5');
});

test('a save of an employee period without network is completed when the network returns', async ({
  page,
  context,
}) => {
  await open(page);
  await hire(page, 'Nät Borta');
  await write(page, cell(page, 0, 'rate'), '0,4');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Väntar på anslutning')).toBeVisible();
  await expect(cell(page, 0, 'rate')).toContainText('0,4');
  await context.setOffline(false);
  await expect(page.getByText(/osparad ändring/)).toBeHidden({ timeout: 30_000 });
  await expect(cell(page, 0, 'rate')).toHaveText('0,4');
});

test('a period that the server refused keeps its mark when another is saved', async ({ page }) => {
  await open(page);
  await hire(page, `Nekad ${stamp}`);
  await page.getByRole('button', { name: 'Ny period', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Ny period för Nekad ${stamp}` });
  await form.getByLabel('Grad', { exact: true }).fill('0,5');
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(cell(page, 1, 'rate')).toHaveText('0,5');
  // The rules are the same on both sides: a refusal of a single cell is only seen when the server has others.
  await page.route(/\/periods\/[^/]+$/, (route) => {
    if (route.request().method() !== 'PUT' || !route.request().postData()?.includes('Nekas')) return route.fallback();
    const body = { error: 'validation', message: 'Värdena godtas inte.', fields: { comment: 'Skriv en annan orsak.' } };
    return route.fulfill({ status: 400, json: body });
  });
  await write(page, cell(page, 1, 'comment'), 'Nekas');
  await save(page).click();
  const refused = cell(page, 1, 'comment');
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  await write(page, cell(page, 0, 'comment'), 'Godtas');
  await save(page).click();
  await expect(page.getByText('1 osparad ändring')).toBeVisible();
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  await refused.click();
  await expect(page.getByText('Skriv en annan orsak.').first()).toBeVisible();
  await write(page, refused, 'Tjänstledig');
  await save(page).click();
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();
});

for (const width of [1440, 1280, 390]) {
  test(`Personal fits a screen of ${width} px and has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await signIn(page, 'planner', '/plan?tab=assets');
    await expect(grid(page)).toBeVisible();
    await expectAccessible(page);
    if (width < 700) {
      await page.getByRole('navigation', { name: 'Personal' }).getByRole('button').nth(1).click();
      await expect(list(page)).toBeVisible();
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
