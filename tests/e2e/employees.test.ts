import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { categoryPathOf, cell, hire, list, makeFormer, open, week, weekRead } from './support/assetsTab.ts';
import { uniqueName } from './support/places.ts';
import { addressOf, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** A suffix for names of employees: equal names are allowed, and the tests find some employees by name. */
let stamp = '';
test.beforeEach(() => {
  stamp = uniqueName('').trim();
});

test('a new employee requires a name, starts in the current week and appears in the list', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Ny', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ny medarbetare' });
  await expect(form.getByLabel('Startvecka')).toHaveValue(week(0));
  await form.getByRole('button', { name: 'Skapa' }).click();
  await expect(form.getByText('Behöver fyllas i.')).toBeVisible();
  await expect(form.getByLabel('Namn')).toBeFocused();

  for (const text of ['75', '1,01', 'halv']) {
    await form.getByLabel('Grad', { exact: true }).fill(text);
    await expect(form.getByLabel('Grad', { exact: true })).toHaveValue(text);
    await expect(form.getByText('till exempel 0,75 eller 75 %.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Skapa' })).toBeDisabled();
  }
  await form.getByLabel('Grad', { exact: true }).fill('75 %');
  await expect(form.getByText('till exempel 0,75 eller 75 %.')).toBeHidden();
  await form.getByLabel('Grad', { exact: true }).fill('0');
  await expect(form.getByLabel('Helg')).toBeDisabled();
  await expect(form.getByLabel('Helg')).toHaveValue('0');
  await form.getByLabel('Grad', { exact: true }).fill('0,8333');
  await form.getByRole('checkbox', { name: 'Vikarie' }).check();
  await form.getByRole('checkbox', { name: 'Inhyrd' }).check();
  await expect(form.getByRole('checkbox', { name: 'Vikarie' })).not.toBeChecked();
  await form.getByLabel('Natt').focus();
  await page.keyboard.type('2,25');
  await expect(form.getByLabel('Natt')).toHaveValue('2,25');
  await expect(form.getByLabel('Nivå')).toBeFocused();
  await page.keyboard.type('3');
  await expect(form.getByLabel('Nivå')).toHaveValue('3');
  await expectAccessible(page);
  await form.getByLabel('Namn').fill(`Ny Åkerström ${stamp}`);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: `Ny Åkerström ${stamp}` })).toBeVisible();
  await expect(
    list(page).getByRole('link', { name: new RegExp(`Ny Åkerström ${stamp}.*0,8333.*inhyrd`, 's') }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(cell(page, 0, 'rate')).toHaveText('0,8333');
  await expect(cell(page, 0, 'start')).toHaveText(weekRead(0));
});

test('old periods are read-only, inactive employees hidden, and an employee from before this week is not removed', async ({
  page,
}) => {
  await open(page);
  const shown = await list(page).getByRole('listitem').count();
  await page.getByRole('checkbox', { name: 'Dölj inaktiva' }).uncheck();
  expect(await list(page).getByRole('listitem').count()).toBeGreaterThan(shown);
  const name = `Agnes ${stamp}`;
  await makeFormer(page, name);
  await expect(page.getByRole('checkbox', { name: 'Dölj inaktiva' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Dölj inaktiva' }).check();

  await list(page).getByRole('link', { name }).click();
  await expect(cell(page, 0, 'rate')).toHaveAttribute('aria-readonly', 'true');
  await cell(page, 0, 'rate').click();
  await page.keyboard.type('1');
  await expect(page.getByText('Perioden är äldre än 10 veckor')).toBeVisible();

  await page
    .getByRole('button', { name: `Åtgärder för ${name}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Ta bort medarbetaren…' }).click();
  const refusal = page.getByRole('dialog', { name: 'Medarbetaren kan inte tas bort' });
  await expect(refusal).toContainText(
    'Personal som började före innevarande vecka kan bara tas bort av en superanvändare eller administratör.',
  );
  await refusal.getByRole('button').click();
});

test('an employee is renamed and removed', async ({ page }) => {
  await open(page);
  await hire(page, 'Fel Namn');
  await page.getByRole('button', { name: 'Åtgärder för Fel Namn' }).last().click();
  await page.getByRole('menuitem', { name: 'Ändra medarbetaren…' }).click();
  await page.getByRole('dialog').getByLabel('Namn').fill(`Rätt Namn ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Rätt Namn ${stamp}` })).toBeVisible();
  await page
    .getByRole('button', { name: `Åtgärder för Rätt Namn ${stamp}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Ta bort medarbetaren…' }).click();
  await page
    .getByRole('dialog', { name: `Ta bort Rätt Namn ${stamp}?` })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  await expect(list(page).getByRole('link', { name: `Rätt Namn ${stamp}` })).toHaveCount(0);
});

test('the removal of an employee renamed by another account says by whom, and works the second time', async ({
  page,
}) => {
  await open(page);
  await hire(page, `Gammalt ${stamp}`);
  await expect.poll(() => addressOf(page).get('asset')).not.toBeNull();
  const api = await apiAs(page, usernameOf('superuser'));
  await api.put(`${await categoryPathOf(page)}/assets/${addressOf(page).get('asset')}`, { name: `Nytt ${stamp}` });
  const remove = async (name: string) => {
    await page
      .getByRole('button', { name: `Åtgärder för ${name} ${stamp}` })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Ta bort medarbetaren…' }).click();
    await page
      .getByRole('dialog', { name: `Ta bort ${name} ${stamp}?` })
      .getByRole('button', { name: 'Ta bort' })
      .click();
  };
  await remove('Gammalt');
  const refusal = page.getByRole('dialog', { name: 'Medarbetaren kan inte tas bort' });
  await expect(refusal).toContainText(`${usernameOf('superuser')} ändrade detta`);
  await refusal.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: `Nytt ${stamp}` })).toBeVisible();
  await remove('Nytt');
  await expect(list(page).getByRole('link', { name: new RegExp(`${stamp}$`) })).toHaveCount(0);
});
