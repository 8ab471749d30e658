import { expect } from '@playwright/test';
import { open } from './support/demandTab.ts';
import { test } from './support/test.ts';

// The other tests turn motion off, as some people do; most people have it.
test.use({ isApart: true, contextOptions: { reducedMotion: 'no-preference' } });

test('a dialog gives its first field the focus where motion is on, and returns it when it is closed', async ({
  page,
}) => {
  await open(page);
  const create = page.getByRole('button', { name: 'Ny vårdplatsperiod' });
  await create.click();
  const dialog = page.getByRole('dialog', { name: 'Ny vårdplatsperiod' });
  await expect(dialog.getByLabel('Startvecka')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();
});
