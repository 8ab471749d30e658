import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { packed } from './support/pdf.ts';
import { placeIn } from './support/places.ts';
import { printPages } from './support/print.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const year = new Date().getFullYear();

test('the follow-up of an organisation: sums beside last year, months, areas, one printed page and a file', async ({
  page,
}) => {
  const { orgId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser');
  await page.goto(`/#/plan?${new URLSearchParams({ orgId: String(orgId), tab: 'followup' })}`);
  await expect(page.getByRole('heading', { level: 1, name: `Uppföljning ${year}` })).toBeAttached();
  const sums = page.getByRole('table', { name: `Summor ${year}` });
  await expect(sums.getByRole('rowheader')).toContainText([
    ...['Arbetad tid', 'Behov', 'Arbetad − behov', 'Budget', 'Arbetad − budget'],
    ...['Helår', 'Prognos', 'Budget'],
  ]);
  const months = page.getByRole('table', { name: `Per månad ${year}` });
  await expect(months.getByRole('row', { name: `Arbetad tid ${year - 1}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Redigera' }).click();
  const dialog = page.getByRole('dialog', { name: `Kommentar till ${year}` });
  await dialog.getByLabel('Kommentar').fill('Vi håller budgeten.');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Vi håller budgeten.')).toBeVisible();

  await page.getByText('Tkr', { exact: true }).first().click();
  await expect(page).toHaveURL(/measure=cost/);
  await expect(page.locator('section', { has: months })).toContainText('Tkr');
  const pages = await printPages(page, 'Region Västmarken', String(year));
  expect(pages).toHaveLength(1);
  for (const text of ['Prognos − budget', 'Per månad, Tkr', 'Per verksamhet, Tkr', 'Medicin', 'Vi håller budgeten.'])
    expect(pages[0]).toContain(packed(text));

  await page.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`${year};Prognos − budget;tkr;`);
  expect(csv).toContain(`Period;${year}, med ${year - 1} som jämförelse`);

  await page.getByRole('link', { name: 'Medicin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Per avdelning' })).toBeVisible();
  await expect(page).toHaveURL(/measure=cost/);
  await page.getByRole('link', { name: 'Medicinavdelning 33' }).click();
  await expect(page.getByRole('rowheader', { name: 'Behovstimmar' })).toBeVisible();
});
