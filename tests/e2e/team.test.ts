import { expect, type Locator } from '@playwright/test';
import { addDays } from '#shared/time/day.ts';
import { expectAccessible } from './support/accessible.ts';
import { paste } from './support/paste.ts';
import { placeIn } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { cell, mark, monday, openTeam, ratesOf, save, stored, sum, team, year } from './support/teamSheet.ts';
import { test } from './support/test.ts';

test('a planner plans summer weeks of several people in the team sheet, undoes, saves and reloads', async ({
  page,
}) => {
  const path = await openTeam(page);
  await cell(page, 0, 28).click();
  await expect(cell(page, 0, 28)).toHaveText('1');
  await expect(cell(page, 0, 29)).toHaveText('');
  const changes = page.getByRole('rowheader', { name: 'Ändring sedan sparat' });
  await expect(changes).toBeHidden();
  await mark(cell(page, 0, 28), cell(page, 1, 31));
  await page.keyboard.type('75 %');
  await expect(
    page.getByRole('status').filter({ hasText: 'Planen blir 100 % till v27, 75 % v28–v31, 100 % från v32' }),
  ).toBeVisible();
  await expect(sum(page, 'Tillgång', 28)).toHaveText('2,50');
  await expect(changes).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 28)).toBeFocused();
  await expect(save(page)).toHaveText('Spara ändringar (2)');

  await mark(cell(page, 2, 30), cell(page, 2, 33));
  await page.keyboard.press('Alt+f');
  await page
    .getByRole('dialog', { name: 'Registrera frånvaro' })
    .getByRole('button', { name: 'Registrera frånvaro' })
    .click();
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

test('absences are typed and pasted as words, and pasted rows find their employees by name', async ({ page }) => {
  const path = await openTeam(page);
  await cell(page, 0, 28).click();
  await page.keyboard.type('semester');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 28)).toHaveAccessibleName(/utanför 1 Semester/);
  await cell(page, 0, 30).click();
  await paste(page, 'Cia Berg\t0,5\tSjuk\r\n\r\nBo Lind\t\tvab 50 %\r\nDan Alm\t1\t1\r\n');
  await expect(page.getByText(/Inte inklistrat, .*: Dan Alm\. Ctrl\+Z ångrar inklistringen\./)).toBeVisible();
  await expect(cell(page, 2, 31)).toHaveAccessibleName(/utanför 1 Sjuk/);
  await cell(page, 0, 40).click();
  await paste(page, '"a\r\nb"\r\n');
  await expect(page.getByText('Rad 1 har citattecken som kan läsas på flera sätt.')).toBeVisible();
  await expect(save(page)).toHaveText('Spara ändringar (3)');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toBeDisabled();
  const planned = (await stored(page, path)).map(({ periods }) =>
    periods.slice(1, -1).map((one) => [one.start, one.workRate, one.workRateExcluded, one.comment]),
  );
  expect(planned).toEqual([
    [[monday(28), 0, 1, 'Semester']],
    [[monday(31), 0.5, 0.5, 'VAB']],
    [
      [monday(30), 0.5, 0, ''],
      [monday(31), 0, 1, 'Sjuk'],
    ],
  ]);
});

test('a refused rate stays with its reason and cannot be saved; the draft survives a reload', async ({ page }) => {
  const path = await openTeam(page);
  await cell(page, 0, 30).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 30)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^.+, v\d\d.* godtas inte: / })).toHaveCount(1);
  await expect(cell(page, 0, 30)).toHaveAccessibleName(/Ange en grad från 0 till 1/);
  // Nothing is saved meanwhile, and the sums that count the saved rate are grey.
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText('det sparade värdet räknas')).toBeVisible();
  const colorOf = (week: number) => sum(page, 'Tillgång', week).evaluate((one) => getComputedStyle(one).color);
  expect(await colorOf(30)).not.toBe(await colorOf(31));
  await page.keyboard.press('Control+s');
  await expect(cell(page, 0, 30)).toBeFocused();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(cell(page, 0, 30)).toHaveAttribute('aria-invalid', 'true');
  expect((await stored(page, path))[0]?.periods).toHaveLength(1);
});

test('what a typed rate will store is wholly seen beside the last of few employees', async ({ page }) => {
  await openTeam(page);
  await cell(page, 2, 48).click();
  await page.keyboard.type('0,5');
  const hint = page.getByRole('status').filter({ hasText: 'Planen blir' });
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
  await enterAs(page, usernameOf('planner'), `/plan?tab=assets&mode=team&year=${year - 2}`);
  const first = team(page).locator('[data-row="0"][data-column="0"]');
  await expect(first).toHaveAttribute('aria-readonly', 'true');
  await first.click();
  await page.keyboard.type('0');
  await expect(page.getByText(/^Veckan är mer än 10 veckor gammal .* Du kan skriva från v\d\d\.$/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('on a small screen the tools take one line above the sheet, and no word in a bar is cut', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await enterAs(page, usernameOf('planner'), `/plan?${new URLSearchParams({ ...ids, tab: 'assets', mode: 'team' })}`);
  const tabs = page.getByRole('navigation', { name: 'Planera' });
  const linesAbove = async () => {
    const [row, sheet] = [await tabs.boundingBox(), await team(page).boundingBox()];
    return (sheet?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0);
  };
  // One week with four decimals beside what it is away, as a loan leaves it.
  const thisWeek = team(page).locator('td[tabindex="0"]');
  await thisWeek.click();
  await page.keyboard.type('0,6383 + 0,25 Utlånad');
  await page.keyboard.press('Enter');
  // A phone has the weeks on a line of their own.
  for (const [width, room] of [
    [1024, 70],
    [768, 70],
    [390, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(linesAbove, `${width}`).toBeLessThan(room);
    // Words are whole, or on the line that is out of sight.
    const cut = await team(page).evaluate((grid) =>
      [...grid.querySelectorAll('td > [aria-hidden] > span:last-child')].flatMap((label) => {
        const box = label.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(label);
        return [...range.getClientRects()]
          .filter(({ top, right }) => top < box.bottom - 1 && right > box.right + 1)
          .map(() => label.textContent);
      }),
    );
    expect(cut, `${width}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Fler val för laget' }).click();
  await page.getByRole('menuitem', { name: 'Teckenförklaring' }).click();
  await expect(page.getByRole('dialog', { name: 'Teckenförklaring' }).getByText(/S\sSemester, J\sSjuk/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ isApart: true, viewport: { width: 390, height: 844 }, hasTouch: true });

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
    const saveButton = page.getByRole('button', { name: /^Spara/ });
    await saveButton.click();
    await expect(saveButton).toBeDisabled();
    expect(ratesOf((await stored(page, path))[0])?.[1]).toEqual([monday(28), addDays(monday(31), -1), 0.5, '']);

    // The letter in the bar of an absence is said in words.
    await cell(page, 1, 27).tap();
    await bar.getByRole('textbox').fill('semester');
    await bar.getByRole('button', { name: 'Klar' }).click();
    await saveButton.click();
    await expect(saveButton).toBeDisabled();
    await cell(page, 1, 27).tap();
    await expect(bar).toContainText('v27 · var 0 · Semester');
  });
});
