import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  cell,
  openCategory,
  pasteAt,
  save,
  services,
  stencils,
  thisYear,
  unsaved,
  write,
} from './support/budgetTab.ts';
import { tabTo } from './support/keys.ts';
import { test } from './support/test.ts';

test('each refused value stays in its cell with its reason and keeps the sheet from being saved', async ({ page }) => {
  const year = thisYear + 1;
  await openCategory(page, 'planner', [{ start: `${year}-01-01`, end: `${year}-12-31`, budget: 4 }]);
  const last = (await stencils(page).getByRole('row').count()) - 2;
  await pasteAt(page, cell(stencils(page), last, 0), '20266');
  await cell(stencils(page), last, 0).hover();
  await expect(stencils(page).getByRole('tooltip', { name: 'Högst 2100.' })).toBeVisible();
  await pasteAt(page, cell(stencils(page), last, 0), String(thisYear));
  await expect(stencils(page).getByText(/^Schabloner för innevarande/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(unsaved(page)).toBeHidden();

  await pasteAt(page, cell(services(page), 1, 0), `${year}-06-01\t\t1000`);
  await expect(page.getByRole('button', { name: '2 värden behöver rättas' })).toBeVisible();
  await expect(services(page).getByText('Perioden överlappar en annan period.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText(/osparade ändringar/)).toBeVisible();
  await expect(cell(services(page), 1, 0)).toBeFocused();

  await pasteAt(page, cell(services(page), 2, 0), Array.from({ length: 1000 }, (_, row) => `${row}\t1`).join('\n'));
  await expect(page.getByText(/har 1000 rader; inget är ändrat/)).toBeVisible();
  await expect(page.getByRole('button', { name: '2 värden behöver rättas' })).toBeVisible();

  await page.reload();
  await expect(cell(services(page), 1, 2)).toContainText('1 000');
});

test('several rows are pasted at once, and a new period ends the open one', async ({ page }) => {
  const { path, api } = await openCategory(page, 'planner', [{ start: `${thisYear}-11-16`, budget: 4 }]);
  const [one, two] = [thisYear + 1, thisYear + 2];
  await pasteAt(page, cell(services(page), 1, 0), `${one}\t${one}\t5\n${two}-01-01\t\t6,25\tTillsvidare`);
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toBeHidden();
  expect(await api.get(path)).toMatchObject([
    { start: `${thisYear}-11-16`, end: `${thisYear}-12-31`, budget: 4 },
    { start: `${one}-01-01`, end: `${one}-12-31`, budget: 5 },
    { start: `${two}-01-01`, end: null, budget: 6.25, comment: 'Tillsvidare' },
  ]);
  await expect(cell(services(page), 0, 1)).toHaveText('tillsvidare');
});

test('two planners at one period choose what is stored', async ({ page }) => {
  const start = `${thisYear + 1}-01-01`;
  const { path, api, periods } = await openCategory(page, 'planner', [{ start, budget: 4 }]);
  await write(page, cell(services(page), 0, 2), '5');
  await api.put(`${path}/${periods[0]?.id}`, { budget: 7 });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(dialog.getByRole('row', { name: 'Tjänster 7 5' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(unsaved(page)).toBeHidden();
  expect(await api.get(path)).toMatchObject([{ budget: 5 }]);
});

test('a conflict in the dialog keeps what the other user changed in another field', async ({ page }) => {
  const start = `${thisYear + 1}-01-01`;
  const { path, api, periods } = await openCategory(page, 'planner', [{ start, budget: 4, name: 'Före' }]);
  await page.getByRole('button', { name: `Ändra ${start} – tillsvidare` }).click();
  const form = page.getByRole('dialog', { name: 'Ändra budgetperiod' });
  await expect(form.getByLabel('Namn (frivilligt)')).toHaveValue('Före');
  await form.getByLabel('Tjänster').fill('5');
  await api.put(`${path}/${periods[0]?.id}`, { budget: 7, name: 'Efter' });
  await form.getByRole('button', { name: 'Spara', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Någon annan hann före' })
    .getByRole('button', { name: 'Spara min ändring' })
    .click();
  await expect(form).toBeHidden();
  expect(await api.get(path)).toMatchObject([{ budget: 5, name: 'Efter' }]);
});

test('a period is made, changed and removed in its dialog by keyboard', async ({ page }) => {
  await openCategory(page, 'planner');
  await tabTo(page, page.getByRole('button', { name: 'Ny period' }).first());
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Ny budgetperiod' });
  await expect(form.getByLabel('Första dag')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${thisYear + 1}0101`);
  await tabTo(page, form.getByLabel('Tjänster'));
  await page.keyboard.type('2,5');
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await expect(cell(services(page), 0, 2)).toHaveText('2,50');

  await page.getByRole('button', { name: `Ändra ${thisYear + 1}-01-01 – tillsvidare` }).click();
  const change = page.getByRole('dialog', { name: 'Ändra budgetperiod' });
  await change.getByRole('button', { name: 'Ta bort' }).click();
  await page
    .getByRole('dialog', { name: /^Ta bort budgetperioden/ })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  await expect(page.getByText('Inga budgetperioder har skapats.')).toBeVisible();
});

test('unsaved values are kept as a draft when the category is left, and marked on the tab', async ({ page }) => {
  const { name } = await openCategory(page, 'planner');
  await write(page, cell(services(page), 0, 0), String(thisYear + 1));
  await page.getByRole('radio', { name: 'Sjuksköterska' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Behåll som utkast' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sjuksköterska, budgetperioder' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Budget.*inte sparat/ })).toBeVisible();
  await page.getByRole('radio', { name }).click();
  await expect(cell(services(page), 0, 0)).toContainText(`${thisYear + 1}-01-01`);
});
