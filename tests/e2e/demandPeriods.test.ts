import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { cell, list, MON, menu, open } from './support/demandTab.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

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

test('weeks typed one after the other replace what is there, a proposed end moves along, and a typed one is never moved unsaid', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Ny period' }).click();
  const form = page.getByRole('dialog', { name: 'Ny behovsperiod' });
  const [start, end] = [form.getByLabel('Startvecka'), form.getByLabel('Slutvecka')];
  await start.focus();
  await page.keyboard.type('v10 2050');
  await page.keyboard.press('Tab');
  // No wait between: the end has changed while it got the focus.
  await page.keyboard.type('51');
  await page.keyboard.press('Tab');
  await expect(end).toHaveValue('2050-v51');
  await expect(start).toHaveValue('2050-v10');
  await expect(form.locator('.ant-picker-clear:focus')).toHaveCount(0);
  await start.fill('v20 2051');
  await start.press('Tab');
  await expect(start).toHaveValue('2050-v51');
  await expect(form.getByText('Perioden slutar före den valda veckan.')).toBeVisible();
  await end.fill('2051-v53');
  await end.press('Tab');
  await expect(form.getByText('Det året har 52 veckor.')).toBeVisible();
  await expect(end).toHaveValue('2051-v53');
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
  // An open calendar takes the first Escape.
  await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a simulated demand period is created, changed, locked by a SuperUser only, and removed', async ({
  page,
  openElsewhere,
}) => {
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
  const shownBefore = addressOf(page).get('period');
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
  await expect.poll(() => addressOf(page).get('period')).not.toBe(shownBefore);
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
  const manager = await openElsewhere();
  await open(manager, 'superuser', there.replace(/period=[^&]*/, `period=${period}`));
  await menu(manager, 'Lås perioden');
  await expect(manager.getByRole('main').getByText('Låst').first()).toBeVisible();
  await cell(manager, 0, MON).click();
  await manager.keyboard.type('4');
  await expect(
    manager.getByText('Behovsperioden är låst för ändringar. Lås upp den först, under Fler val.'),
  ).toBeVisible();
  await expect(cell(manager, 0, MON)).toHaveText('0');
  await expect(cell(manager, 0, MON)).toHaveAttribute('aria-readonly', 'true');
  await menu(manager, 'Lås upp perioden');
  await expect(manager.getByText('Låst')).toHaveCount(0);

  await page.reload();
  await menu(page, 'Ta bort period');
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect.poll(count).toBe(before);
  await expect(list(page).locator('[aria-current=true]')).toBeVisible();
  await expect.poll(() => addressOf(page).get('period')).not.toBe(period);
});

test('a new period inside another one splits it, after saying what is stored; a locked one refuses it', async ({
  page,
}) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Delad'));
  const api = await apiAs(page, usernameOf('admin'));
  const demands = `${categoryPath}/${ids.categoryId}/demands`;
  const first = { start: '2049-01-04', end: '2049-12-26' };
  const id = await make(demands, { ...first, baseOnSchemaId: null, simulation: false, comment: '' });
  await signIn(page, 'admin', `/plan?${new URLSearchParams({ ...ids, tab: 'demand' })}`);
  const entries = page.getByRole('complementary', { name: 'Behovsperioder' }).getByRole('link');
  await expect(entries).toHaveCount(1);
  const choose = async (start: string, end: string) => {
    await page.getByRole('button', { name: 'Ny period' }).click();
    const form = page.getByRole('dialog', { name: 'Ny behovsperiod' });
    for (const [label, week] of [
      ['Startvecka', start],
      ['Slutvecka', end],
    ] as const) {
      await form.getByLabel(label).fill(week);
      await form.getByLabel(label).press('Tab');
    }
    return form;
  };
  const form = await choose('v10 2049', 'v12 2049');
  await expect(form.getByText('Perioden v01–v51 2049 delas i v01–v09 2049 och v13–v51 2049.')).toBeVisible();
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(entries).toHaveCount(3);
  const stored = (await api.get(demands)) as readonly { readonly start: string; readonly end: string }[];
  expect(stored.map(({ start, end }) => `${start}–${end}`).sort()).toEqual([
    '2049-01-04–2049-03-07',
    '2049-03-08–2049-03-28',
    '2049-03-29–2049-12-26',
  ]);

  const question = page.getByRole('dialog', { name: 'Gör behovsperioden v10–v12 2049 till simulering?' });
  for (const answer of ['Avbryt', 'Gör till simulering']) {
    await menu(page, 'Gör till simulering');
    await expect(question.getByText('v10–v12 2049 saknar därefter behov i planen')).toBeVisible();
    await expect(entries.getByText('Simulering')).toHaveCount(0);
    await question.getByRole('button', { name: answer }).click();
  }
  await expect(entries.getByText('Simulering')).toHaveCount(1);

  const { version } = (await api.get(`${demands}/${id}`)) as { readonly version: number };
  await api.put(`${demands}/${id}/lock`, { version });
  await page.reload();
  const refused = await choose('v05 2049', 'v06 2049');
  await expect(refused.getByText('Behovsperioden börjar inom en låst period.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Skapa period' })).toBeDisabled();
});

test('a version conflict at removal warns once and loads the period once, in Behov and in Plan', async ({ page }) => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Krock'));
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${categoryPath}/${ids.categoryId}`;
  const dates = { start: '2026-11-16', end: null };
  const tabs = [
    {
      tab: 'demand',
      periods: `${path}/demands`,
      whole: `${path}/demand`,
      change: { comment: 'ändrad' },
      list: 'Behovsperioder',
    },
    {
      tab: 'schemas',
      periods: `${path}/schemas`,
      whole: `${path}/plan`,
      change: { comments: 'ändrad' },
      list: 'Planperioder',
    },
  ];
  for (const { tab, periods, whole, change, list: title } of tabs) {
    const body = tab === 'demand' ? { ...dates, baseOnSchemaId: null, simulation: false, comment: '' } : dates;
    const id = await make(periods, body);
    const places = new URLSearchParams({ ...ids, tab });
    await signIn(page, 'admin', `/plan?${places}`);
    await expect(page.getByRole('complementary', { name: title }).getByRole('link')).toHaveCount(1);
    await expect.poll(() => addressOf(page).get('period')).toBe(id);
    await api.put(`${periods}/${id}`, { ...change, version: 1 });

    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === whole) loaded.push(request.url());
    });
    const remove = async () => {
      await menu(page, 'Ta bort period');
      const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
      return (await answered).status();
    };
    expect(await remove()).toBe(409);
    await expect(page.getByText(`${usernameOf('admin')} ändrade detta`)).toHaveCount(1);
    expect(await remove()).toBe(204);
    await expect(page.getByText(/^Inga (behovs|plan)perioder har skapats/)).toBeVisible();
    // Once after the conflict, once or twice after the removal.
    expect(loaded.length).toBeLessThanOrEqual(4);
    page.removeAllListeners('request');
  }
});
