import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOfWeek, weeksInYear } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, placeIn, uniqueName } from './support/places.ts';
import { enterAs, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const year = new Date().getFullYear() + 1;
const start = mondayOfWeek(year, 1) as Day;
const period = `${year}-01-01 – ${year}-12-31`;

type Kind = 'demands' | 'assets';

const reportAt = (ids: Readonly<Record<'orgId' | 'areaId' | 'unitId', string>>, type: Kind): string =>
  `/plan?${new URLSearchParams({
    orgId: ids.orgId,
    areaId: ids.areaId,
    unitId: ids.unitId,
    unitIds: ids.unitId,
    tab: 'report',
    level: 'unit',
    type,
    start,
    end: addDays(start, 27),
    receipt: 'true',
    created: 'true',
  })}`;

const paper = (page: Page): Locator => page.getByRole('article');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A unit of two categories with a budget of next year; staff and demand in the first. */
const openUnit = async (page: Page) => {
  const { make, categoryPath, categoryId, ...ids } = await makeOrganization(page, uniqueName('Region Underlag'));
  const second = await make(categoryPath, { name: 'Undersköterska' });
  const budget = { start: `${year}-01-01`, end: `${year}-12-31`, budget: 12.5 };
  for (const category of [categoryId, second]) await make(`${categoryPath}/${category}/budget-periods`, budget);
  await make(`${categoryPath}/${categoryId}/demands`, { start, end: null, base: 'nothing' });
  const anna = { name: 'Anna', period: { start, end: null } };
  await make(`${categoryPath}/${categoryId}/assets`, anna);
  return { ids, categoryPath, categoryId };
};

test('a report is stored as basis after its periods are named, once, and is shown from Budget; a SuperAdmin overwrites it', async ({
  page,
}) => {
  const { ids, categoryPath, categoryId } = await openUnit(page);
  await enterAs(page, usernameOf('admin'), reportAt(ids, 'assets'));
  await expect(paper(page)).toContainText('1,00');
  const store = button(page, 'Spara som personalunderlag');
  await store.click();
  const dialog = page.getByRole('dialog', { name: `Personalunderlag ${year}` });
  for (const name of ['Sjuksköterska', 'Undersköterska'])
    await expect(dialog.getByRole('row', { name })).toContainText(`${period}12,50`);
  await expectAccessible(page);

  // A colleague employs somebody meanwhile: what is shown is no longer what would be stored.
  const api = await apiAs(page, usernameOf('admin'));
  await api.post(`${categoryPath}/${categoryId}/assets`, { name: 'Bo', period: { start, end: null } });
  const confirm = dialog.getByRole('button', { name: 'Spara som personalunderlag' });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Skapa rapporten igen och spara den. Inget är sparat.');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await button(page, 'Skapa rapport').click();
  await expect(paper(page)).toContainText('2,00');
  await store.click();
  await confirm.click();
  await expect(page.getByText(`Underlaget är länkat till budgetperioden ${period}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await store.click();
  await expect(dialog.getByRole('alert')).toContainText('Underlag finns redan och kan inte sparas över.');
  await expect(confirm).toBeDisabled();

  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'budget', year: String(year) })}`);
  const sheet = page.getByRole('grid', { name: /^Budgetperioder för/ });
  // What is not linked leads to the report that can be: of this unit, all categories and the weeks of the year.
  await sheet.getByRole('link', { name: 'Skapa rapport att länka som Behovsunderlag' }).click();
  await expect(button(page, 'Spara som behovsunderlag')).toBeVisible();
  await expect(paper(page)).toContainText(`alla kategorier · v01–v${weeksInYear(year)} ${year}`);
  await page.goBack();
  const link = sheet.getByRole('button', { name: /^Personalunderlag, länkat \d{4}-\d{2}-\d{2}$/ });
  // The keyboard opens it from its cell, and comes back to it.
  await sheet.locator('[data-row="0"][data-column="3"]').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: `Personalunderlag ${year}` });
  await expect(shown.getByRole('article')).toContainText('2,00');
  expect((await shown.boundingBox())?.width).toBe(600);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(sheet.locator('[data-row="0"][data-column="5"]')).toBeFocused();

  await api.post(`${categoryPath}/${categoryId}/assets`, { name: 'Cy', period: { start, end: null } });
  await enterAs(page, usernameOf('superadmin'), reportAt(ids, 'assets'));
  await expect(paper(page)).toContainText('3,00');
  await store.click();
  await expect(dialog.getByRole('row', { name: 'Sjuksköterska' })).toContainText('sparas över');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'budget', year: String(year) })}`);
  await link.click();
  await expect(shown.getByRole('article')).toContainText('3,00');
  await page.keyboard.press('Escape');

  // A SuperAdmin corrects the period and removes its link, for a reason.
  await sheet.locator('[data-row="0"][data-column="2"]').click();
  await page.keyboard.type('1');
  await expect(page.getByText('Öppna perioden med pennan för att rätta den')).toBeVisible();
  await sheet
    .getByRole('button', { name: /^Ändra / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Ändra budgetperiod' });
  await form.getByRole('textbox', { name: 'Tjänster' }).fill('13');
  await form.getByRole('checkbox', { name: /^Ta bort länken till personalunderlaget/ }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toContainText('Behöver fyllas i.');
  await form.getByRole('textbox', { name: 'Orsak till rättelsen' }).fill('Fel siffra i beslutet');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toBeHidden();
  await expect(sheet.locator('[data-row="0"][data-column="2"]')).toHaveText('13,00');
  await expect(link).toHaveCount(0);
});

test('without a budget period of the year nothing can be stored, and a reader is offered nothing to store', async ({
  page,
}) => {
  const { ids, categoryPath, categoryId } = await openUnit(page);
  const api = await apiAs(page, usernameOf('admin'));
  const periods = `${categoryPath}/${categoryId}/budget-periods`;
  const [first] = (await api.get(periods)) as readonly { readonly id: string }[];
  await api.remove(`${periods}/${first?.id}`);
  await enterAs(page, usernameOf('admin'), reportAt(ids, 'demands'));
  await button(page, 'Spara som behovsunderlag').click();
  const dialog = page.getByRole('dialog', { name: `Behovsunderlag ${year}` });
  await expect(dialog.getByRole('row', { name: 'Sjuksköterska' })).toContainText(
    `Ingen matchande budgetperiod hittas för ${year}`,
  );
  await expect(dialog.getByRole('button', { name: 'Spara som behovsunderlag' })).toBeDisabled();

  await signIn(page, 'reader', reportAt(await placeIn(page, 'Medicin', 'Medicinavdelning 33'), 'demands'));
  await expect(paper(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skriv ut' })).toBeVisible();
  await expect(button(page, 'Spara som behovsunderlag')).toBeHidden();
});
