import { expect, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { apiAs } from './support/api.ts';
import { cell as demandCell, grid, MON } from './support/demandTab.ts';
import { enterOn, tabTo } from './support/keys.ts';
import { explanation, map } from './support/overview.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { addressOf, enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

// The working time of a new category begins today: the next week is the first that is measured whole.
const monday = addDays(mondayOf(todayInStockholm(new Date())), 7);
const week = weekLabel(weekOf(monday));
const weeks = { start: monday, end: addDays(monday, 27) };

interface Demand {
  readonly id: string;
  readonly shiftDemands: readonly { readonly shiftId: string; readonly shiftName: string }[];
}

/** A unit of one employee and a demand of 40 hours a week from next week on: one service. */
const openShort = async (page: Page): Promise<void> => {
  const { orgId, areaId, unitId, categoryId, categoryPath, make } = await makeOrganization(page, uniqueName('Kärna'));
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${categoryPath}/${categoryId}`;
  await make(`${path}/schemas`, weeks);
  await make(`${path}/assets`, { name: 'Anna Ek', period: { start: monday, workRate: 0.25 } });
  const demand = (await api.post(`${path}/demands`, { ...weeks, base: 'nothing' })) as Demand;
  const { shiftId } = demand.shiftDemands.find(({ shiftName }) => shiftName === 'Dag')!;
  const hours = { startHour: 8, startMinute: 0, endHour: 16, endMinute: 0 };
  const shiftDemands = [{ shiftId, mon: '1', tue: '1', wed: '1', thu: '1', fri: '1', ...hours }];
  await api.put(`${path}/demands/${demand.id}`, { shiftDemands });
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ orgId, areaId, unitId, tab: 'overview' })}`);
};

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name });

test('the shortage is found, explained, commented, demand and staff are changed, and a report is made by keyboard alone, all of it named in the accessibility tree', async ({
  page,
}) => {
  await openShort(page);

  // Who is short, and when: the map says it in the names of its cells, and the panel for the selected one.
  const selected = map(page).getByRole('gridcell', { selected: true });
  await tabTo(page, selected);
  await expect(selected).toHaveAccessibleName('−0,8');
  await expect(explanation(page)).toContainText(week);
  await expect(explanation(page)).toMatchAriaSnapshot('- heading "Sjuksköterska" [level=2]');

  // Enter leads to the week in Plan, where a figure is explained and the period commented.
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page).get('tab')).toBe('schemas');
  await enterOn(page, page.getByRole('button', { name: /^Förklara behov/ }).first());
  const panel = page.getByRole('region', { name: 'Förklara' });
  await expect(panel).toMatchAriaSnapshot(`
    - region "Förklara":
      - heading "Avdelning 1, Sjuksköterska, behov" [level=2]
      - button "Stäng"
      - table:
        - rowgroup:
          - row "Sjuksköterska tjänster"
        - rowgroup:
          - row "Behov, pass Dag 1,00":
            - rowheader:
              - link "Behov, pass Dag"
        - rowgroup:
          - row "Summa 1,00"
  `);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByLabel('Kommentar till perioden'), 90);
  await page.keyboard.type('Vikarie söks.');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Sparad', { exact: true })).toBeVisible();

  // Demand: a cell names its shift and day, the save button what is left to save.
  await page.keyboard.press('Control+Home');
  await enterOn(page, tab(page, 'Behov'));
  await tabTo(page, demandCell(page, 0, MON));
  await expect(grid(page)).toMatchAriaSnapshot('- columnheader "måndag"');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeDisabled();

  // Staff: the rate of a period.
  await enterOn(page, tab(page, 'Personal'));
  const periods = page.getByRole('grid', { name: 'Perioder för Anna Ek' });
  await tabTo(page, periods.getByRole('gridcell', { selected: true }));
  await expect(periods).toMatchAriaSnapshot('- columnheader "Grad"');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0,75');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /Spara ändringar/ })).toBeDisabled();

  // The report names its figures in a table.
  await enterOn(page, tab(page, 'Rapport'));
  await enterOn(page, page.getByRole('button', { name: 'Skapa rapport' }));
  const paper = page.getByRole('article');
  await expect(paper.getByRole('table').first()).toBeVisible();
  await expect(paper).toMatchAriaSnapshot('- heading [level=1]');
});
