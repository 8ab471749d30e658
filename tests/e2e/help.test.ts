import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/people.ts';

/** The pictures of the documents are made here, from the running program: they cannot show another one. */
const picture = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('gridcell').or(page.getByRole('cell')).filter({ hasText: /\d/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `web/public/help/bilder/${name}.png`, animations: 'disabled' });
};

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

test('the pictures of the manual show the program as it is', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('grid')).toBeVisible();
  await picture(page, 'oversikt');
});

test('and so do those of a planner’s tabs', async ({ page }) => {
  await signIn(page, 'planner');
  for (const [tab, name] of [
    ['Behov', 'behov'],
    ['Plan', 'plan'],
    ['Personal', 'personal'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    await picture(page, name);
  }
});

for (const name of ['snabbstart', 'handbok'])
  test(`${name} is whole and readable`, async ({ page }) => {
    await page.goto(`/help/${name}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const image of await page.getByRole('img').all())
      expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
  });
