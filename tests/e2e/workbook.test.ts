import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('the workbook of an organisation is read back as it was downloaded, and an older file is refused', async ({
  page,
}) => {
  const { orgId } = await makeOrganization(page, uniqueName('Region Arbetsbok'));
  await enterAs(page, usernameOf('admin'), `/organizations/${orgId}/workbook`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta med det som finns' }).click();
  const file = await (await downloading).path();
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'gammal.xls', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') });
  await expect(page.getByText('Spara den som .xlsx utan lösenord.')).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText(/^0 rader läses in, 0 lämnas, [1-9]\d* utan ändring\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Läs in 0 rader' })).toBeDisabled();
  await expectAccessible(page);
});
