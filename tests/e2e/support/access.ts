import type { Page } from '@playwright/test';

/** In the dialog that gives access: one of the accounts that it offers, by its address. */
export const chooseAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel('Konto').fill(email);
  await page.getByTitle(email).click();
};
