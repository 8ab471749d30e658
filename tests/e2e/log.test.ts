import { expect, test } from '@playwright/test';
import { signIn } from './support/people.ts';

test('only a superadmin is shown the logbook', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/organizations|orgId=/);
  await expect(page.getByRole('link', { name: 'Logg', exact: true })).toBeHidden();
  await page.goto('/#/log');
  await expect(page).toHaveURL(/\/plan/);
});
