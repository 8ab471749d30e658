import { expect, type Locator, type Page } from '@playwright/test';
import type { TeamMember } from '#shared/model/asset.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOfWeek, weekOf } from '#shared/time/week.ts';
import { apiAs } from './api.ts';
import { makeOrganization, uniqueName } from './places.ts';
import { enterAs, usernameOf } from './signIn.ts';

/** Next year: none of its weeks is closed. */
export const year = weekOf(todayInStockholm(new Date())).year + 1;
export const names = ['Anna Ek', 'Bo Lind', 'Cia Berg'] as const;
/** The weeks of the first half of the year, which are not shown. */
const WEEKS_BEFORE = 26;

/** Opens the second half of next year for a category of employees at rate 1, three unless named. */
export const openTeam = async (page: Page, people: readonly string[] = names) => {
  const { make, categoryPath, orgId, areaId, unitId, categoryId } = await makeOrganization(page, uniqueName('Lag'));
  const path = `${categoryPath}/${categoryId}`;
  for (const name of people) await make(`${path}/assets`, { name, period: { start: '2026-01-05', level: 3 } });
  const query = new URLSearchParams({
    orgId,
    areaId,
    unitId,
    categoryId,
    tab: 'assets',
    mode: 'team',
    year: String(year),
    from: mondayOfWeek(year, WEEKS_BEFORE + 1)!,
  });
  await enterAs(page, usernameOf('admin'), `/plan?${query}`);
  await expect(team(page)).toBeVisible();
  return path;
};
export const team = (page: Page): Locator => page.getByRole('grid', { name: 'Lagets arbetsgrad per vecka' });
/** The cell of an employee, by name order, and of a week of the second half of the year. */
export const cell = (page: Page, row: number, week: number): Locator =>
  team(page).locator(`[data-row="${row}"][data-column="${week - WEEKS_BEFORE - 1}"]`);
export const save = (page: Page): Locator => page.getByRole('button', { name: /Spara ändringar/ });
export const mark = async (from: Locator, to: Locator): Promise<void> => {
  await from.click();
  await to.click({ modifiers: ['Shift'] });
};
export const sum = (page: Page, row: string, week: number): Locator =>
  team(page)
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('gridcell')
    .nth(week - WEEKS_BEFORE - 1);
export const monday = (week: number): string => mondayOfWeek(year, week)!;
export const stored = async (page: Page, path: string): Promise<readonly TeamMember[]> => {
  const api = await apiAs(page, usernameOf('admin'));
  return (await api.get(`${path}/team?start=${monday(1)}&end=${addDays(monday(52), 6)}`)) as readonly TeamMember[];
};
export const ratesOf = (member: TeamMember | undefined) =>
  member?.periods.map(({ start, end, workRate, comment }) => [start, end, workRate, comment]);
