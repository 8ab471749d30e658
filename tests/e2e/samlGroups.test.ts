import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { placeIn, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** A person of the Demo-IdP without an account here. */
const username = 'ny@demo.se';

/** Signs in at the Demo-IdP as a person who is in these groups. */
const signInAtIdp = async (page: Page, groups: string) => {
  await page.goto('/#/auth/login');
  await page.getByRole('button', { name: 'Logga in med Demo-IdP' }).click();
  await expect(page.getByRole('heading', { name: 'Demo-IdP' })).toBeVisible();
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord').fill(process.env.DEMO_PASSWORD ?? 'Demo!2026');
  await page.getByLabel('Grupper').fill(groups);
  await page.getByRole('button', { name: 'Logga in' }).click();
};

test('a group of the identity provider gives an account access at its first sign-in, and takes it away', async ({
  page,
  openElsewhere,
}) => {
  const group = uniqueName('Medicin 33');
  const { orgId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', `/organizations/${orgId}/access`);
  const table = page.getByRole('table', { name: 'Behörighet från grupper' });
  await page.getByRole('button', { name: 'Lägg till grupp' }).click();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(table.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Grupp på rad 1').fill(group);
  await page.getByLabel('Plats på rad 1').fill('Medicinavdelning 33');
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(/Medicinavdelning 33/)
    .first()
    .click();
  await page.getByRole('checkbox', { name: /Skapa konton vid första inloggningen/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('button', { name: 'Spara' })).toBeDisabled();

  const person = await openElsewhere();
  await signInAtIdp(person, group);
  await expect(person.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  await expect(person.getByRole('button', { name: /^Plats: .*Medicinavdelning 33/ })).toBeVisible();

  await page.goto(`/#/accounts/edit/${username}`);
  await expect(page.getByText(`från ${group}`)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#/organizations/${orgId}/access`);
  await expect(table).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ta bort rad 1' }).click();
  await page.getByRole('checkbox', { name: /Skapa konton vid första inloggningen/ }).uncheck();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('button', { name: 'Spara' })).toBeDisabled();

  const again = await openElsewhere();
  await signInAtIdp(again, group);
  await expect(again.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  await expect(again.getByRole('button', { name: /Medicinavdelning 33/ })).toBeHidden();
});
