import { expect } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { categoryPathOf, cell, grid, hire, open, save, week, write } from './support/assetsTab.ts';
import { monday } from './support/comparison.ts';
import { uniqueName } from './support/places.ts';
import { usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a period that the server refuses says its reason once, at the cell', async ({ page }) => {
  await open(page);
  const name = uniqueName('En Gång');
  await hire(page, name);
  await write(page, cell(page, 0, 'end'), week(2));
  await save(page).click();
  await expect(page.getByText(/osparad ändring/)).toBeHidden();
  const path = `${await categoryPathOf(page)}/assets`;
  const api = await apiAs(page, usernameOf('superuser'));
  const staff = (await api.get(path)) as readonly { readonly id: string; readonly name: string }[];
  const own = staff.find((one) => one.name === name);
  // A period of another window, which this one has not seen.
  await api.post(`${path}/${own?.id}/periods`, { start: monday(5) });
  await write(page, cell(page, 0, 'end'), week(7));
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Perioden kunde inte ändras' });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText('överlappar');
  await cell(page, 0, 'end').click();
  await expect(grid(page).getByText('Perioden överlappar en annan period.').first()).toBeAttached();
});
