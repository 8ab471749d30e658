import { expect, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

// The working time of a new category begins today: the next week is the first that is measured whole.
const monday = addDays(mondayOf(todayInStockholm(new Date())), 7);
const weeks = { start: monday, end: addDays(monday, 27) };

interface Demand {
  readonly id: string;
  readonly shiftDemands: readonly { readonly shiftId: string; readonly shiftName: string }[];
}

/** A category with a plan period, one employee and a demand of 40 hours a week: one service. */
const open = async (page: Page, tab: string, whole = false): Promise<void> => {
  const { orgId, areaId, unitId, categoryId, categoryPath, make } = await makeOrganization(
    page,
    uniqueName('Förklarad'),
  );
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${categoryPath}/${categoryId}`;
  await make(`${path}/schemas`, weeks);
  await make(`${path}/assets`, { name: 'Anna Ek', period: { start: monday, workRate: 0.75 } });
  const demand = (await api.post(`${path}/demands`, { ...weeks, base: 'nothing' })) as Demand;
  const day = demand.shiftDemands.find(({ shiftName }) => shiftName === 'Dag')!;
  const hours = { startHour: 8, startMinute: 0, endHour: 16, endMinute: 0 };
  const shiftDemands = [{ shiftId: day.shiftId, mon: '1', tue: '1', wed: '1', thu: '1', fri: '1', ...hours }];
  await api.put(`${path}/demands/${demand.id}`, { shiftDemands });
  const place = { orgId, areaId, unitId, ...(!whole && { categoryId }) };
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ ...place, tab })}`);
};

test('a figure of the week in Plan is explained by its inputs, each a link to where it is typed', async ({ page }) => {
  await open(page, 'schemas');
  await page.getByTitle('Förklara tillgång − behov').click();
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('heading', { name: 'Avdelning 1, Sjuksköterska, differens' })).toBeFocused();
  await expect(panel).toContainText('tillgång − behov');
  // The week stands above its inputs only.
  await expect(panel.getByRole('row', { name: /^Anna Ek/ })).toHaveText('Anna Ek 0,75');
  await expect(panel.getByText(/^v\d\d \d{4}$/)).toHaveCount(1);
  await expect(panel.getByRole('row', { name: /^Behov, pass Dag/ })).toContainText('−1');
  await expect(panel.getByRole('row', { name: /^Summa/ })).toContainText('−0,25');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Behov, pass Dag' }).click();
  await expect.poll(() => addressOf(page).get('tab')).toBe('demand');
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
});

test('the keyboard opens an explanation, Escape closes it, and the figure has the focus again', async ({ page }) => {
  await open(page, 'schemas');
  const figure = page.getByTitle('Förklara tillgång', { exact: true });
  await figure.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('link', { name: 'Anna Ek' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(figure).toBeFocused();
});

test('the figures of a week in Översikt are explained for a unit and for all units of an organisation', async ({
  page,
}) => {
  await open(page, 'overview', true);
  await page
    .getByRole('table', { name: /^Avdelningen v/ })
    .getByTitle('Förklara Sjuksköterska, tillgång')
    .click();
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('heading', { name: 'Avdelning 1, Sjuksköterska, tillgång' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Anna Ek/ })).toContainText('0,75');
  await panel.getByRole('button', { name: 'Stäng' }).click();
  await expect(panel).toBeHidden();

  const { orgId = '' } = Object.fromEntries(addressOf(page));
  await page.goto(`/#/plan?orgId=${orgId}&tab=overview`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByTitle('Förklara egen personal', { exact: true }).click();
  await expect(panel.getByRole('heading', { name: /^(Alla avdelningar|Avdelning 1), egen personal$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Anna Ek/ })).toContainText('0,75');
  await panel.getByRole('button', { name: 'Stäng' }).click();
  await expect(panel).toBeHidden();
  await page.getByTitle('Förklara behov', { exact: true }).click();
  await expect(panel.getByRole('heading', { name: /^(Alla avdelningar|Avdelning 1), behov$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Summa/ })).toContainText('1');
  // On a phone it covers the screen.
  await panel.getByRole('button', { name: 'Stäng' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Fäll ut förklaringen' }).click();
  await page.getByTitle('Förklara behov', { exact: true }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
});

test('an area in Översikt is explained by its units, and beds by the period that they are typed in', async ({
  page,
}) => {
  const { orgId, areaId, unitId, categoryId, categoryPath, make } = await makeOrganization(page, uniqueName('Region'));
  const api = await apiAs(page, usernameOf('admin'));
  const unit = categoryPath.replace(/\/categories$/, '');
  await api.put(unit, { hasBedsActivated: true });
  await make(`${unit}/beds`, { start: monday, end: addDays(monday, 13), beds: 24, weekendBeds: 17 });
  await make(`${unit}/beds`, { start: addDays(monday, 14), end: null, beds: 18, weekendBeds: 18 });
  await make(`${categoryPath}/${categoryId}/assets`, { name: 'Anna Ek', period: { start: monday, workRate: 0.75 } });
  await make(`${categoryPath}/${categoryId}/demands`, { ...weeks, base: 'nothing' });

  const at = { row: '*', week: monday, tab: 'overview' };
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ orgId, ...at })}`);
  await page.getByTitle('Förklara Medicin, mot behov').click();
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel.getByRole('heading', { name: 'Medicin, differens' })).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Anna Ek' })).toBeVisible();

  await page.goto(`/#/plan?${new URLSearchParams({ orgId, areaId, unitId, ...at })}`);
  await page.getByTitle('Förklara vårdplatser', { exact: true }).click();
  await expect(panel.getByRole('row', { name: /^24 vårdplatser vardag, 17 helg, viktade/ })).toBeVisible();
  // (13 × 24 + 8 × 17) ÷ 21
  await expect(panel.getByText(/÷ 7 = 21,3$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Stäng' }).click();
  await page.getByTitle(`Förklara vårdplatser ${weekLabel(weekOf(addDays(monday, 14)))}`).click();
  await expect(panel.getByRole('row', { name: /^18 vårdplatser vardag, 18 helg, viktade/ })).toBeVisible();
  await panel.getByRole('link', { name: /^18 vårdplatser/ }).click();
  await expect.poll(() => addressOf(page).get('tab')).toBe('demand');
});
