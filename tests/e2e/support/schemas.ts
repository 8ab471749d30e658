import { expect, type Page } from '@playwright/test';
import { addressOf, signIn } from './signIn.ts';

/** Opens the plan of the planner's unit, which has past, current and coming periods. */
export const openPlan = async (page: Page): Promise<void> => {
  await signIn(page, 'planner', '/plan?tab=schemas');
  await expect(page.getByRole('heading', { level: 1, name: /^v\d\d–v\d\d \d{4}(–\d{4})?$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Kvitton per vecka' })).toBeVisible();
  await expect.poll(() => addressOf(page).get('period')).toBeTruthy();
};
