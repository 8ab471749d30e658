import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { tabTo } from './support/keys.ts';
import { paste } from './support/paste.ts';
import { placeIn, uniqueName } from './support/places.ts';
import { printPages } from './support/print.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';

const thisYear = new Date().getFullYear();
/** A coming year that the demo has no stencil of; each test that makes stencils has one of its own. */
const freeYear = (test: number): number => thisYear + 10 + test;

interface Stored {
  readonly id: string;
}

/** A budget-only category of the planner's unit for one test, at which the tab opens. */
const openCategory = async (
  page: Page,
  person: 'planner' | 'superuser' | 'reader',
  periods: readonly object[] = [],
) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const unit = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}`;
  const api = await apiAs(page, usernameOf('superuser'));
  const name = uniqueName('Läkare');
  const { id } = (await api.post(`${unit}/categories/budget`, { name })) as Stored;
  const made: Stored[] = [];
  for (const period of periods)
    made.push((await api.post(`${unit}/categories/${id}/budget-periods`, period)) as Stored);
  const address = `/plan?${new URLSearchParams({ ...ids, tab: 'budget', budgetCategory: id })}`;
  await enterAs(page, usernameOf(person), address);
  await expect(page.getByRole('heading', { level: 1, name: `${name}, budgetperioder` })).toBeVisible();
  return {
    name,
    unit,
    api,
    periods: made,
    path: `${unit}/categories/${id}/budget-periods`,
    category: `${unit}/categories/${id}/budget`,
  };
};

const services = (page: Page): Locator => page.getByRole('grid', { name: /^Budgetperioder för/ });
const stencils = (page: Page): Locator => page.getByRole('grid', { name: 'Schabloner per år' });
const cell = (grid: Locator, row: number, column: number): Locator =>
  grid.locator(`[data-row="${row}"][data-column="${column}"]`);
const save = (page: Page): Locator => page.getByRole('button', { name: 'Spara', exact: true });
const unsaved = (page: Page): Locator => page.getByText(/osparade? ändring/);
const yearTable = (page: Page): Locator => page.getByRole('table', { name: /per månad$/ });
const yearRow = (page: Page, group: number, name: string): Locator =>
  yearTable(page)
    .locator('tbody')
    .nth(group)
    .getByRole('row', { name: new RegExp(`^${name}`) });

const write = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

const pasteAt = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await paste(page, text);
};

/** The row of a stencil in its sheet, counted from 0. */
const stencilRow = async (page: Page, year: string): Promise<number> => {
  const cells = stencils(page).locator('[data-column="0"]');
  await expect(cells.filter({ hasText: year })).toHaveCount(1);
  return (await cells.allTextContents()).findIndex((text) => text.startsWith(year));
};

test('a User enters budget and stencil of a coming year, sees what it costs, and finds it after a reload', async ({
  page,
}) => {
  const year = freeYear(0);
  const { unit, api } = await openCategory(page, 'planner');
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
  await expect(cell(services(page), 0, 2)).toHaveText('24,50');
  await expect(cell(services(page), 0, 3)).toHaveText('Ram för året');
  await expect(yearRow(page, 1, 'Budget').getByRole('cell').last()).toHaveText('19 522');
  await expect(page.getByText('tjänster × 166 tim × 400 kr, hyrpersonal × 890 kr')).toBeVisible();
  await expectAccessible(page);
  const all = (await api.get(`${unit}/stencils`)) as readonly { id: string; year: number }[];
  await api.remove(`${unit}/stencils/${all.find((one) => one.year === year)?.id}`);
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
    // A category without a budget this year, such as one of another walk, has a dash.
    const figureOf = (text = '') => (text.trim() === '–' ? 0 : Number(text.replace(/\s/g, '')));
    return new Map(cells.map((row) => [row[0]?.trim(), figureOf(row.at(-1))]));
  };
  const [costs, parts] = [await yearsOf(1), await yearsOf(2)];
  expect(parts.get(name)).toBeGreaterThan(0);
  expect(parts.get('Sjuksköterska')).toBeGreaterThan(parts.get(name) ?? Number.NaN);
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
  const ofUnit = pages.filter((text) => text.includes('Vad Medicinavdelning 33 kostar'));
  expect(ofUnit.join()).toMatch(/Budget per kategori, tkr[\s\S]*Tillgång per kategori, tkr/);
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
  expect(addressOf(page).get('budgetCategory')).not.toBeNull();

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
  await page.getByRole('link', { name: 'Personal' }).click();
  await expect(page.getByText(name)).toBeHidden();
});

test('a reader sees the budget and cannot change it', async ({ page }) => {
  await openCategory(page, 'reader', [{ start: `${thisYear + 1}-01-01`, budget: 4 }]);
  await expect(cell(services(page), 0, 2)).toHaveText('4,00');
  await expect(services(page)).toHaveAttribute('aria-readonly', 'true');
  for (const name of ['Ny', 'Ny period', 'Nytt år', 'Spara'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Om budgetunderlag' }).click();
  const info = page.getByRole('dialog', { name: 'Om budgetunderlag' });
  await expect(info).toContainText('länkas en gång per budgetår');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(info).toBeHidden();
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
    expect(first).toContain(text);
  for (const text of ['Schabloner', 'Budgettimmar', String(thisYear)]) expect(second).toContain(text);
  expect(second).not.toContain('Tim- kostnad');
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
