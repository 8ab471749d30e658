import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  cell,
  freeYear,
  openCategory,
  pasteAt,
  type Stored,
  save,
  services,
  stencilRow,
  stencils,
  thisYear,
  unsaved,
  write,
  yearRow,
  yearTable,
} from './support/budgetTab.ts';
import { packed } from './support/pdf.ts';
import { placeIn, uniqueName } from './support/places.ts';
import { printPages } from './support/print.ts';
import { addressOf, enterAs, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a User enters budget and stencil of a coming year, sees what it costs, and finds it after a reload', async ({
  page,
}) => {
  const year = freeYear(0);
  const { unit, api, category } = await openCategory(page, 'planner');
  await page.goto(`/#/plan?${new URLSearchParams([...addressOf(page), ['year', String(year)]])}`);
  await expect(page.getByText('Inga budgetperioder har skapats.')).toBeVisible();
  await pasteAt(page, cell(services(page), 0, 0), `${year}\t${year}\t24.5\tRam för året`);
  await expect(yearRow(page, 0, 'Budget').getByRole('cell').first()).toHaveText('24,50');
  await expect(page.getByText(`schablon för ${year} saknas`)).toBeVisible();

  const last = (await stencils(page).getByRole('row').count()) - 2;
  await pasteAt(page, cell(stencils(page), last, 0), `${year}\t400\t541\t721\t415\t890\t166`);
  await expect(yearRow(page, 1, 'Budget').getByRole('cell').first()).toHaveText('1 627');
  await expect(page.getByText('+19 522 tkr sedan sparat')).toBeVisible();
  await save(page).click();
  await expect(unsaved(page)).toBeHidden();

  await page.reload();
  await expect(cell(services(page), 0, 0)).toHaveText(`${year}-01-01`);
  const room = await cell(services(page), 0, 0).evaluate((date) => {
    const text = document.createRange();
    text.selectNodeContents(date);
    return date.getBoundingClientRect().right - text.getBoundingClientRect().right;
  });
  expect(room, 'to the right of a date, in px').toBeGreaterThan(7);
  await expect(cell(services(page), 0, 2)).toHaveText('24,50');
  await expect(cell(services(page), 0, 3)).toHaveText('Ram för året');
  await expect(yearRow(page, 1, 'Budget').getByRole('cell').last()).toHaveText('19 522');
  await expect(page.getByText('tjänster × 166 tim × 400 kr, inhyrda × 890 kr')).toBeVisible();
  await expectAccessible(page);
  const all = (await api.get(`${unit}/stencils`)) as readonly { id: string; year: number }[];
  await api.remove(`${unit}/stencils/${all.find((one) => one.year === year)?.id}`);
  // The categories of the unit are printed by the next test.
  await api.remove(category);
});

test('the year of the whole unit has each category as it is stored and their sum, whatever is typed', async ({
  page,
}) => {
  const { name } = await openCategory(page, 'superuser', [{ start: `${thisYear}-01-01`, budget: 4 }]);
  await expect(yearRow(page, 0, 'Behov')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Hela avdelningen' }).click();
  await expect(page.getByRole('checkbox', { name: 'Hela avdelningen' })).toBeChecked();
  await expect(yearRow(page, 0, 'Behov')).toBeVisible();
  /** The figures of the year in a group's rows, by name. */
  const yearsOf = async (group: number) => {
    const rows = await yearTable(page).locator('tbody').nth(group).getByRole('row').allInnerTexts();
    const cells = rows.slice(1).map((row) => row.split('\t'));
    // A category without a budget this year, such as one of another test, has a dash.
    const figureOf = (text = '') => (text.trim() === '–' ? 0 : Number(text.replace(/\s/g, '')));
    return new Map(cells.map((row) => [row[0]?.trim(), figureOf(row.at(-1))]));
  };
  const [costs, parts] = [await yearsOf(1), await yearsOf(2)];
  expect(parts.get('Sjuksköterska')).toBeGreaterThan(0);
  // What is left is of the categories with staff: a budget without is in the sum of the last group alone.
  expect(parts.has(name)).toBe(false);
  const apart = await yearsOf(4);
  expect(apart.get(name)).toBeGreaterThan(0);
  await expect(yearRow(page, 4, 'Budget för kategorier utan behov och tillgång')).toContainText(
    'ingår inte ovan, summa',
  );
  await expect(page.getByRole('term')).toHaveText(['Budget', 'Tillgång', 'Kvar', 'Budget för övriga']);
  const added = [...parts.values()].reduce((sum, cost) => sum + cost, 0);
  // Each row is rounded to whole thousands.
  expect(Math.abs((costs.get('Budget') ?? Number.NaN) - added)).toBeLessThan(parts.size);
  await expect(yearRow(page, 3, 'Sjuksköterska')).toBeVisible();
  await expect(yearRow(page, 3, name)).toBeHidden();

  await write(page, cell(services(page), 0, 2), '9');
  await expect(unsaved(page)).toBeVisible();
  expect([await yearsOf(1), await yearsOf(2)]).toEqual([costs, parts]);
  await expectAccessible(page);
  const pages = await printPages(page, 'Medicinavdelning 33');
  const ofUnit = pages.filter((text) => text.includes(packed('Vad Medicinavdelning 33 kostar')));
  expect(ofUnit.join()).toMatch(/Budgetperkategori,tkr[\s\S]*Tillgångperkategori,tkr/);
  expect(pages.length).toBeLessThanOrEqual(3);
});

test('a User cannot type in stencils and periods of the past, a SuperUser can', async ({ page }) => {
  const old = { start: `${thisYear - 2}-01-01`, end: `${thisYear - 2}-12-31`, budget: 3 };
  const coming = { start: `${thisYear + 1}-01-01`, budget: 4 };
  const { unit, api } = await openCategory(page, 'planner', [old, coming]);
  const stencil = (await api.post(`${unit}/stencils`, { year: 2001, hour: 200 })) as Stored;
  await page.reload();
  const row = await stencilRow(page, '2001');
  await expect(cell(stencils(page), row, 1)).toHaveAttribute('aria-readonly', 'true');
  await cell(stencils(page), row, 1).click();
  await page.keyboard.type('5');
  await expect(page.getByText(/Låst: schabloner för innevarande och tidigare år/).first()).toBeVisible();
  await expect(cell(services(page), 1, 2)).toHaveAttribute('aria-readonly', 'true');
  await expect(services(page).getByRole('img', { name: /äldre än 10 veckor/ })).toBeVisible();
  await expect(cell(services(page), 0, 2)).not.toHaveAttribute('aria-readonly', 'true');
  await expectAccessible(page);

  await enterAs(page, usernameOf('superuser'), `/plan?${addressOf(page)}`);
  await write(page, cell(stencils(page), await stencilRow(page, '2001'), 1), '210');
  await write(page, cell(services(page), 1, 2), '3,5');
  await save(page).click();
  await expect(unsaved(page)).toBeHidden();
  await page.reload();
  await expect(cell(services(page), 1, 2)).toHaveText('3,50');
  await expect(cell(stencils(page), await stencilRow(page, '2001'), 1)).toHaveText('210');
  await api.remove(`${unit}/stencils/${stencil.id}`);
});

test('a budget-only category is made, renamed and removed, and is in Budget alone', async ({ page }) => {
  const { name } = await openCategory(page, 'planner');
  await page.getByRole('button', { name: 'Ny', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ny budgetkategori' });
  await form.getByLabel('Namn').fill(name.toUpperCase());
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Namnet finns redan.')).toBeVisible();
  const other = uniqueName('Kurator');
  await form.getByLabel('Namn').fill(other);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${other}, budgetperioder` })).toBeVisible();
  await expect(page.getByRole('radio', { name: other })).toBeChecked();
  await expect.poll(() => addressOf(page).get('budgetCategory')).not.toBeNull();

  await page.getByRole('button', { name: `Ändra budgetkategorin ${other}` }).click();
  const change = page.getByRole('dialog', { name: 'Ändra budgetkategori' });
  await change.getByLabel('Namn').fill(`${other} 2`);
  await change.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${other} 2, budgetperioder` })).toBeVisible();
  await page.getByRole('button', { name: `Ändra budgetkategorin ${other} 2` }).click();
  await change.getByRole('button', { name: 'Ta bort' }).click();
  await page
    .getByRole('dialog', { name: /^Ta bort budgetkategorin/ })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  await expect(page.getByRole('radio', { name: other })).toBeHidden();

  await page.getByRole('radio', { name: 'Sjuksköterska' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Sjuksköterska, budgetperioder' })).toBeVisible();
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Personal' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test('a tall window shows all periods of a category, and the year below', async ({ page }) => {
  const years = Array.from({ length: 9 }, (_, index) => thisYear + index);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openCategory(
    page,
    'superuser',
    years.map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31`, budget: 4 })),
  );
  const sheet = page.getByRole('grid', { name: /^Budgetperioder/ });
  for (const year of years)
    await expect(sheet.getByRole('gridcell', { name: `${year}-12-31` })).toBeInViewport({ ratio: 1 });
  await expect(yearTable(page)).toBeInViewport();

  // In a lower window the sheet says that it has more rows; a narrow one has the categories in a bar.
  await page.setViewportSize({ width: 1440, height: 900 });
  const more = sheet.locator('xpath=../../span[@data-more="below"]');
  await expect(more).toBeVisible();
  await sheet.evaluate(({ parentElement }) => parentElement?.scrollTo({ top: parentElement.scrollHeight }));
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(page.getByRole('navigation', { name: 'Budgetkategorier' })).toBeVisible();
  await expect(sheet.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  for (const unit of ['avdelningen, kr per timme', 'avdelningen, per månad'])
    await expect(page.getByText(unit)).toBeVisible();
});

test('a laptop shows the year of a category whole below its sheets, a phone has it next to the periods', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'budget' })}`);
  const left = yearTable(page).getByRole('rowheader', { name: 'Budget − tillgång' });
  // Part of a row of the list of categories, which other walks add to, may take some of it.
  await expect(left).toBeInViewport({ ratio: 0.3 });
  await expect(
    page
      .getByRole('grid', { name: /^Schabloner/ })
      .getByRole('row')
      .nth(3),
  ).toBeInViewport({ ratio: 0.95 });
  // A form stays open, with what is typed, where a window that is turned or made narrower changes the order.
  await page.getByRole('button', { name: 'Nytt år' }).click();
  const form = page.getByRole('dialog');
  const hour = form.getByLabel('Timkostnad');
  await hour.fill('431');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(left).toBeVisible();
  await expect(hour).toHaveValue('431');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(form).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const side = page.getByRole('heading', { name: 'Schabloner' });
  await expect.poll(async () => (await side.boundingBox())?.y).toBeGreaterThan((await left.boundingBox())?.y ?? 0);
});

test('the budget is printed on two pages: the year of the category, then stencils and budget hours', async ({
  page,
}) => {
  const period = { start: `${thisYear + 1}-01-01`, budget: 4, comment: 'Beslut i november' };
  const { name } = await openCategory(page, 'reader', [period]);
  await expect(yearTable(page)).toBeVisible();
  const [first, second, ...more] = await printPages(page, 'Medicinavdelning 33', 'Medicin', `${name}, ${thisYear}`);
  expect(more).toEqual([]);
  for (const text of [
    `${thisYear + 1}-01-01`,
    'tillsvidare',
    '4,00',
    'Beslut i november',
    'Kostnad, tkr',
    'Sida 1 av 2',
  ])
    expect(first).toContain(packed(text));
  for (const text of ['Schabloner', 'Budgettimmar', String(thisYear)]) expect(second).toContain(text);
  expect(second).not.toContain(packed('Per timme'));
});
