import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { paste } from './support/paste.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('an Admin copies a unit to names pasted from Excel: rows at fault stay, the others are made with categories', async ({
  page,
}) => {
  const { orgId, areaId } = await makeOrganization(page, uniqueName('Region Kopia'));
  await enterAs(page, usernameOf('admin'), `/organizations/${orgId}/areas/${areaId}`);
  const units = page.getByRole('table', { name: 'Avdelningar' });
  await expect(units.getByRole('row')).toHaveCount(2);
  const [name = ''] = await units.getByRole('link').allInnerTexts();
  await page.getByRole('button', { name: 'Kopiera avdelning…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kopiera avdelning' });
  await dialog.getByRole('combobox', { name: 'Kopiera från' }).click();
  await page.getByRole('option', { selected: false }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Så blir varje avdelning' })).toContainText('Sjuksköterska');
  await dialog.getByRole('textbox', { name: 'Namn, rad 1', exact: true }).focus();
  await paste(page, `Avdelning 37\tAVD 37\r\n${name}\tX\r\nAvdelning 39\tAVDELN 39\r\nAvdelning 40\tAVD 40\r\n`);
  await expect(dialog.getByText('Namnet finns redan.')).toHaveCount(1);
  await expect(dialog.getByText('Högst 7 tecken.')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Skapa 2 avdelningar' }).click();
  await expect(page.getByText('2 avdelningar skapade')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Namn, rad 1', exact: true })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Ta bort rad 1' }).click();
  await dialog.getByRole('textbox', { name: 'Kortnamn, rad 1' }).fill('AVD 39');
  await dialog.getByRole('button', { name: 'Skapa 1 avdelning' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(units.getByRole('row', { name: /Avdelning (37|39|40)/ })).toHaveCount(3);
  await units.getByRole('link', { name: 'Avdelning 40' }).click();
  await expect(page.getByText('Sjuksköterska').first()).toBeVisible();
});
