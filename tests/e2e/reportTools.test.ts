import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readCsv, readWorkbook } from '../support/workbook.ts';
import { expectAccessible } from './support/accessible.ts';
import { packed, sheetsOf } from './support/pdf.ts';
import { placeIn } from './support/places.ts';
import { printPages } from './support/print.ts';
import { paper } from './support/reports.ts';
import { addressOf, type DemoAccount, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

// The tests replace the print function of their browser context.
test.use({ isApart: true });

const year = 'type=prognos&forecastType=demand/assets&level=org&start=2026-01-05&end=2026-12-27';

/** Opens the forecast of all units of the region over a year. */
const openForecast = async (page: Page, person: DemoAccount = 'superuser'): Promise<void> => {
  await signIn(page, person, `/plan?tab=report&${year}`);
  await page.getByRole('button', { name: 'Skapa rapport' }).click();
  await expect(paper(page)).toBeVisible();
};

/** Counts what the page prints instead of opening a dialog, which a test cannot close. */
const countPrints = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print: () => Object.assign(window, { prints: Number(Reflect.get(window, 'prints')) + 1 }),
    });
  });
const printsOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'prints')));

/** Expects vectors on A4 landscape, of which nothing is wider than the sheet. */
const expectWhole = async (page: Page): Promise<void> => {
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(sheets.length).toBeGreaterThan(0);
  for (const { width, height, images, paths } of sheets) {
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    expect(images).toBe(0);
    expect(paths).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: 'print' });
  const clipped = await page.evaluate(() => {
    const sheet = document.querySelector('body > div:has(> section)')!.getBoundingClientRect();
    return [...document.querySelectorAll('body > div:has(> section) *')]
      .filter((element) => element.getBoundingClientRect().right > sheet.right + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(clipped).toEqual([]);
};

test('a report is printed from a window of its own, as soon as it is drawn, as vectors with a head on every page', async ({
  page,
}) => {
  await countPrints(page);
  await openForecast(page);
  const link = page.getByRole('link', { name: 'Skriv ut' });
  const [window] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await window.waitForURL(/#\/plan\/print\?/);
  await expect.poll(() => printsOf(window)).toBe(1);

  const pages = await printPages(window, 'Tillgång minus behov, tjänster', 'Region Västmarken', 'v02–v52 2026');
  const text = pages.join('\n');
  for (const name of ['Akutmottagningen', 'Medicinavdelning 33', 'Alla 12', 'Differens per kategori'])
    expect(text).toContain(packed(name));
  await expectWhole(window);
});

const printed = [
  ['demands', 'start=2026-11-02&end=2026-11-29&receipt=true&simulated=true', 'Behov per pass och veckodag'],
  ['assets', 'start=2026-01-05&end=2026-06-28&showLevels=true&showCompetency=true&showYears=true', 'v02–v26 2026'],
  ['assets', 'resolution=period&start=2026-09-07&end=2026-11-29&showTable=true', 'v37–v48 2026'],
  ['keyvalues', 'keyvalue=3&startYear=2025&endYear=2026&groupByUnit=true&showTable=true', 'Medicinavdelning 33'],
  ['keyvalues', 'keyvalue=1&startYear=2025&endYear=2026&groupByUnit=true&showTable=true', 'Arbetad tid'],
  ['keyvalues', 'keyvalue=4&startYear=2026&endYear=2026&simulateWeek=10&showTable=true', 'Medicinavdelning 33'],
] as const;

for (const [type, settings, text] of printed)
  test(`a report of ${type} is printed whole from its address: ${settings}`, async ({ page }) => {
    await countPrints(page);
    const { unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
    await signIn(page, 'superuser', '/plan?tab=report');
    await page.goto(`/#/plan/print?type=${type}&unitIds=${unitId}&${settings}`);
    await expect.poll(() => printsOf(page)).toBe(1);
    const pages = await printPages(page, 'Region Västmarken', 'Medicinavdelning 33');
    expect(pages.join('\n')).toContain(packed(text));
    await expectWhole(page);
  });

test('the weeks of a unit with all rows, its head and the tallest graph are printed on one page', async ({ page }) => {
  await countPrints(page);
  const { unitId } = await placeIn(page, 'Akut och geriatrik', 'Palliativ vård 63');
  await signIn(page, 'superuser', '/plan?tab=report');
  const settings = 'start=2026-01-05&end=2026-12-27&receipt=true&budget=true';
  await page.goto(`/#/plan/print?type=assets&unitIds=${unitId}&${settings}`);
  await expect.poll(() => printsOf(page)).toBe(1);
  const last = (await printPages(page, 'Region Västmarken')).filter((text) => text.includes('Inhyrda'));
  expect(last.length).toBeGreaterThan(0);
  for (const text of last)
    for (const row of ['Tjänster', 'Utanför bemanningen', 'Nattpass']) expect(text).toContain(packed(row));
});

test('paper has each total once, its small print beside figures, and half a year of a category on one page', async ({
  page,
}) => {
  await countPrints(page);
  await openForecast(page);
  const ids = addressOf(page).get('unitIds')!.split(',');
  const print = async (settings: string) => {
    await page.goto('/mark.svg');
    await page.goto(`/#/plan/print?${settings}`);
    await expect.poll(() => printsOf(page)).toBe(1);
    return printPages(page, 'Region Västmarken');
  };
  const years = 'startYear=2025&endYear=2026&groupByUnit=true&showTable=true';
  const beds = await print(`type=keyvalues&keyvalue=4&unitIds=${ids}&${years}`);
  const times = (text: string) => beds.join('\n').split(packed(text)).length - 1;
  expect(times('Totalt, viktat')).toBe(5);
  expect(times('Sjuksköterska: vårdplatser per medarbetare')).toBe(1);
  expect(beds.at(-1)).toContain(packed('Totalt, viktat'));

  await print(`type=keyvalues&keyvalue=1&unitIds=${ids}&${years}`);
  const figures = await page.locator('tbody th[scope="row"] ~ td').allInnerTexts();
  expect(figures.length).toBeGreaterThan(100);
  expect(figures.filter((text) => !/^(−?\d+,\d|[–-])$/.test(text))).toEqual([]);

  await print(`type=keyvalues&keyvalue=3&unitIds=${ids}&${years}`);
  const gaps = await page.getByText(/^\d+\/\d+ mån$/).evaluateAll((months) =>
    months.map((one) => {
      const { right, top } = one.getBoundingClientRect();
      const figure = one.nextElementSibling!.getBoundingClientRect();
      return figure.top > top + 8 ? 8 : figure.left - right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);

  const weeks = 'start=2026-01-05&end=2026-06-28&receipt=true&budget=true';
  const staff = await print(`type=assets&unitIds=${ids.slice(0, 4)}&${weeks}`);
  const ofCategories = staff.filter((text) => text.includes(packed('Diff. mot behov')));
  expect(ofCategories).toHaveLength(10);
  for (const text of ofCategories) for (const part of ['v02', 'v26', 'Inhyrda']) expect(text).toContain(part);
  // Only the absence of a unit without room below its last category has a page of its own.
  for (const text of staff) if (!ofCategories.includes(text)) expect(text).toContain(packed('Frånvaro per typ'));
});

test('an address that describes no report prints nothing and says so', async ({ page }) => {
  await countPrints(page);
  await signIn(page, 'superuser', '/plan/print?type=prognos&forecastType=none');
  await expect(page.getByText('Adressen beskriver ingen rapport som kan skrivas ut.')).toBeVisible();
  expect(await printsOf(page)).toBe(0);
});

test('a report is exported as CSV and as a workbook with the figures that it shows', async ({ page }) => {
  await openForecast(page);
  const sum = (
    await paper(page).getByRole('table', { name: 'Medel per avdelning' }).locator('tfoot td').nth(5).innerText()
  ).trim();
  const save = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Exportera' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    await expect(page.getByRole('button', { name: 'Exportera' })).toBeEnabled();
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const workbook = await save(/Excel-arbetsbok/);
  expect(workbook.name).toBe('Export.xlsx');
  const sheets = await readWorkbook(workbook.bytes);
  const all = sheets.Jämförelse!.at(-1)!;
  expect(all.Avdelning).toBe('Alla avdelningar');
  // The screen shows the difference of the terms that it shows, with two decimals each.
  const shown = Number(Number(all['Tillgång i snitt']).toFixed(2)) - Number(Number(all['Behov i snitt']).toFixed(2));
  expect(shown.toFixed(2).replace('.', ',').replace('-', '−')).toBe(sum);
  const csv = await save(/^CSV/);
  expect(csv.name).toBe('Export.csv');
  expect(readCsv(csv.bytes.toString('utf8'))['']).toHaveLength(13);
  // A phone has them in a menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Fler val för rapporten' }).click();
  await expect(page.getByRole('menuitem', { name: 'Skriv ut' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportera som CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Export.csv');
  // Below the header, which stays in sight, a button beside the title leads back to the settings.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.reload();
  await expect(paper(page).getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sparade inställningar' })).toBeInViewport();
  await expect(paper(page).getByRole('heading', { level: 1 })).toBeInViewport();
  const change = paper(page).getByRole('button', { name: 'Ändra inställningar' });
  await change.click();
  await expect(page.getByRole('heading', { name: 'Ändra rapporten' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Visa budget' }).check();
  await page.getByRole('form').getByRole('button', { name: 'Stäng' }).click();
  await expect(change, 'the way back leaves the paper as it is').toBeFocused();
  await change.click();
  await expect(page.getByRole('checkbox', { name: 'Visa budget' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Skapa rapport' }).click();
  await expect(change).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Sparade inställningar' })).toBeInViewport();
});

test('a figure of a report is explained beside it, and the keyboard goes back to the figure', async ({ page }) => {
  await openForecast(page);
  const figure = paper(page).getByTitle('Förklara Medicinavdelning 33, differens');
  await figure.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('heading', { name: 'Medicinavdelning 33, differens' })).toBeFocused();
  await expect(panel).toContainText('summan av veckornas tillgång − behov');
  await expect(panel).toContainText('antal veckor med värde');
  const text = (await figure.innerText()).trim();
  await expect(panel.getByText(new RegExp(`÷ 51 =\\s*${text}`))).toBeVisible();
  await expect(figure).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  const edge = (await paper(page).boundingBox())!;
  expect((await panel.boundingBox())!.x, 'beside the paper').toBeGreaterThanOrEqual(edge.x + edge.width);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(figure).toBeFocused();
  // Over the report where it is narrow: figure and explanation are seen together.
  await page.setViewportSize({ width: 768, height: 1024 });
  await figure.click();
  await expect(panel).toBeInViewport();
  await expect(figure).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(figure).toBeFocused();
});

test('settings are saved under a name, chosen again and removed', async ({ page }) => {
  await signIn(page, 'other', '/plan?tab=report&type=assets&level=unit&start=2026-03-02&end=2026-03-29');
  const open = page.getByRole('button', { name: 'Sparade inställningar' });
  await open.click();
  await page.getByLabel('Namn', { exact: true }).fill('Mars');
  await page.getByRole('button', { name: 'Spara inställningarna' }).click();
  const saved = page.getByRole('list', { name: 'Sparade inställningar' });
  await expect(saved.getByRole('button', { name: 'Mars', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/plan?tab=report&type=prognos');
  await expect.poll(() => addressOf(page).get('orgId')).toBeTruthy();
  await open.click();
  await saved.getByRole('button', { name: 'Mars', exact: true }).click();
  await expect.poll(() => addressOf(page).get('start')).toBe('2026-03-02');
  await expect.poll(() => addressOf(page).get('type')).toBe('assets');
  await open.click();
  await saved.getByRole('button', { name: 'Ta bort Mars' }).click();
  await expect(page.getByText('Inga sparade ännu')).toBeVisible();
});

test('an overview of a week is explained, exported and saved under a name', async ({ page }) => {
  await signIn(page, 'other', '/plan?tab=report&type=weekoverview&level=unit&start=2026-09-07&created=1');
  const figure = page
    .getByRole('article')
    .getByTitle(/^Förklara Undersköterska, tillgång/)
    .first();
  await figure.click();
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('heading', { name: /Undersköterska, tillgång$/ })).toBeFocused();
  await expect(panel.getByRole('row', { name: /^Summa/ })).toContainText((await figure.textContent()) ?? '');
  await expect(page.getByRole('region', { name: 'Rapportinställningar' })).toContainText('v37 2026');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Exportera' }).click();
  const entry = page.getByRole('menuitem', { name: /Excel-arbetsbok/ });
  const [file] = await Promise.all([page.waitForEvent('download'), entry.click()]);
  const sheets = Object.values(await readWorkbook(readFileSync(await file.path()))).flat();
  expect(sheets.some((row) => row.Kategori === 'Undersköterska' && row.Pass)).toBe(true);
  expect(sheets.some((row) => row.Kategori === 'Undersköterska' && row.Vecka === 'v37')).toBe(true);

  const open = page.getByRole('button', { name: 'Sparade inställningar' });
  await open.click();
  await page.getByLabel('Namn', { exact: true }).fill('Höstvecka');
  await page.getByRole('button', { name: 'Spara inställningarna' }).click();
  const saved = page.getByRole('list', { name: 'Sparade inställningar' });
  await expect(saved.getByRole('button', { name: 'Höstvecka', exact: true })).toBeVisible();
  await page.goto('/#/plan?tab=report&type=demands');
  await expect.poll(() => addressOf(page).get('orgId')).toBeTruthy();
  await open.click();
  await saved.getByRole('button', { name: 'Höstvecka', exact: true }).click();
  await expect.poll(() => addressOf(page).get('type')).toBe('weekoverview');
  await expect.poll(() => addressOf(page).get('start')).toBe('2026-09-07');
  await open.click();
  await saved.getByRole('button', { name: 'Ta bort Höstvecka' }).click();
  await expect(saved.getByRole('button', { name: 'Höstvecka', exact: true })).toBeHidden();
});

test('the map and the plan are exported with the weeks and categories that they show', async ({ page }) => {
  await signIn(page, 'superuser', '/plan?tab=overview');
  await expect(page.getByRole('grid')).toBeVisible();
  const save = async () => {
    await page.getByRole('button', { name: 'Exportera' }).click();
    const entry = page.getByRole('menuitem', { name: /Excel-arbetsbok/ });
    const [file] = await Promise.all([page.waitForEvent('download'), entry.click()]);
    return readWorkbook(readFileSync(await file.path()));
  };
  const map = (await save()).Veckor!;
  expect(new Set(map.map((row) => row.Avdelning)).size).toBe(12);
  expect(map).toHaveLength(12 * 26);

  await signIn(page, 'planner', '/plan?tab=schemas');
  await expect(page.getByRole('table', { name: 'Kvitton per vecka' })).toBeVisible();
  const heads = await page
    .getByRole('table', { name: 'Kvitton per vecka' })
    .getByRole('columnheader', { name: /^v\d\d/ })
    .count();
  const plan = (await save()).Veckor!;
  expect(new Set(plan.map((row) => row.Kategori)).size).toBe(1);
  expect(plan).toHaveLength(heads);
});
