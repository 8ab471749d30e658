import { expect } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { enterOn, tabTo } from './support/keys.ts';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a unit is changed and a shift created and removed in Förvalta by keyboard alone', async ({ page }) => {
  const name = uniqueName('Region Tangent');
  await makeOrganization(page, name);
  await signIn(page, 'admin', '/organizations');
  const link = (text: string) => page.getByRole('main').getByRole('link', { name: text, exact: true });
  await enterOn(page, link(name));
  const more = page.getByRole('button', { name: 'Mer för Medicin', exact: true });
  await enterOn(page, more);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menuitem', { name: 'Kopiera avdelning…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const copying = page.getByRole('dialog', { name: 'Kopiera avdelning' });
  await expect(copying).toBeVisible();
  await enterOn(page, copying.getByRole('button', { name: 'Avbryt' }));
  await expect(copying).toBeHidden();
  await expect(more).toBeFocused();
  await enterOn(page, link('Medicin'));
  await enterOn(page, link('Avdelning 1'));
  await enterOn(page, page.getByRole('link', { name: 'Inställningar' }));
  await tabTo(page, page.getByLabel('Kortnamn'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Tangent');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Avdelning 1 är sparad.')).toBeVisible();
  await enterOn(page, page.getByRole('link', { name: 'Kategorier och pass' }));
  await enterOn(page, link('Sjuksköterska'));
  await enterOn(page, page.getByRole('link', { name: /Nytt arbetspass$/ }));
  await expect(page.getByLabel('Namn', { exact: true })).toBeFocused();
  await page.keyboard.type('Kväll');
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Extra timmar' })).toBeChecked();
  await tabTo(page, page.getByLabel('Extra tid per pass'));
  await page.keyboard.type('00');
  await page.keyboard.type('15');
  await enterOn(page, page.getByRole('button', { name: 'Skapa arbetspass' }));
  await expect(page.getByRole('row', { name: /Kväll/ })).toContainText('0:15');
  await enterOn(page, link('Kväll'));
  await enterOn(page, page.getByRole('button', { name: 'Ta bort arbetspasset' }));
  const dialog = page.getByRole('dialog');
  await enterOn(page, dialog.getByRole('button', { name: 'Ta bort' }));
  await expect(page.getByText('Kväll är borttagen.')).toBeVisible();
  await expect(link('Kväll')).toHaveCount(0);
});

test('an account is found, changed and granted access by keyboard alone', async ({ page }) => {
  const email = uniqueEmail('tangent');
  const api = await apiAs(page, usernameOf('superuser'));
  await api.post('/api/account', { email, type: 'User', password: 'hemligt' });
  await signIn(page, 'superuser', '/plan?tab=overview');
  const menu = (text: string) => page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: text });
  await enterOn(page, menu('Konton'));
  await tabTo(page, page.getByRole('searchbox', { name: 'Sök användarnamn' }));
  await page.keyboard.type(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await enterOn(page, page.getByRole('link', { name: email }));
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^Användare/ }));
  await page.keyboard.press('ArrowUp');
  await enterOn(page, page.getByRole('button', { name: 'Spara', exact: true }));
  await expect(page.getByText('Kontot är ändrat.')).toBeVisible();

  await enterOn(page, menu('Förvalta'));
  await enterOn(page, page.getByRole('main').getByRole('link', { name: 'Region Västmarken' }));
  await enterOn(page, page.getByRole('link', { name: 'Behörighet' }));
  await enterOn(page, page.getByRole('button', { name: 'Ge behörighet' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radio', { name: 'Befintlig användare' }));
  await page.keyboard.press('ArrowDown');
  const option = dialog.getByRole('radio', { name: 'Befintlig superanvändare' });
  for (let step = 0; step < 3 && !(await option.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByLabel('Konto'));
  await page.keyboard.type(email);
  await expect(page.getByTitle(email)).toBeVisible();
  await page.keyboard.press('Enter');
  await enterOn(page, dialog.getByRole('button', { name: 'Ge behörighet' }));
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('alltid');
});

test('everybody who reaches a unit is found in Förvalta by keyboard alone, with the place of each grant', async ({
  page,
}) => {
  const { orgId, areaId, unitId } = await makeOrganization(page, uniqueName('Region Når'));
  const api = await apiAs(page, usernameOf('superadmin'));
  const [above, here] = [uniqueEmail('ovanfor'), uniqueEmail('har')];
  const add = (email: string, level: string, id: string) =>
    api.post('/api/account', { email, type: 'User', access: { level, id, canWrite: true } });
  await add(above, 'area', areaId);
  await add(here, 'unit', unitId);
  await signIn(page, 'superadmin', `/organizations/${orgId}`);
  const link = (text: string) => page.getByRole('main').getByRole('link', { name: text, exact: true });
  await enterOn(page, link('Medicin'));
  await enterOn(page, link('Avdelning 1'));
  await enterOn(page, page.getByRole('link', { name: 'Behörighet' }));
  await expect(page.getByRole('row', { name: new RegExp(above) })).toContainText(/Medicin\s*ärvd/);
  await expect(page.getByRole('checkbox', { name: `${here} får ändra` })).toBeChecked();
});
