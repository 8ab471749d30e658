import type { Page } from '@playwright/test';

/** Chooses an account by its address in the grant dialog. */
export const chooseAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel('Konto').fill(email);
  await page.getByTitle(email).click();
};
