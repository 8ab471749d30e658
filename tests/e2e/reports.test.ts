import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readCsv } from '../support/workbook.ts';
import { expectAccessible } from './support/accessible.ts';
import { placeIn } from './support/places.ts';
import { addressOf, type DemoAccount, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const form = (page: Page): Locator => page.getByRole('form', { name: 'Rapportinställningar' });
const create = (page: Page): Locator => form(page).getByRole('button', { name: 'Skapa rapport' });
const reason = (page: Page): Locator => form(page).getByRole('status');
const paper = (page: Page): Locator => page.getByRole('article');
const means = (page: Page): Locator => paper(page).getByRole('table', { name: 'Medel per avdelning' });

/** Opens the tab at the start place of the account, or at an address of the tab, and waits for its form. */
const open = async (page: Page, person: DemoAccount, more = ''): Promise<void> => {
  await signIn(page, person, `/plan?tab=report${more}`);
  await expect(create(page)).toBeVisible();
};

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await form(page).getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
};

/** The address of the tab at Medicinavdelning 33. */
const atUnit = async (page: Page): Promise<string> => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  return `&${new URLSearchParams({ orgId, areaId, unitId })}`;
};

/** Whether something is cut at the right edge of the window. */
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a forecast of an organisation is created, and its link opens the same report', async ({ page }) => {
  await open(page, 'superuser');
  await create(page).click();
  await expect(paper(page).getByRole('heading', { name: 'Tillgång minus behov, tjänster' })).toBeVisible();
  await expect(page.locator(':focus'), 'the report has the focus that the button lost').toContainText('Tillgång minus');
  const sum = means(page).locator('tfoot');
  const before = await sum.innerText();
  await expect.poll(() => addressOf(page).get('type')).toBe('prognos');
  expect(addressOf(page).get('unitIds')?.split(',')).toHaveLength(12);
  await page.reload();
  await expect(sum).toBeVisible();
  expect(await sum.innerText()).toBe(before);
});

test('what a report cannot be created of is said beside the button', async ({ page }) => {
  await open(page, 'planner', '&type=prognos&level=unit&forecastType=none');
  await expect(reason(page)).toHaveText('Välj vilken prognos rapporten ska visa.');
  await expect(create(page)).toBeDisabled();
  await choose(page, 'Prognos', 'Budget mot tillgång');
  await expect(reason(page)).toHaveText('Välj minst en avdelning.');
  await form(page)
    .getByRole('button', { name: /^Avdelningar/ })
    .click();
  await form(page).getByRole('checkbox', { name: 'Medicinavdelning 33' }).check();
  await expect(reason(page)).toHaveText('1 avdelning vald, högst 25 kan jämföras.');
  await form(page)
    .getByRole('button', { name: /^Kategori/ })
    .click();
  await form(page).getByRole('checkbox', { name: 'Alla kategorier' }).uncheck();
  await expect(reason(page)).toHaveText('Välj minst en kategori.');
  await expect(create(page)).toBeDisabled();
  await form(page).getByRole('checkbox', { name: 'Undersköterska' }).check();
  await expect(create(page)).toBeEnabled();
  await create(page).click();
  await expect(paper(page)).toContainText('Medicinavdelning 33 · Undersköterska');
});

test('more than 25 units are refused, and key values without a choice or with months turned around', async ({
  page,
}) => {
  const many = Array.from({ length: 26 }, (_, index) => `unit${index}`).join();
  await open(page, 'planner', `&type=prognos&level=unit&unitIds=${many}`);
  await expect(reason(page)).toHaveText('Välj max 25 avdelningar att jämföra');
  await choose(page, 'Typ', 'Nyckeltal');
  await expect(reason(page)).toHaveText('Välj ett nyckeltal.');
  await choose(page, 'Nyckeltal', 'Behov per vårdplats');
  await expect(create(page)).toBeEnabled();
  await choose(page, 'Från månad', 'juni');
  await choose(page, 'Till månad', 'mars');
  await expect(reason(page)).toHaveText('Från månad måste vara före till månad.');
  await expect(create(page)).toBeDisabled();
});

test('a simulated week that another start year lacks stays chosen, with what is wrong at the field', async ({
  page,
}) => {
  await open(page, 'planner', `${await atUnit(page)}&type=keyvalues&keyvalue=4&startYear=2026&simulateWeek=53`);
  await expect(create(page)).toBeEnabled();
  await choose(page, 'Från år', '2027');
  const week = page.getByLabel('Simulera vecka', { exact: true });
  const isRefused = async () => {
    await expect(week).toHaveAttribute('aria-invalid', 'true');
    await expect(week).toHaveAccessibleDescription('2027 har 52 veckor. Välj en av dem, eller ett annat år.');
    await expect(form(page).locator('.ant-select', { has: week })).toContainText('v53');
    await expect(create(page)).toBeDisabled();
  };
  await isRefused();
  await expectAccessible(page);
  await page.goto(page.url().replace('startYear=2026', 'startYear=2027'));
  await page.reload();
  await isRefused();
  await choose(page, 'Simulera vecka', 'v52');
  await expect(create(page)).toBeEnabled();
});

test('another type or level starts the units, categories and months anew', async ({ page }) => {
  await open(page, 'superuser', `${await atUnit(page)}&type=keyvalues&level=unit&keyvalue=3&startMonth=3&endMonth=4`);
  await expect(form(page).getByRole('button', { name: 'Avdelningar Medicinavdelning 33' })).toBeVisible();
  await form(page).getByRole('radio', { name: 'Verksamhet' }).check();
  await expect(form(page).getByRole('button', { name: /Avdelningar 4 av 12 valda/ })).toBeVisible();
  await expect(reason(page)).toHaveText('Välj ett nyckeltal.');
  await expect.poll(() => [addressOf(page).get('startMonth'), addressOf(page).get('endMonth')]).toEqual(['1', '12']);
  await choose(page, 'Nyckeltal', 'Vårdplatser per medarbetare');
  await expect(form(page).getByLabel('Till år')).toBeDisabled();
  await choose(page, 'Typ', 'Tillgång');
  const units = form(page).getByRole('button', { name: /Avdelningar 4 av 12 valda/ });
  await units.click();
  await expect(form(page).getByRole('group', { name: 'Avdelningar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('group', { name: 'Avdelningar' })).toBeHidden();
});

test('the table of weekend shifts is refused from 25 weeks on', async ({ page }) => {
  await open(page, 'planner', '&type=assets&level=unit&start=2026-08-31&end=2027-02-21');
  const table = form(page).getByRole('checkbox', { name: 'Visa helgpass' });
  await table.click();
  await expect(form(page).getByRole('alert')).toHaveText('Kan ej visa helgpass för en period längre än 25 veckor');
  await expect(table).not.toBeChecked();
  await form(page).getByLabel('Till vecka').fill('2026-v40');
  await form(page).getByLabel('Till vecka').press('Enter');
  await table.check();
  await create(page).click();
  await expect(paper(page).getByRole('table', { name: 'Sjuksköterska, helgpass per vecka' })).toBeVisible();
});

const weeks = '&start=2026-08-31&end=2026-12-27';
const kinds = [
  ['demands', weeks, 'Behov per pass och veckodag'],
  ['assets', `${weeks}&showLevels=true&showCompetency=true`, 'Personal per nivå'],
  [
    'assets',
    `${weeks}&resolution=period&receipt=true&budget=true&showYears=true`,
    'Behov, tillgång och budget, tjänster',
  ],
  ['assets', `${weeks}&budget=true&summarizeAssets=true`, 'Behov, tillgång och budget, tjänster'],
  ['prognos', `${weeks}&forecastType=demand/assets&receipt=true`, 'Tillgång minus behov, tjänster'],
  ['prognos', `${weeks}&forecastType=budget/assets`, 'Tillgång minus budget, tjänster'],
  ['prognos', `${weeks}&forecastType=assets/budget&summarizeAssets=true`, 'Budget minus tillgång, tjänster'],
  [
    'prognos',
    `${weeks}&forecastType=demand/budget&summarizeUnits=true&summarizeAssets=true`,
    'Budget minus behov, tjänster',
  ],
  ['keyvalues', '&keyvalue=3&startYear=2025&endYear=2026&endMonth=6', 'Timmar per vårdplats och dygn'],
  ['keyvalues', '&keyvalue=4&simulateWeek=40&startYear=2026', 'Vårdplatser per medarbetare i tjänst'],
  ['weekoverview', '&start=2026-09-07', 'Veckoöversikt'],
  ['weekoverview', '&start=2026-09-07&receipt=false', 'Veckoöversikt'],
  ['periodoverview', weeks, 'Periodöversikt'],
] as const;

/** The right edges of the columns of the tables of a report, without those that are alike. */
const columnEdges = async (report: Locator) => {
  const edges = await report
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('tbody tr:first-child > *')]
          .map((cell) => Math.round(cell.getBoundingClientRect().right))
          .join(),
      ),
    );
  return [...new Set(edges)];
};

/** The parts of a report that are scrolled away from their start. */
const scrolledParts = (report: Locator) => report.locator('[data-more~="before"]');

/** Whether the report is wider than the desk that it lies on, which then scrolls sideways. */
const isWiderThanDesk = (report: Locator) =>
  report.evaluate((paper) => {
    const desk = paper.closest('[role="group"]');
    // A paper that is being drawn anew lies on none.
    return desk === null || [paper, desk].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  });

/** The titles and names of tables that leave the screen when the table is scrolled to its end; it is scrolled back. */
const namesLost = (report: Locator) =>
  report.getByRole('group').evaluateAll((groups) =>
    groups.flatMap((group) => {
      group.scrollLeft = group.scrollWidth;
      const { left } = group.getBoundingClientRect();
      const names = [...group.querySelectorAll('caption:not(.visually-hidden), tbody th[scope="row"]')];
      const lost = names.filter((name) => name.getBoundingClientRect().left < left - 1);
      group.scrollLeft = 0;
      return lost.map(({ textContent }) => textContent);
    }),
  );

/** The reports of each level. An area has those of an organisation, of fewer units: what is chosen at first differs. */
const kindsOf = {
  unit: kinds,
  area: kinds.filter(([type]) => type === 'demands' || type === 'keyvalues'),
  org: kinds,
};

for (const level of ['unit', 'area', 'org'] as const)
  test(`reports are created at level ${level} and fit 1280 and 390 px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const at = await atUnit(page);
    const units = level === 'unit' ? `&unitIds=${new URLSearchParams(at).get('unitId')}` : '';
    await open(page, 'superuser', at);
    for (const [type, more, title] of kindsOf[level])
      await test.step(`${type} ${more}`, async () => {
        await page.goto(`/#/plan?tab=report${at}&type=${type}&level=${level}${more}${units}&created=1`);
        const report = page.getByRole('article', { name: title });
        await expect(report.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
        await expect(report.getByRole('table').first()).toBeVisible();
        await expect.poll(() => isCut(page)).toBe(false);
        if (type === 'demands')
          expect(await columnEdges(report), 'all its tables have the same columns').toHaveLength(1);
        if (type === 'periodoverview')
          await expect(report.getByRole('group', { name: /^Behov, tillgång/ }).first()).toHaveAttribute(
            'data-more',
            '',
          );
        await expect(scrolledParts(report)).toHaveCount(0);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect.poll(() => isCut(page)).toBe(false);
        await expect.poll(() => isWiderThanDesk(report), 'only its tables scroll').toBe(false);
        await expect(scrolledParts(report)).toHaveCount(0);
        if (type === 'weekoverview' && level === 'unit' && !more.includes('receipt'))
          await expect(
            report.getByRole('columnheader', { name: 'Diff. mot behov' }),
            'the difference is seen before anything is scrolled',
          ).toBeInViewport({ ratio: 0.9 });
        await expect(
          report.getByRole('button', { name: 'Ändra inställningar' }),
          'what leads back to the settings is beside the title, which is there once',
        ).toBeVisible();
        await expect(page.getByRole('region', { name: 'Rapportinställningar' })).toHaveCount(0);
        if (level === 'unit')
          expect(await namesLost(report), 'names and titles stay while a table scrolls').toEqual([]);
        if (level === 'unit' && more.includes('showLevels'))
          await expect(
            report.getByText(/^Sjuksköterska, v\d\d–v52 2026$/),
            'weeks that continue others say of which category they are',
          ).toBeVisible();
        if (level === 'unit') {
          await page.setViewportSize({ width: 768, height: 1024 });
          await expect.poll(() => isWiderThanDesk(report), 'nor on a tablet').toBe(false);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      });
  });

test('the weeks of a forecast are wide enough, and their names apart, on each width', async ({ page }) => {
  const at = await atUnit(page);
  const unitIds = new URLSearchParams(at).get('unitId');
  await open(
    page,
    'superuser',
    `${at}&type=prognos&level=unit&unitIds=${unitIds}&start=2026-08-31&end=2026-12-27&created=1`,
  );
  const strip = paper(page).getByRole('img', { name: /^Medicinavdelning 33/ });
  for (const width of [1280, 768, 720, 390])
    await test.step(String(width), async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const box = await strip.boundingBox();
        expect(box!.width / 17).toBeGreaterThan(8);
        const names = await page.getByRole('article').evaluate((report) => {
          const now = [...report.querySelectorAll('th b')].find(({ textContent }) => textContent.endsWith(', nu'))!;
          return [...now.parentElement!.children]
            .filter((name) => getComputedStyle(name).visibility === 'visible')
            .map((name) => name.getBoundingClientRect())
            .sort((a, b) => a.left - b.left)
            .map(({ left, right }) => ({ left, right }));
        });
        for (const [index, name] of names.slice(1).entries())
          expect(name.left - names[index]!.right).toBeGreaterThanOrEqual(8);
      }).toPass({ timeout: 5_000 });
    });
});

const few = '&start=2026-08-31&end=2026-09-27';
for (const [type, more] of [
  ['demands', few],
  ['assets', `${few}&showLevels=true&showCompetency=true`],
  ['assets', `${few}&receipt=true&budget=true&showTable=true`],
  ['assets', `${few}&resolution=period&receipt=true&showYears=true`],
  ['prognos', few],
  ['keyvalues', '&keyvalue=3&startYear=2025&endYear=2026'],
  ['weekoverview', few],
] as const)
  test(`a report is accessible: ${type} ${more}`, async ({ page }) => {
    const at = await atUnit(page);
    const unitIds = new URLSearchParams(at).get('unitId');
    await open(page, 'superuser', `${at}&type=${type}&level=unit${more}&unitIds=${unitIds}&created=1`);
    await expect(paper(page)).toBeVisible();
    await expectAccessible(page);
  });

test('the legend of key values takes evenings and nights out of every figure', async ({ page }) => {
  await open(
    page,
    'superuser',
    `${await atUnit(page)}&type=keyvalues&level=unit&keyvalue=3&startYear=2026&endYear=2026&created=1`,
  );
  const row = paper(page).getByRole('row', { name: /^Medicinavdelning 33/ });
  await expect(row).toBeVisible();
  const numbers = async () =>
    (await row.innerText())
      .split(/\s+/)
      .slice(2)
      .map((text) => Number(text.replace(',', '.')));
  const [, day = 0, evening = 0, night = 0, sum = 0] = await numbers();
  expect(Math.abs(sum - day - evening - night)).toBeLessThan(0.16);
  const legend = paper(page).getByRole('group', { name: 'Räkna med i diagram och nyckeltal' });
  await legend.getByRole('checkbox', { name: 'Kväll' }).uncheck();
  await legend.getByRole('checkbox', { name: 'Natt' }).uncheck();
  await expect.poll(async () => (await numbers()).slice(1)).toEqual([day, day]);
  // The address follows what is seen.
  await expect.poll(() => addressOf(page).get('shifts')).toBe('dag');
  await page.reload();
  await expect(legend.getByRole('checkbox', { name: 'Natt' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Skriv ut' })).toHaveAttribute('href', /shifts=dag(&|$)/);
  await page.getByRole('button', { name: 'Exportera' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const csv = readCsv(readFileSync(await (await file).path(), 'utf8'));
  expect(csv['']![0]).toMatchObject({ Summa: csv['']![0]!.Dag });
  expect(Object.keys(csv['']![0]!)).not.toContain('Natt');
});
