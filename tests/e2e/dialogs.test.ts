import { expect } from '@playwright/test';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const QUESTION = 'Du har ändringar som inte är sparade';

test('a period dialog focuses its first field, asks before discarding changes and returns the focus', async ({
  page,
}) => {
  const made = await makeOrganization(page, uniqueName('Region Fokus'));
  const unit = `/organizations/${made.orgId}/areas/${made.areaId}/units/${made.unitId}`;
  await signIn(page, 'admin', `${unit}/categories/${made.categoryId}/edit`);
  const period = page.getByRole('table', { name: 'Perioder' }).getByRole('button').first();
  const dialog = page.getByRole('dialog', { name: /^Sjuksköterska/ });
  const save = dialog.getByRole('button', { name: 'Spara' });
  const notes = dialog.getByLabel('Anteckningar');
  const question = page.getByRole('dialog', { name: QUESTION });

  await period.press('Enter');
  await expect(dialog.getByLabel('Första dag')).toBeFocused();
  await expect(save).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(period).toBeFocused();

  await page.keyboard.press('Enter');
  await notes.fill('Enligt avtal');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(question).toBeHidden();
  await expect(notes).toHaveValue('Enligt avtal');
  await page.mouse.click(5, 400);
  await expect(question.getByRole('button')).toHaveText(['Spara och gå vidare', 'Lämna utan att spara', 'Stanna kvar']);
  await expect(question.getByRole('button', { name: 'Spara och gå vidare' })).toBeFocused();
  await question.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(period).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(notes).toHaveValue('');
  await notes.fill('Enligt avtal');
  await notes.fill('');
  await expect(save).toBeDisabled();
  await notes.fill('Enligt avtal');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Spara och gå vidare' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är sparad.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(period).toBeFocused();

  await page.reload();
  await period.press('Enter');
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('dialog', { name: 'Ta bort perioden?' }).getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är borttagen.')).toBeVisible();
  await expect(page.getByText('Inga perioder')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the grant dialog asks before discarding an address and returns the focus', async ({ page }) => {
  await signIn(page, 'superuser', '/organizations');
  await page.getByRole('main').getByRole('link', { name: 'Region Västmarken' }).click();
  await page.getByRole('link', { name: 'Behörighet' }).click();
  const opener = page.getByRole('button', { name: 'Ge behörighet' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /behörighet/ });
  await expect(dialog.getByRole('radio', { name: 'Befintlig användare' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'Ny användare', exact: true }).check();
  await dialog.getByLabel('E-postadress').fill('ny@test.se');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: QUESTION });
  await question.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
