import { expect, type Locator } from '@playwright/test';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

type Colour = 'color' | 'backgroundColor' | 'borderTopColor';

/** Expects the colour of an element to be that of a variable of the theme, as the browser computes both, after transitions. */
const expectColour = (element: Locator, colour: Colour, variable: string): Promise<void> =>
  expect(async () => {
    const [shown, wanted] = await element.evaluate(
      (node, { colour, variable }) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--${variable})`;
        const colours = [getComputedStyle(node)[colour], getComputedStyle(probe).color];
        probe.remove();
        return colours;
      },
      { colour, variable },
    );
    expect(shown, variable).toBe(wanted);
  }).toPass({ timeout: 15_000 });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the note and the toast of what succeeded have the accent of the ${colorScheme} theme, below the header`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { orgId, areaId, unitId } = await makeOrganization(page, uniqueName('Region Besked'));
    await signIn(page, 'superadmin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/edit`);
    await page.getByLabel('Kortnamn').fill('Avd 2');
    await page.getByRole('button', { name: 'Spara' }).click();
    const toast = page.locator('.ant-message-notice-content, .ant-message-notice').first();
    await expect(toast).toContainText('Avdelning 1 är sparad.');
    const header = await page.getByRole('banner').boundingBox();
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expectColour(toast.locator('.anticon').first(), 'color', 'accent');

    await page.goto('/#/accounts/create');
    await page.getByLabel('E-postadress').fill(uniqueEmail('besked'));
    await page.getByRole('radio', { name: /^Superadministratör/ }).check();
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    const note = page.locator('.ant-alert').filter({ hasText: 'Kontot är skapat och inbjudan är skickad.' });
    await expectColour(note, 'backgroundColor', 'accent-soft');
    await expectColour(note, 'borderTopColor', 'accent-line');
    await expectColour(note.locator('.anticon'), 'color', 'accent');
  });

test('a toast lies clear of the field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { orgId, areaId, unitId } = await makeOrganization(page, uniqueName('Region Ovan'));
  await signIn(page, 'superadmin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/edit`);
  const field = page.getByLabel('Kortnamn');
  await field.fill('Avd 2');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.keyboard.press('Enter');
  const toast = page.locator('.ant-message-notice').first();
  await expect(toast).toContainText('är sparad');
  await expect(field).toBeFocused();
  const [shown, focused] = [(await toast.boundingBox())!, (await field.boundingBox())!];
  expect(focused.y).toBeLessThan(150);
  expect(shown.y).toBeGreaterThan(focused.y + focused.height);
  expect(shown.y + shown.height).toBeLessThanOrEqual(450);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a refused field with the focus has the fault's colour and a ring that shows, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'superadmin', '/accounts/create');
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    const field = page.getByLabel('E-postadress');
    await expect(field).toBeFocused();
    await expectColour(field, 'borderTopColor', 'negative');
    await expect(field).toHaveCSS('box-shadow', / 0px 0px 0px 2px$/);
    const ring = await field.evaluate((node) => getComputedStyle(node).boxShadow);
    const opacity = Number(/[/,] ?([\d.]+)\)/.exec(ring)?.[1] ?? 1);
    expect(opacity, ring).toBeGreaterThan(0.4);
  });
