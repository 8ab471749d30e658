import { expect, type Locator, type Page } from '@playwright/test';
import type { Receipt } from '#shared/model/receipt.ts';
import type { OverviewAnswer } from '#shared/model/reportAnswer.ts';
import { atUnit, open, paper } from './support/reports.ts';
import { test } from './support/test.ts';

/** Whether something is cut at the right edge of the window. */
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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

/** The tables of the balance of a unit. */
const balances = (page: Page) => page.getByRole('group', { name: /^Behov, tillgång/ });

/** The names and widths of the columns of figures of a table. */
const columnsOf = (table: Locator) =>
  table
    .locator('thead tr:last-child th')
    .evaluateAll((heads) =>
      heads.map((head) => ({ name: head.textContent, width: head.getBoundingClientRect().width })),
    );

/** Gives each figure of a unit, over its period, what the test says of it. */
const drawBalance = (page: Page, figures: Partial<Omit<Receipt, 'week' | 'start'>> & { readonly start?: string }) =>
  page.route('**/periodoverview?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as OverviewAnswer | { readonly data: OverviewAnswer };
    const { unitOverviews } = 'data' in answer ? answer.data : answer;
    for (const { period, weeks } of unitOverviews.flatMap(({ categoryWeekReceipts }) => categoryWeekReceipts))
      for (const balance of [period, ...weeks]) Object.assign(balance ?? {}, figures);
    await route.fulfill({ response, json: answer });
  });

const usual = {
  workRateSumWhenSubstitute: null,
  workRateSumWhenContractors: null,
  workRateWithoutDemand: 0,
} as const;
const every = {
  demand: 34.25,
  budget: 33.5,
  diff: -12.25,
  diffBudget: -12.25,
  substituteWorkRateSum: 12.25,
  workRateSumWhenSubstitute: 22.75,
  contractorWorkRateSum: 10.5,
  workRateSumWhenContractors: 33.25,
  workRateWithoutDemand: 11.75,
  diffWeekendShifts: -12.25,
  diffNightShifts: -12.25,
} as const;
const net = { netSupply: 21.25, netDiff: -13.25, risk: 1 } as const;

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

/** In px, how far the texts of neighbouring columns of times and breaks are apart at the least, in the rows of a demand. */
const leastGapOfTimes = (report: Locator) =>
  report.getByRole('table').evaluateAll((tables) => {
    const edges = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    const gaps = tables.flatMap((table) =>
      [...table.querySelectorAll('tbody tr')].flatMap(({ children }) =>
        [8, 9, 10, 11].flatMap((column) => {
          const [before, cell] = [children[column - 1]!, children[column]!];
          return before.textContent && cell.textContent ? [edges(cell).left - edges(before).right] : [];
        }),
      ),
    );
    return Math.min(...gaps);
  });

/** In px, from what is above each chart of a report to its heading, and from this to the chart. */
const headedCharts = (report: Locator) =>
  report.locator('section:has(p[aria-hidden="true"])').evaluateAll((sections) =>
    sections.map((section) => {
      const [heading, chart] = [section.querySelector('p')!, section.querySelector('svg')!].map((part) =>
        part.getBoundingClientRect(),
      );
      const above = section.previousElementSibling!.getBoundingClientRect();
      return {
        text: section.querySelector('p')!.textContent,
        above: heading!.top - above.bottom,
        below: chart!.top - heading!.bottom,
      };
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
        if (more.includes('keyvalue=3') && level === 'unit') {
          const [chart, ...others] = await headedCharts(report);
          expect(others).toEqual([]);
          expect(chart).toMatchObject({ text: 'Alla avdelningar, per kategori' });
          expect(chart!.above, 'the heading is apart from the table above it').toBeGreaterThanOrEqual(20);
          expect(chart!.below, 'the chart is below its heading').toBeGreaterThanOrEqual(0);
        }
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
            report
              .getByRole('table', { name: 'Sjuksköterska, antal per nivå och vecka' })
              .first()
              .locator('tbody tr:first-child td'),
            'the weeks are one strip, their mean at its end',
          ).toHaveCount(18);
        if (level === 'unit') {
          await page.setViewportSize({ width: 768, height: 1024 });
          await expect.poll(() => isWiderThanDesk(report), 'nor on a tablet').toBe(false);
          if (type === 'demands') {
            expect(await leastGapOfTimes(report), 'times and breaks are apart').toBeGreaterThanOrEqual(12);
            await page.setViewportSize({ width: 720, height: 800 });
            expect(await leastGapOfTimes(report), 'also in the narrowest window').toBeGreaterThanOrEqual(12);
            await expect(report.getByRole('group').first(), 'with all columns in sight').toHaveAttribute(
              'data-more',
              '',
            );
          }
          if (more.includes('showLevels'))
            await expect(
              report.getByText(/^Sjuksköterska, v\d\d–v52 2026$/),
              'weeks that continue others say of which category they are',
            ).toBeVisible();
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      });
  });

test('the balance of a unit fits its paper, with each column that it can have', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const at = await atUnit(page);
  await open(page, 'superuser', at);
  const show = async (figures: Parameters<typeof drawBalance>[1], more = '') => {
    await page.unroute('**/periodoverview?*');
    await drawBalance(page, figures);
    await page.goto('/mark.svg');
    const address = `/#/plan?tab=report${at}&type=periodoverview&level=unit${weeks}${more}&created=1`;
    await page.goto(address);
    await expect(balances(page).getByRole('table').first()).toBeVisible();
    for (const table of await balances(page).all()) await expect(table).toHaveAttribute('data-more', '');
    return Promise.all((await balances(page).all()).map(columnsOf));
  };

  const [columns = [], ...others] = await show(usual, '&net=false');
  expect(others, 'one table').toEqual([]);
  const widths = columns.map(({ width }) => width);
  // Those that begin a group are further away.
  const alike = columns.filter(({ name }) => name !== 'Helg' && name !== 'I tjänst').map(({ width }) => width);
  expect(alike).toHaveLength(12);
  expect(Math.max(...alike) - Math.min(...alike), 'the columns of figures are alike').toBeLessThan(8);
  expect(Math.max(...widths) - Math.max(...alike), 'groups are apart').toBeGreaterThan(6);

  const names = async (...of: Parameters<typeof show>) =>
    (await show(...of)).map((table) => table.map(({ name }) => name));
  expect((await names(every, '&net=false')).flat()).toEqual(expect.arrayContaining(['vikarier', 'inhyrda', 'Inhyrda']));
  const [services = [], rest = []] = await names({ ...every, ...net, start: '2026-11-30' }, '&net=true');
  expect(services).toEqual(expect.arrayContaining(['vikarier', 'väntas borta', 'Risk för brist, %', 'utan behov']));
  expect(rest).toEqual(['Helg', 'Diff. helg', 'Natt', 'Diff. natt', 'I tjänst', 'Vikarier', 'Inhyrda']);

  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto('/mark.svg');
  await page.goto(`/#/plan/print?type=periodoverview&level=unit${at}${weeks}&net=true`);
  await page.emulateMedia({ media: 'print' });
  await expect(balances(page).last()).toBeVisible();
  for (const table of await balances(page).all())
    expect(await table.evaluate(({ scrollWidth }) => scrollWidth), 'the width of A4').toBeLessThanOrEqual(1028);
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
        expect(box!.width / 17).toBeGreaterThan(width === 390 ? 20 : 8);
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
