import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { heading, openUnit } from './support/manage.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a unit with planning is removed only after its name is typed', async ({ page }) => {
  await openUnit(page);
  await expect(heading(page, 'Medicinavdelning 31')).toBeVisible();
  await page.getByRole('button', { name: 'Ta bort avdelningen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    /Det här tas bort: \d+ kategorier, \d+ arbetspass, \d+ behovsperioder, \d+ anställda\./,
  );
  const name = dialog.getByLabel('Skriv Medicinavdelning 31 för att bekräfta');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill('Medicinavdelning 3');
  await expect(dialog.getByRole('button', { name: 'Ta bort' })).toBeDisabled();
  await name.fill('Medicinavdelning 31');
  await expect(dialog.getByRole('button', { name: 'Ta bort' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Medicinavdelning 31')).toBeVisible();
});

test('the second of two admins who change the same field of a unit chooses between both versions', async ({
  page,
  openElsewhere,
}) => {
  await openUnit(page);
  const field = page.getByLabel('Kortnamn');
  const before = await field.inputValue();
  await field.fill('Mitt');

  const other = await openElsewhere();
  await signIn(other, 'superadmin', page.url().split('#')[1] ?? '');
  await other.getByLabel('Kortnamn').fill('Ditt');
  await other.getByRole('button', { name: 'Spara' }).click();
  await expect(other.getByText(/är sparad/)).toBeVisible();

  await page.getByRole('button', { name: 'Spara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(dialog.getByRole('row', { name: 'Kortnamn Ditt Mitt' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(page.getByText(/är sparad/)).toBeVisible();
  await expect(field).toHaveValue('Mitt');
  await field.fill(before);
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('button', { name: 'Spara' })).toBeDisabled();
});

test('messages about a category period name the category, and its removal warns of the consequence', async ({
  page,
}) => {
  const made = await makeOrganization(page, uniqueName('Region Ord'));
  const unit = `/organizations/${made.orgId}/areas/${made.areaId}/units/${made.unitId}`;
  await signIn(page, 'admin', `${unit}/categories/${made.categoryId}/edit`);
  const first = page.getByRole('table', { name: 'Perioder' }).getByRole('button').first();
  const dialog = page.getByRole('dialog').first();
  await first.click();
  await dialog.getByLabel('Anteckningar').fill('Enligt avtal');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är sparad.')).toBeVisible();
  await first.click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  const question = page.getByRole('dialog', { name: 'Ta bort perioden?' });
  await expect(question).toContainText('räknas inga tjänster för kategorin. Det går inte att ångra.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är borttagen.')).toBeVisible();
  // The button moves into the empty list.
  await expect(page.getByText('Inga perioder')).toBeVisible();
  await page.getByRole('button', { name: 'Ny period' }).click();
  await dialog.getByRole('button', { name: 'Skapa period' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är skapad.')).toBeVisible();
});
