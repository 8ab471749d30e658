import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
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
    ...['Arbetad tid', 'Behov', 'Arbetad tid − behov', 'Budget', 'varav utan planerad personal'],
    ...['Arbetad tid − budget', 'Helår', 'Prognos', 'Budget', 'varav utan planerad personal', 'Prognos − budget'],
  ]);
  // Part of the budget in services and kronor so far, and not in hours that are typed.
  const ofWhich = sums.getByRole('row', { name: /^varav utan planerad personal/ }).first();
  await expect(ofWhich.getByRole('cell').nth(0)).toHaveText('–');
  await expect(ofWhich.getByRole('cell').nth(2)).toHaveText(/^\d+,\d\d$/);
  const months = page.getByRole('table', { name: `Per månad ${year}` });
  await expect(months.getByRole('row', { name: `Arbetad tid ${year - 1}` })).toBeVisible();
  const difference = page.getByRole('columnheader', { name: 'Prognos − budget' });
  await expect(difference, 'as the rows of differences').toHaveCSS('font-weight', '600');
  await expectAccessible(page);

  // A phone scrolls to all measures beside narrow names, and opens at the chosen one.
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, last] = [sums.getByRole('columnheader').first(), sums.getByRole('columnheader').last()];
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(last, 'scrolled to').not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  const name = sums.getByRole('rowheader', { name: 'Arbetad tid', exact: true });
  expect((await name.boundingBox())?.width).toBeLessThanOrEqual(130);
  await expect(sums.getByRole('rowheader', { name: 'varav utan planerad personal' })).toHaveCount(2);
  const tools = [page.getByRole('link', { name: 'Skapa rapport' }), page.getByRole('radiogroup', { name: 'Mått' })];
  const [report, choice] = [await tools[0]!.boundingBox(), await tools[1]!.boundingBox()];
  expect(report?.y, 'one row').toBeCloseTo(choice?.y ?? 0, -1);
  await expect(tools[0]!).toHaveText('Rapport');
  await page.getByRole('radiogroup', { name: 'Mått' }).getByText('Tkr').click();
  await expect(sums.getByRole('columnheader', { name: 'Tkr' })).toBeInViewport();
  // The names stay over what is scrolled away.
  const endOf = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right);
  await expect
    .poll(async () => (await endOf(first)) - (await endOf(name)), 'hours lie under the names')
    .toBeLessThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });

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
  expect(pages[0]?.match(/varavutanplaneradpersonal/g), 'sums and months').toHaveLength(3);
  for (const text of ['Prognos − budget', 'Per månad, tkr', 'Per verksamhet, tkr', 'Medicin', 'Vi håller budgeten.'])
    expect(pages[0]).toContain(packed(text));

  await page.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`${year};Prognos − budget;tkr;`);
  expect(csv).toContain('I timmar avdelningarnas budgettimmar där de finns');
  expect(csv).toContain(`Period;${year}, med ${year - 1} som jämförelse`);

  await page.getByRole('link', { name: 'Medicin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Per avdelning' })).toBeVisible();
  await expect(page).toHaveURL(/measure=cost/);
  await page.getByRole('link', { name: 'Medicinavdelning 33' }).click();
  await expect(page.getByRole('rowheader', { name: 'Behovstimmar' })).toBeVisible();
});

test('the follow-up of a place as a report: its link, its settings, one printed page and a file', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.assign(window, { print: () => undefined });
  });
  const { orgId, areaId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser');
  await page.goto(`/#/plan?${new URLSearchParams({ orgId, areaId, tab: 'followup', measure: 'services' })}`);
  await page.getByRole('link', { name: 'Skapa rapport' }).click();
  const report = page.getByRole('article', { name: `Uppföljning ${year}` });
  await expect(report.getByRole('heading', { name: 'Per avdelning, tjänster' })).toBeVisible();
  await expect(report.getByRole('link', { name: 'Medicinavdelning 33' })).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Rapportinställningar' });
  await form.getByRole('radio', { name: 'Organisation' }).check();
  await form.getByRole('radio', { name: 'Tkr' }).check();
  await form.getByRole('button', { name: 'Skapa rapport' }).click();
  await expect(report.getByRole('heading', { name: 'Per verksamhet, tkr' })).toBeVisible();
  // Beside a comment and, in the narrower window, above it.
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(report.getByRole('group', { name: /^Summor/ }), 'no figure of the sums is cut').toHaveAttribute(
      'data-more',
      '',
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`Period;${year}, med ${year - 1} som jämförelse`);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Skriv ut' }).click();
  const paper = await opened;
  await paper.waitForURL(/#\/plan\/print\?/);
  await expect(paper.getByRole('heading', { name: 'Per verksamhet, tkr' })).toBeVisible();
  const pages = await printPages(paper, 'Region Västmarken', `${year}, med ${year - 1} som jämförelse`);
  expect(pages).toHaveLength(1);
  for (const text of ['Årsuppföljning', 'Prognos − budget', 'Per månad, tkr', 'Medicin'])
    expect(pages[0]).toContain(packed(text));
});
