import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('an organisation sets how long its log and closed accounts are kept, and the log shows the change', async ({
  page,
}) => {
  const name = uniqueName('Region Gallring');
  const { orgId } = await makeOrganization(page, name);
  await signIn(page, 'superadmin', `/organizations/${orgId}/edit`);
  const log = page.getByLabel('Logg och stängda konton, månader');
  const signIns = page.getByLabel('Inloggningar i loggen, månader');
  const save = page.getByRole('form', { name: 'Gallring' }).getByRole('button', { name: 'Spara' });
  await expect(log).toHaveValue('24');
  await expect(signIns).toHaveValue('6');
  await log.fill('5');
  await signIns.fill('12');
  await save.click();
  await expect(page.getByText('Minst 6.')).toBeVisible();
  await expect(log).toBeFocused();
  await expect(signIns).toHaveValue('12');
  await expectAccessible(page);
  await log.fill('36');
  await save.click();
  await expect(page.getByText(`${name} är sparad.`)).toBeVisible();
  await page.reload();
  await expect(log).toHaveValue('36');

  await log.fill('');
  await save.click();
  await expect(log).toHaveValue('24');

  await page.getByRole('link', { name: 'Logg', exact: true }).click();
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .nth(1);
  await expect(first).toContainText(/Logg och stängda konton, månader.*24.*36/s);
});
