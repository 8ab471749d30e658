import { expect } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf, weeksInYear } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { addressOf, usernameOf } from './support/signIn.ts';
import { cell, mark, monday, names, openTeam, ratesOf, save, stored, sum, team } from './support/teamSheet.ts';
import { test } from './support/test.ts';

test('a conflict with another writer shows whose row changed, and the choice is saved for each', async ({ page }) => {
  const path = await openTeam(page);
  for (const row of [0, 1]) {
    await cell(page, row, 30).click();
    await page.keyboard.type('0,5');
    await page.keyboard.press('Enter');
  }
  const api = await apiAs(page, usernameOf('superadmin'));
  const [anna, bo] = await stored(page, path);
  await api.put(`${path}/assets/periods`, {
    assets: [anna, bo].map((member) => ({
      ...member,
      periods: member?.periods.map((period) => ({
        ...period,
        ...(member.name === 'Anna Ek'
          ? { workRate: 0.8 }
          : { workRate: 0, workRateExcluded: 1, comment: 'Sjuk', weekendRate: 0, nightRate: 0, level: 0 }),
      })),
    })),
  });
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${usernameOf('superadmin')} ändrade detta`);
  const row = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Anna Ek, v30').getByRole('cell')).toHaveText(['0,8', '0,5']);
  await expect(row('Bo Lind, v30').getByRole('cell')).toHaveText(['0 + 1 Sjuk', '0,5']);
  // What only the other account changed is shown, and stays.
  await expect(row('Anna Ek, v31–v52').getByRole('cell')).toHaveText(['0,8', '0,8']);
  await expect(row('Anna Ek, v31–v52').getByRole('radio')).toHaveCount(0);
  // Each choice overwrites work: none is made beforehand, and each row has one.
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await row('Anna Ek, v30').getByRole('radio').last().check();
  await expect(dialog.getByRole('button', { name: 'Spara enligt valen' })).toBeDisabled();
  await row('Bo Lind, v30').getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Spara enligt valen' }).click();
  await expect(save(page)).toBeDisabled();
  const [one, two] = await stored(page, path);
  expect(one?.periods.map(({ workRate }) => workRate)).toEqual([0.8, 0.5, 0.8]);
  expect(two?.periods.map(({ workRate, comment }) => [workRate, comment])).toEqual([[0, 'Sjuk']]);
});

test('an employee whose save is refused is marked with the reason, and what is typed stays', async ({ page }) => {
  await openTeam(page);
  for (const row of [0, 1]) {
    await cell(page, row, 30).click();
    await page.keyboard.type('0,5');
    await page.keyboard.press('Enter');
  }
  // The rules are the same on both sides: a refusal of one employee is only seen when the server has others.
  await page.route(/\/assets\/periods$/, (route) => {
    const fields = { 'assets.1.periods.0.workRate': 'Graden godtas inte.' };
    return route.fulfill({ status: 400, json: { error: 'validation', message: 'Värdena godtas inte.', fields } });
  });
  await save(page).click();
  const refused = team(page).getByRole('rowheader', { name: /^Bo Lind/ });
  await expect(refused).toHaveAttribute('title', 'Graden godtas inte.');
  await expect(refused).toContainText('Graden godtas inte.');
  await expect(team(page).getByRole('rowheader', { name: /^Anna Ek/ })).toHaveAttribute('title', 'Anna Ek');
  await expect(page.getByRole('alert')).toContainText('Graden godtas inte.');
  await expectAccessible(page);
  await page.unroute(/\/assets\/periods$/);
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await expect(refused).toHaveAttribute('title', 'Bo Lind');
});

test('the half-year around this week saves what is typed in it, in the next year too, and keeps it meanwhile', async ({
  page,
}) => {
  const path = await openTeam(page, ['Anna Ek']);
  const query = new URLSearchParams(addressOf(page));
  for (const name of ['year', 'from']) query.delete(name);
  await page.goto(`/#/plan?${query}`);
  const thisWeek = mondayOf(todayInStockholm(new Date()));
  // This week is the fifth of 26.
  const weeks = [0, 10, 21].map((after) => addDays(thisWeek, 7 * after));
  const at = (after: number) => team(page).locator(`[data-row="0"][data-column="${4 + after}"]`);
  const column = team(page).locator('[data-head="column"][data-index="4"]');
  await expect(column).toContainText(weekLabel(weekOf(thisWeek)));
  const typeIn = async (after: number, text: string) => {
    await at(after).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await typeIn(0, '0,5');
  await typeIn(10, '0,25');
  await typeIn(21, '0,75');
  await page.getByRole('button', { name: 'Föregående veckor' }).click();
  await expect(at(0)).not.toHaveText(/0,5/);
  await page.getByRole('button', { name: 'Nästa veckor' }).click();
  await expect(at(21)).toHaveText(/0,75/);
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  const api = await apiAs(page, usernameOf('admin'));
  const [anna] = (await api.get(`${path}/team?start=${thisWeek}&end=${weeks[2]}`)) as Awaited<
    ReturnType<typeof stored>
  >;
  expect(ratesOf(anna)?.filter(([, , rate]) => rate !== 1)).toEqual(
    weeks.map((start, index) => [start, addDays(start, 6), [0.5, 0.25, 0.75][index], '']),
  );
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the team sheet opens a year with this week in sight and active at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTeam(page);
    const query = new URLSearchParams(addressOf(page));
    const now = weekOf(todayInStockholm(new Date()));
    query.set('year', String(now.year));
    query.set('part', 'year');
    await page.goto(`/#/plan?${query}`);
    await expect(team(page).locator('[data-head="column"]')).toHaveCount(weeksInYear(now.year));
    await expect(team(page).locator(`[data-head="column"][data-index="${now.week - 1}"]`)).toBeInViewport({ ratio: 1 });
    await expect(team(page).locator('td[tabindex="0"]')).toHaveAttribute('data-column', String(now.week - 1));
  });

test('more employees than one save takes are refused with their number until some are undone', async ({ page }) => {
  const path = await openTeam(page);
  const api = await apiAs(page, usernameOf('admin'));
  for (let made = names.length; made < 41; made++)
    await api.post(`${path}/assets`, { name: `Person ${made}`, period: { start: '2026-01-05', level: 3 } });
  await page.reload();
  const most = page.getByText('Högst 40 medarbetare sparas åt gången', { exact: true });
  await expect(most).toBeVisible();
  await expect(page.getByText('0–9 skriv')).toBeVisible();
  await mark(cell(page, 0, 30), cell(page, 40, 30));
  await page.keyboard.type('0,5');
  await page.keyboard.press('Enter');
  // The row, drawn anew at the end of the sheet, keeps the focus: keys still work.
  await expect(cell(page, 40, 30)).toBeFocused();
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Högst 40 medarbetare sparas åt gången, alla eller ingen.' });
  await expect(notice).toContainText('41 har ändringar');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toHaveText('Spara ändringar (41)');
  await page.keyboard.press('Control+z');
  await expect(notice).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.type('0,5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toBeDisabled();
  const rates = (await stored(page, path)).map(({ periods }) => periods.length);
  expect(rates.filter((periods) => periods === 3)).toHaveLength(40);
});

test('the summer of 20 employees is planned with holidays, sick leave and two who leave, and saved at once', async ({
  page,
}) => {
  const path = await openTeam(
    page,
    Array.from({ length: 20 }, (_, index) => `Person ${String(index + 1).padStart(2, '0')}`),
  );
  await expect(sum(page, 'Tillgång', 28)).toHaveText('20,00');

  const absence = async (reason?: string) => {
    await page.keyboard.press('Alt+f');
    const dialog = page.getByRole('dialog', { name: 'Registrera frånvaro' });
    if (reason !== undefined) await dialog.getByRole('radio', { name: reason }).check();
    await dialog.getByRole('button', { name: 'Registrera frånvaro' }).click();
    await expect(dialog).toBeHidden();
  };
  // Three rounds of holidays of four weeks.
  for (const [from, to, week] of [
    [0, 6, 27],
    [7, 13, 29],
    [14, 19, 31],
  ] as const) {
    await mark(cell(page, from, week), cell(page, to, week + 3));
    await absence();
  }
  await mark(cell(page, 0, 33), cell(page, 0, 36));
  await absence('Sjuk');
  // Two leave: their weeks of the autumn are emptied.
  await mark(cell(page, 18, 36), cell(page, 19, 52));
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(sum(page, 'Tillgång', 27)).toHaveText('13,00');
  await expect(sum(page, 'Tillgång', 31)).toHaveText('7,00');
  await expect(sum(page, 'Tillgång', 36)).toHaveText('17,00');
  await expect(save(page)).toHaveText('Spara ändringar (20)');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toBeDisabled();

  const members = await stored(page, path);
  const reasonsOf = (name: string) =>
    ratesOf(members.find((one) => one.name === name))?.map((period) => period.slice(2));
  expect(reasonsOf('Person 01')).toEqual([
    [1, ''],
    [0, 'Semester'],
    [1, ''],
    [0, 'Sjuk'],
    [1, ''],
  ]);
  expect(ratesOf(members.find(({ name }) => name === 'Person 20'))?.slice(0, 3)).toEqual([
    ['2026-01-05', addDays(monday(31), -1), 1, ''],
    [monday(31), addDays(monday(35), -1), 0, 'Semester'],
    [monday(35), addDays(monday(36), -1), 1, ''],
  ]);
});
