import { expect } from '@playwright/test';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('the workbook of an organisation is read back as it was downloaded, and an older file is refused', async ({
  page,
}) => {
  const { orgId } = await makeOrganization(page, uniqueName('Region Arbetsbok'));
  await enterAs(page, usernameOf('admin'), `/organizations/${orgId}/workbook`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta med det som finns' }).click();
  const file = await (await downloading).path();
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'gammal.xls', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') });
  await expect(page.getByText('Spara den som .xlsx utan lösenord.')).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText(/^0 rader läses in, 0 lämnas, [1-9]\d* utan ändring\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Läs in 0 rader' })).toBeDisabled();
  await expectAccessible(page);
});

test('a roster of people by days is recognised, and asks where they work and how long its codes are', async ({
  page,
}) => {
  const { orgId } = await makeOrganization(page, uniqueName('Region Schema'));
  await enterAs(page, usernameOf('admin'), `/organizations/${orgId}/workbook`);
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  const codesOf = (code: string) => days.map((day) => (day % 7 < 5 ? { value: code } : null));
  const data: SheetData = [
    [{ value: 'Namn' }, ...days.map((value) => ({ value }))],
    [{ value: 'Kim Berg' }, ...codesOf('D')],
    [{ value: 'Bo Al' }, ...codesOf('N')],
  ];
  const buffer = await writeExcelFile([{ sheet: 'Schema', data }]).toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'schema.xlsx', mimeType: '', buffer });
  await expect(page.getByText('2 personer, 28 dagar')).toBeVisible();
  await page.getByRole('button', { name: 'Visa vad som ändras' }).click();
  await expect(page.getByText('Fyll i det som är markerat.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('textbox', { name: /^D/ })).toBeVisible();
  const { width, wanted } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    wanted: document.documentElement.scrollWidth,
  }));
  expect(wanted).toBe(width);
});
