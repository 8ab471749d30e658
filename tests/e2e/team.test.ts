import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TeamMember } from '#shared/model/asset.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOfWeek, weekOf, weeksInYear } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';

/** Next year: none of its weeks is closed. */
const year = weekOf(todayInStockholm(new Date())).year + 1;
const names = ['Anna Ek', 'Bo Lind', 'Cia Berg'] as const;
const SUMMER = 26;

/** Opens the first half of next year for a category of three employees at rate 1. */
const openTeam = async (page: Page, part = '2') => {
  const { make, categoryPath, orgId, areaId, unitId, categoryId } = await makeOrganization(page, uniqueName('Lag'));
  const path = `${categoryPath}/${categoryId}`;
  for (const name of names) await make(`${path}/assets`, { name, period: { start: '2026-01-05', level: 3 } });
  const query = new URLSearchParams({
    orgId,
    areaId,
    unitId,
    categoryId,
    tab: 'assets',
    mode: 'team',
    year: String(year),
    part,
  });
  await enterAs(page, usernameOf('admin'), `/plan?${query}`);
  await expect(team(page)).toBeVisible();
  return path;
};
const team = (page: Page): Locator => page.getByRole('grid', { name: 'Lagets arbetsgrad per vecka' });
/** The cell of an employee, by name order, and of a week of the second half of the year. */
const cell = (page: Page, row: number, week: number): Locator =>
  team(page).locator(`[data-row="${row}"][data-column="${week - SUMMER - 1}"]`);
const save = (page: Page): Locator => page.getByRole('button', { name: /Spara ändringar/ });
const mark = async (from: Locator, to: Locator): Promise<void> => {
  await from.click();
  await to.click({ modifiers: ['Shift'] });
};
const sum = (page: Page, row: string, week: number): Locator =>
  team(page)
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('gridcell')
    .nth(week - SUMMER - 1);
const monday = (week: number): string => mondayOfWeek(year, week)!;
const stored = async (page: Page, path: string): Promise<readonly TeamMember[]> => {
  const api = await apiAs(page, usernameOf('admin'));
  return (await api.get(`${path}/team?start=${monday(1)}&end=${addDays(monday(52), 6)}`)) as readonly TeamMember[];
};
const ratesOf = (member: TeamMember | undefined) =>
  member?.periods.map(({ start, end, workRate, comment }) => [start, end, workRate, comment]);

test('a planner plans summer weeks of several people in the team sheet, undoes, saves and reloads', async ({
  page,
}) => {
  const path = await openTeam(page);
  await mark(cell(page, 0, 28), cell(page, 1, 31));
  await page.keyboard.type('75 %');
  await expect(
    page.getByRole('status').filter({ hasText: '100 % till v27, 75 % v28–v31, 100 % från v32' }),
  ).toBeVisible();
  await expect(sum(page, 'Tillgång', 28)).toHaveText('2,50');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 28)).toBeFocused();
  await expect(save(page)).toHaveText('Spara ändringar (2)');

  await mark(cell(page, 2, 30), cell(page, 2, 33));
  await page.keyboard.press('Alt+f');
  await page.getByRole('dialog', { name: 'Frånvaro' }).getByRole('button', { name: 'Skriv frånvaro' }).click();
  await expect(cell(page, 2, 30)).toHaveAccessibleName(/utanför 1 Semester/);
  await expect(sum(page, 'Tillgång', 30)).toHaveText('1,50');

  await page.keyboard.press('Control+z');
  await expect(sum(page, 'Tillgång', 30)).toHaveText('2,50');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toBeDisabled();
  const [anna, , cia] = await stored(page, path);
  expect(ratesOf(anna)).toEqual([
    ['2026-01-05', addDays(monday(28), -1), 1, ''],
    [monday(28), addDays(monday(32), -1), 0.75, ''],
    [monday(32), null, 1, ''],
  ]);
  expect(ratesOf(cia)?.[1]).toEqual([monday(30), addDays(monday(34), -1), 0, 'Semester']);

  await page.reload();
  await expect(sum(page, 'Tillgång', 30)).toHaveText('1,50');
  await expectAccessible(page);
});

test('a refused rate stays with its reason and cannot be saved; the draft survives a reload', async ({ page }) => {
  const path = await openTeam(page);
  await cell(page, 0, 30).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 30)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 0, 30)).toHaveAccessibleName(/Ange en grad från 0 till 1/);
  await page.keyboard.press('Control+s');
  await expect(cell(page, 0, 30)).toBeFocused();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(cell(page, 0, 30)).toHaveAttribute('aria-invalid', 'true');
  expect((await stored(page, path))[0]?.periods).toHaveLength(1);
});

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
      periods: member?.periods.map((period) => ({ ...period, workRate: 0.8 })),
    })),
  });
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Anna Ek');
  await expect(dialog).toContainText('Bo Lind');
  await expect(dialog).toContainText(`${usernameOf('superadmin')} ändrade detta`);
  await expect(dialog).toContainText('v30: 0,8 → 0,5');
  await dialog.getByRole('radiogroup', { name: 'Bo Lind' }).getByRole('radio').last().check();
  await dialog.getByRole('button', { name: 'Spara enligt valen' }).click();
  await expect(save(page)).toBeDisabled();
  const [one, two] = await stored(page, path);
  expect(one?.periods.map(({ workRate }) => workRate)).toEqual([0.8, 0.5, 0.8]);
  expect(two?.periods.map(({ workRate }) => workRate)).toEqual([0.8]);
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

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`opens a year with this week in sight and active at ${width} px`, async ({ page }) => {
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

test('what a typed rate will store is wholly seen beside the last of few employees', async ({ page }) => {
  await openTeam(page);
  await cell(page, 2, 48).click();
  await page.keyboard.type('0,5');
  const hint = page.getByRole('status').filter({ hasText: 'period berörs' });
  await expect(hint).toBeVisible();
  const isOnTop = await hint.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const corners = [
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
    ] as const;
    return corners.every(([x, y]) => box.contains(document.elementFromPoint(x, y)));
  });
  expect(isOnTop).toBe(true);
});

test('a reader of the sheet finds employees, folds a group, and the sums still count everybody', async ({ page }) => {
  await openTeam(page);
  await expect(sum(page, 'Tillgång', 28)).toHaveText('3,00');
  await page.getByRole('searchbox', { name: 'Sök namn' }).fill('ek anna');
  await expect(team(page).getByRole('rowheader', { name: /Ek|Lind|Berg/ })).toHaveText([/Anna Ek/]);
  await expect(sum(page, 'Tillgång', 28)).toHaveText('3,00');
  await page.getByRole('searchbox', { name: 'Sök namn' }).fill('');
  const group = page.getByRole('button', { name: /^Egen personal/ });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(team(page).getByRole('rowheader', { name: 'Anna Ek' })).toBeHidden();
  await expect(sum(page, 'Tillgång', 28)).toHaveText('3,00');
  await expectAccessible(page);
  await group.click();
  await expect(team(page).getByRole('rowheader', { name: 'Anna Ek' })).toBeVisible();
});

test('weeks older than 10 weeks are closed for a planner, who reads why', async ({ page }) => {
  await enterAs(page, usernameOf('planner'), `/plan?tab=assets&mode=team&year=${year - 2}&part=1`);
  const first = team(page).locator('[data-row="0"][data-column="0"]');
  await expect(first).toHaveAttribute('aria-readonly', 'true');
  await first.click();
  await page.keyboard.type('0');
  await expect(page.getByText('Veckan är mer än 10 veckor gammal')).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('the summer of 20 employees is planned with holidays, sick leave and two who leave, and saved at once', async ({
  page,
}) => {
  const { make, categoryPath, orgId, areaId, unitId, categoryId } = await makeOrganization(page, uniqueName('Sommar'));
  const path = `${categoryPath}/${categoryId}`;
  const twenty = Array.from({ length: 20 }, (_, index) => `Person ${String(index + 1).padStart(2, '0')}`);
  for (const name of twenty) await make(`${path}/assets`, { name, period: { start: '2026-01-05', level: 3 } });
  const query = new URLSearchParams({ orgId, areaId, unitId, categoryId, tab: 'assets', mode: 'team', part: '2' });
  await enterAs(page, usernameOf('admin'), `/plan?${query}&year=${year}`);
  await expect(sum(page, 'Tillgång', 28)).toHaveText('20,00');

  const absence = async (reason?: string) => {
    await page.keyboard.press('Alt+f');
    const dialog = page.getByRole('dialog', { name: 'Frånvaro' });
    if (reason !== undefined) await dialog.getByRole('radio', { name: reason }).check();
    await dialog.getByRole('button', { name: 'Skriv frånvaro' }).click();
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press marks weeks, which are typed in the bar below the sheet', async ({ page }) => {
    const path = await openTeam(page);
    const bar = page.getByRole('region', { name: 'Skriv grad' });
    await cell(page, 1, 27).tap();
    await expect(bar).toContainText('Bo Lind');
    await expect(bar).toContainText('v27 · var 1');

    const client = await page.context().newCDPSession(page);
    const centre = async (of: Locator) => {
      const box = await of.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', await centre(cell(page, 0, 28)));
    await expect(bar).toContainText('Anna Ek');
    await touch('touchMove', await centre(cell(page, 0, 30)));
    await touch('touchEnd');
    await expect(bar).toContainText('v28–v30');

    await bar.getByRole('textbox').fill('0,5');
    await expect(bar).toContainText('50 % v28–v30');
    await expect(sum(page, 'Tillgång', 29)).toHaveText('2,50');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Klar' }).click();
    await page.getByRole('button', { name: /Spara ändringar/ }).click();
    await expect(save(page)).toBeDisabled();
    expect(ratesOf((await stored(page, path))[0])?.[1]).toEqual([monday(28), addDays(monday(31), -1), 0.5, '']);
  });
});
