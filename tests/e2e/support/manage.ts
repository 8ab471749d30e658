import type { Page } from '@playwright/test';
import { placeIn } from './places.ts';
import { signIn } from './signIn.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a unit of the demo region by its address. */
export const openUnit = async (page: Page): Promise<void> => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  await signIn(page, 'admin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}`);
};

/** Opens the same unit from the list of organisations, level by level. */
export const navigateToUnit = async (page: Page): Promise<void> => {
  await signIn(page, 'admin', '/organizations');
  await page.getByRole('link', { name: 'Region Västmarken' }).click();
  await page.getByRole('link', { name: 'Medicin', exact: true }).click();
  await page.getByRole('link', { name: 'Medicinavdelning 31' }).click();
};
