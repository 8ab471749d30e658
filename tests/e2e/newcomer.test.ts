import { expect } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { monday } from '../support/ward.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { uniqueEmail, uniqueName } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The template with its example rows as rows to read: from this week on, for another address. */
const filled = async (path: string): Promise<Buffer> => {
  const text = (cell: unknown): string =>
    (cell instanceof Date ? cell.toISOString().slice(0, 10) : typeof cell === 'number' ? String(cell) : `${cell ?? ''}`)
      .replace('Exempel: ', '')
      .replace('2027-01-04', monday())
      .replace('kim.berg@example.se', uniqueEmail('kim'));
  const sheets = (await readSheets(path)).map(({ sheet, data }) => ({
    sheet,
    data: data.map((cells) => cells.map((cell) => (text(cell) === '' ? null : { value: text(cell) }))) as SheetData,
  }));
  return writeExcelFile(sheets).toBuffer();
};

test('an empty organisation becomes a planned week by the template alone', async ({ page }) => {
  const api = await apiAs(page, usernameOf('superadmin'));
  const { id } = (await api.post('/api/organizations', { name: uniqueName('Region Ny') })) as { id: string };
  await enterAs(page, usernameOf('superadmin'), `/organizations/${id}/workbook`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta mall' }).click();
  const buffer = await filled(await (await downloading).path());
  await page.locator('input[type="file"]').setInputFiles({ name: 'start.xlsx', mimeType: xlsx, buffer });
  await expect(page.getByText('8 rader läses in, 0 lämnas, 0 utan ändring.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Läs in 8 rader' }).click();
  await expect(page.getByText('0 rader läses in, 0 lämnas, 8 utan ändring.')).toBeVisible();
  const [area] = (await api.get(`/api/organizations/${id}/areas`)) as { id: string; units: { id: string }[] }[];
  const [unit] = area!.units;
  const [category] = (await api.get(`/api/organizations/${id}/areas/${area!.id}/units/${unit!.id}/categories`)) as {
    id: string;
  }[];
  const ids = { orgId: id, areaId: area!.id, unitId: unit!.id, categoryId: category!.id };
  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'schemas' })}`);
  await page.getByRole('button', { name: 'Ny period' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skapa period' }).click();
  // 5 × 4 × 8 hours and 2 × 2.5 × 8:15, by 38:15.
  const receipts = page.getByRole('table', { name: 'Kvitton per vecka' });
  const figure = (name: string) => receipts.getByRole('row', { name }).first().getByRole('cell').first();
  await expect(figure('Behov')).toHaveText('5,26');
  await expect(figure('Tillgång')).toHaveText('0,80');
  await expect(figure('Diff. mot behov')).toHaveText('−4,46');
});
