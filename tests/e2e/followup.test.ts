import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { makeActivities, makeFollowUpUnit } from './support/followUp.ts';
import { packed } from './support/pdf.ts';
import { uniqueName } from './support/places.ts';
import { printPages } from './support/print.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const year = new Date().getFullYear();
const ended = new Date().getMonth();

const table = (page: Page): Locator => page.getByRole('table', { name: new RegExp(`^Uppföljning per månad ${year}`) });
const row = (page: Page, name: string): Locator => table(page).getByRole('row', { name: new RegExp(`^${name}`) });
/** The months of a row that have a value, and its total last. */
const figures = async (at: Locator): Promise<readonly string[]> =>
  (await at.locator('td').allInnerTexts())
    .map((text) => text.split('\n').at(-1)?.trim() ?? '')
    .filter((text) => text !== '–');

/** Whether the mark of a figure is at least three times as far from a figure that fills the cell before. */
const nearerToOwn = (cell: Locator): Promise<boolean> =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('button')!);
    const own = range.getBoundingClientRect();
    const mark = element.querySelector('svg')!.getBoundingClientRect();
    // A figure ends where the padding of its cell begins.
    const before = element.getBoundingClientRect().left - Number.parseFloat(getComputedStyle(element).paddingRight);
    return mark.right <= own.left && mark.left - before >= 3 * (own.left - mark.right);
  });

/** On a phone the axis of the graph stays with the names of the table, its months lie above theirs, and marks beside or above the name of a month. */
const expectTogether = async (page: Page, paper: Locator): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  const months = paper.getByRole('group', { name: new RegExp(`^Uppföljning per månad ${year}`) });
  await expect(months.getByRole('list')).toHaveCount(0);
  await months.evaluate((scroller) => scroller.scrollTo(9999, 0));
  const [axis, plot] = [0, 1].map((index) => months.getByRole('img').first().locator('svg').nth(index));
  const edges = (at: Locator | undefined) => at!.evaluate((element) => element.getBoundingClientRect().toJSON());
  const name = await edges(row(page, 'Behovstimmar').getByRole('rowheader'));
  await expect.poll(async () => (await edges(axis)).left).toBeCloseTo(name.left, 0);
  expect((await edges(axis)).right).toBeCloseTo(name.right, 0);
  const total = await edges(row(page, 'Behovstimmar').locator('td').last());
  expect((await edges(plot)).right).toBeCloseTo(total.left, 0);
  const month = months.getByRole('columnheader', { name: 'Kommentar' }).first();
  const [mark, text] = [await edges(month.locator('svg').first()), await edges(month.locator('> span > span').last())];
  expect(mark.right <= text.left || mark.bottom <= text.top + 2, 'the mark covers no name').toBe(true);
  const heights = await table(page)
    .locator('tbody tr:has(th[scope="row"])')
    .evaluateAll((rows) => rows.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(Math.max(...heights) - Math.min(...heights), 'rows are equally high').toBeLessThan(3);
  for (const width of [390, 720, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const warned of await row(page, 'Total arbetad tid').locator('td:has(svg)').all())
      expect(await nearerToOwn(warned), `a mark is nearer to its figure than to the one before, at ${width}`).toBe(
        true,
      );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('the follow-up of a unit: rows by month, hours and their cost, what is missing, a report, print and files', async ({
  page,
}) => {
  const { ids, unitPath } = await makeFollowUpUnit(page, uniqueName('Region Uppföljning'), year);
  const tab = `/plan?${new URLSearchParams({ ...ids, tab: 'followup' })}`;
  await enterAs(page, usernameOf('superadmin'), tab);
  await expect(page.getByText('Det finns inga aktiviteter.')).toBeVisible();

  await makeActivities(page, unitPath, year, [
    { name: 'Enhetschef', type: 'Manager', values: [160, 150] },
    { name: 'Egen personal', type: 'Worklog', map: 'Work', values: [5000, 4800.4] },
    { name: 'Hyrpersonal', type: 'Worklog', map: 'Rental', values: [400] },
    { name: 'Introduktion', type: 'WorklogDetailed', values: [80] },
    { name: 'Övertid', type: 'Other', isHeader: true },
    { name: 'Vårddygn', type: 'Other', values: [600, 590] },
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Uppföljning ${year}` })).toBeVisible();
  await expect(table(page).getByRole('rowheader')).toHaveText([
    ...['Chef, timmar', 'Enhetschef', 'Tillgång − behov, tjänster', 'Sjuksköterska', 'Inhyrda', 'Utanför bemanning'],
    ...['Arbetad tid, timmar', 'Egen personal', 'Hyrpersonal', 'Total arbetad tid', 'varav Introduktion'],
    ...['Behovstimmar', 'Differens', 'Ackumulerad differens', 'Differens i tjänster', 'Differens', 'specificerad'],
    ...['ospecificerad', 'Övertid', 'Vårddygn'],
  ]);
  await expect
    .poll(() => figures(row(page, 'Total arbetad tid')))
    .toEqual(['5 400', '4 800', '10 200'].map((text) => text.replace(' ', '\u00a0')));
  await expect(row(page, 'Total arbetad tid').locator('td').last()).toContainText('2 mån');
  // Months in progress and to come are not warned of.
  const warned = ended === 1 ? '1 månad är inte fullständig' : `${ended} månader är inte fullständiga`;
  await expect(page.getByText(/är inte fullständig/)).toHaveText(ended === 0 ? [] : [warned]);
  await expect(page.getByRole('complementary')).toContainText('Introduktion av fyra nya.');

  await row(page, 'Hyrpersonal').getByRole('button').first().focus();
  const tip = page.getByRole('tooltip');
  await expect(tip).toContainText('400 × 800 kr');
  await expect(tip).toContainText('320 tkr');
  await expect(tip).toContainText('2,50 tj');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(tip).toContainText('Egen personal, januari');
  await expectAccessible(page);
  await row(page, 'Total arbetad tid').getByRole('button').first().click();
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('heading', { name: /Total arbetad tid, januari/ })).toBeFocused();
  await expect(panel).toContainText('Egen personal');
  await expect(panel).toContainText('Hyrpersonal');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect((await printPages(page, 'Avdelning 1', String(year)))[0]).toContain(packed('Total arbetad tid'));

  await page.getByRole('link', { name: 'Skapa rapport' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: `Avdelning 1 ${year}` })).toBeVisible();
  await expect(paper.getByRole('region', { name: 'Det som saknas' })).toContainText('Utförd arbetstid saknas');
  await expect(row(page, 'varav Introduktion')).toContainText('80');
  const [printed] = await printPages(page, 'Arbetad tid mot behov per månad');
  expect(printed).toContain(packed(`Avdelning 1 ${year}`));
  expect(printed).not.toContain(packed('Ny rapport'));
  await expectAccessible(page);
  await expectTogether(page, paper);

  const form = page.getByRole('form', { name: 'Rapportinställningar' });
  await form.getByLabel('Typ', { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Aktiviteter', { exact: true }).click();
  await form.getByRole('button', { name: /^Aktiviteter/ }).click();
  await form.getByRole('checkbox', { name: 'Alla aktiviteter' }).uncheck();
  await expect(form.getByRole('status')).toHaveText('Välj minst en aktivitet.');
  await form.getByRole('checkbox', { name: 'Vårddygn' }).check();
  await form.getByRole('button', { name: 'Skapa rapport' }).click();
  await expect(row(page, 'Vårddygn')).toBeVisible();
  await expect(row(page, 'Total arbetad tid')).toHaveCount(0);
  await page.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`Avdelning 1;${year};Övrigt;Vårddygn;antal;600;590;`);
  expect(csv).not.toContain('Egen personal');
});
