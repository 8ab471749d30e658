import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Whether the pictures are taken anew: `npm run pictures`. */
const writesPictures = process.env.PICTURES === 'write';

/** Stores what the page shows once two screenshots in a row are equal. */
const writePicture = async (page: Page, name: string): Promise<void> => {
  let latest: Buffer = Buffer.alloc(0);
  const isDrawn = async () => {
    const previous = latest;
    latest = await page.screenshot({ animations: 'disabled' });
    return latest.equals(previous);
  };
  await expect.poll(isDrawn).toBe(true);
  await writeFile(`web/public/help/bilder/${name}.png`, latest);
};

/** The screen of a picture shows figures, and the manual has the picture. */
const expectPicture = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('gridcell').or(page.getByRole('cell')).filter({ hasText: /\d/ }).first()).toBeVisible();
  // The program serves those that it was built with.
  if (writesPictures) return await writePicture(page, name);
  const picture = await page.request.get(`/help/bilder/${name}.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
};

test.use({ isApart: true, viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

test('the overview that the manual pictures opens with figures', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectPicture(page, 'oversikt');
});

test('the tabs of a planner that the manual pictures open with figures', async ({ page }) => {
  await signIn(page, 'planner');
  for (const [tab, name] of [
    ['Behov', 'behov'],
    ['Plan', 'plan'],
    ['Personal', 'personal'],
    ['Budget', 'budget'],
    ['Uppföljning', 'uppfoljning'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    await expectPicture(page, name);
  }
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await page.getByText('Alla', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Lagets arbetsgrad per vecka' })).toBeVisible();
  await expectPicture(page, 'lag');
});

for (const name of ['snabbstart', 'handbok', 'administration'])
  test(`the help page ${name} shows all its pictures and has no accessibility fault`, async ({ page }) => {
    await page.goto(`/help/${name}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const image of await page.getByRole('img').all())
      expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
  });

test('the manual for administrators is in the menus of administrators, on a phone too, and not in those of a planner', async ({
  page,
}) => {
  const manual = page.getByRole('link', { name: 'Handbok för administratörer' });
  await signIn(page, 'superuser', '/accounts');
  await expect(page.getByRole('button', { name: /^Plats: / })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Hjälp' }).click();
  await expect(manual).toHaveAttribute('href', 'help/administration.html');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await expect(manual).toBeVisible();
  await expect(page.getByRole('link', { name: 'Handbok', exact: true })).toBeVisible();
  await signIn(page, 'planner');
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Handbok', exact: true })).toBeVisible();
  await expect(manual).toHaveCount(0);
});
