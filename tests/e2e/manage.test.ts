import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the start screen has found its place: its own navigation would take the next one's place. */
const enter = async (page: Page, person: Parameters<typeof signIn>[1], address: string): Promise<void> => {
  await signIn(page, person);
  await expect(page).toHaveURL(/organizations|orgId=/);
  await page.goto(`/#${address}`);
};

const toUnit = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Region Västmarken' }).click();
  await page.getByRole('link', { name: 'Medicin', exact: true }).click();
  await page.getByRole('link', { name: 'Medicinavdelning 31' }).click();
};

test('shifts are put in order by keyboard, which is told and kept', async ({ page }) => {
  await enter(page, 'admin', '/organizations');
  await toUnit(page);
  await page.getByRole('link', { name: 'Sjuksköterska' }).click();
  const rows = page.getByRole('table', { name: 'Arbetspass' }).getByRole('rowheader');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.allTextContents();
  const first = before[0] ?? '';
  await page.getByRole('button', { name: `Flytta ${first}, plats 1 av ${before.length}` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const after = [before[1] ?? '', first, ...before.slice(2)];
  await expect(rows).toHaveText(after);
  await expect(page.getByText(`${first} är flyttad till plats 2 av ${before.length}.`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Flytta ${first}, plats 2` })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(rows).toHaveText(after);
  await page.getByRole('button', { name: `Flytta upp ${first}` }).click();
  await expect(rows).toHaveText(before);
});

test('a shift is dragged to another place', async ({ page }) => {
  await enter(page, 'admin', '/organizations');
  await toUnit(page);
  await page.getByRole('link', { name: 'Undersköterska' }).click();
  const rows = page.getByRole('table', { name: 'Arbetspass' }).getByRole('rowheader');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.allTextContents();
  const grip = page.getByRole('button', { name: new RegExp(`^Flytta ${before[0]},`) });
  const from = await grip.boundingBox();
  const last = await rows.last().boundingBox();
  if (!from || !last) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, last.y + last.height - 2, { steps: 6 });
  await page.mouse.up();
  await expect(rows).toHaveText([...before.slice(1), before[0] ?? '']);
  await page.reload();
  await expect(rows).toHaveText([...before.slice(1), before[0] ?? '']);
});

test('Förvalta leads from the plan to what is planned there, by role', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page).toHaveURL(/orgId=/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('medicinavdelning 31 sjuksköterska');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/categoryId=/);
  const { hash } = new URL(page.url());
  const category = new URLSearchParams(hash.split('?')[1]);
  await page.getByRole('link', { name: 'Förvalta' }).click();
  await expect(heading(page, 'Medicinavdelning 31')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Flikar' }).getByRole('link')).toHaveText(['Behörighet']);
  const unit = page.url().split('#')[1]?.split('/access')[0] ?? '';
  await page.goto(`/#${unit}/categories/${category.get('categoryId')}`);
  await expect(page).toHaveURL(/\/plan\?.*categoryId=/);
});

test('who is no administrator is led to the plan of the place', async ({ page }) => {
  await enter(page, 'planner', '/organizations');
  await expect(page).toHaveURL(/\/plan/);
  await expect(page.getByRole('link', { name: 'Förvalta' })).toBeHidden();
});
