import { expect, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { packed } from './support/pdf.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { printPages } from './support/print.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const monday = mondayOf(todayInStockholm(new Date()));

interface Demand {
  readonly id: string;
  readonly shiftDemands: readonly { readonly shiftId: string; readonly shiftName: string }[];
}

/** A category of four employees with a demand of two services from this week on, where 25 % are expected to be absent. */
const makeExpecting = async (page: Page) => {
  const name = uniqueName('Region Netto');
  const { categoryPath, make, ...ids } = await makeOrganization(page, name);
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${categoryPath}/${ids.categoryId}`;
  const weeks = { start: monday, end: addDays(monday, 55) };
  await make(`${path}/schemas`, weeks);
  for (const person of ['Anna Ek', 'Bo Lund', 'Cia Berg', 'Dan Ros'])
    await make(`${path}/assets`, { name: person, period: { start: monday, workRate: 0.5 } });
  const demand = (await api.post(`${path}/demands`, { ...weeks, base: 'nothing' })) as Demand;
  const day = demand.shiftDemands.find(({ shiftName }) => shiftName === 'Dag')!;
  const hours = { startHour: 8, startMinute: 0, endHour: 16, endMinute: 0 };
  const shiftDemands = [{ shiftId: day.shiftId, mon: '2', tue: '2', wed: '2', thu: '2', fri: '2', ...hours }];
  await api.put(`${path}/demands/${demand.id}`, { shiftDemands });
  const months = (percent: number) => Array<number>(12).fill(percent);
  const rates = { name: 'Sjuksköterska', sick: months(20), child: months(3), other: months(2) };
  await api.put(`/api/organizations/${ids.orgId}/absence`, { on: true, categories: [rates], version: 0 });
  return { name, ids };
};

test('net figures are chosen once for Översikt, Plan and reports, on the screen and on paper', async ({ page }) => {
  const { name, ids } = await makeExpecting(page);
  const { categoryId: _, ...unit } = ids;
  const at = (place: object, tab: string, more: object = {}) =>
    `/plan?${new URLSearchParams({ ...place, tab, ...more })}`;
  await enterAs(page, usernameOf('admin'), at(unit, 'overview'));
  const panel = page.getByRole('region', { name: /^Förklaring/ });
  await expect(panel).toContainText('I balans');

  await page.getByTitle('Risk', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Risk för brist i procent per rad och vecka' })).toBeVisible();
  await expectAccessible(page);
  await page.getByTitle('Netto', { exact: true }).click();
  await expect(page.getByRole('grid', { name: /^Tillgång netto minus behov/ })).toBeVisible();
  await expect(panel).toContainText('väntad frånvaro 25 %');
  await expect(panel).toContainText('Risk för brist');
  await expectAccessible(page);
  const map = await printPages(page, name);
  expect(map).toHaveLength(1);
  expect(map[0]).toContain(packed('netto − behov'));

  await page.goto(`/#${at(ids, 'schemas')}`);
  const week = page.getByRole('complementary', { name: /^Sammanfattning/ });
  await expect(week).toContainText('väntad frånvaro');
  const net = page.getByRole('row', { name: /^Tillgång netto/ });
  await expect(net).toContainText('1,50');
  await expect(page.getByRole('row', { name: /^Risk för brist/ })).toBeVisible();
  await expect(page.getByText('åtta veckor av tio')).toBeVisible();
  const plan = await printPages(page, name);
  for (const text of ['väntad frånvaro', 'Tillgång netto', 'Diff. netto', 'Risk för brist', 'åtta veckor av tio'])
    expect(plan[0]).toContain(packed(text));

  await page.goto(`/#${at(ids, 'report', { type: 'assets', level: 'unit' })}`);
  const form = page.getByRole('form', { name: 'Rapportinställningar' });
  await expect(form.getByRole('checkbox', { name: 'Räkna bort väntad frånvaro' })).toBeChecked();
  await form.getByRole('button', { name: /Skapa rapport/ }).click();
  await expect(page.getByRole('article')).toContainText('Tillgång netto');

  // Gross is gross everywhere again.
  await page.goto(`/#${at(ids, 'schemas')}`);
  await expect(week).toContainText('väntad frånvaro');
  await page.getByTitle('Brutto', { exact: true }).click();
  await expect(net).toBeHidden();
  expect((await printPages(page, name))[0]).not.toContain(packed('Tillgång netto'));
});
