import type { Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { apiAs } from './api.ts';
import { makeOrganization, uniqueName } from './places.ts';
import { usernameOf } from './signIn.ts';

/** A demand period as the API answers it. */
export interface Demand {
  readonly id: string;
  readonly version: number;
  readonly simulation: boolean;
  readonly start: string;
  readonly shiftDemands: readonly (Readonly<Record<string, unknown>> & { readonly shiftName: string })[];
}

/** The Monday that many weeks after this week's. */
export const monday = (weeks: number) => addDays(mondayOf(todayInStockholm(new Date())), 7 * weeks);
export const sunday = (weeks: number) => addDays(monday(weeks), 6);
export const weekText = (day: string) => weekLabel(weekOf(day));
export const weeksText = (from: number, to: number) => `${weekText(monday(from))}–${weekText(monday(to))}`;
/** Weeks and ISO years: `v53–v03 2026–2027`. */
export const periodText = (from: number, to: number) => {
  const [first, last] = [weekOf(monday(from)).year, weekOf(monday(to)).year];
  return `${weeksText(from, to)} ${first === last ? first : `${first}–${last}`}`;
};

const times = { startHour: 7, startMinute: 0, endHour: 15, endMinute: 30, breakHours: 0, breakMinutes: 30 };
const weekend = { wkndStartHour: 7, wkndStartMinute: 0, wkndEndHour: 16, wkndEndMinute: 0 };
const values = { mon: '4', tue: '4', wed: '4', thu: '4', fri: '4', sat: '2', sun: '2' };

/**
 * Creates a category with a live period of weeks 4 to 15 from now and another after it, and a simulation of weeks 6 to 9 that
 * differs from the first in two values.
 */
export const makeComparison = async (page: Page) => {
  const { categoryPath, make, ...ids } = await makeOrganization(page, uniqueName('Jämför'));
  const unit = categoryPath.replace(/\/categories$/, '');
  const category = `${categoryPath}/${ids.categoryId}`;
  const api = await apiAs(page, usernameOf('admin'));
  const fill = async (dates: object, change: object = {}): Promise<Demand> => {
    const made = (await api.post(`${category}/demands`, {
      baseOnSchemaId: null,
      base: 'nothing',
      simulation: false,
      comment: '',
      ...dates,
    })) as Demand;
    const shiftDemands = made.shiftDemands.map((row) =>
      row.shiftName === 'Dag'
        ? { ...row, ...times, ...weekend, ...values, satShift: true, sunShift: true, ...change }
        : row,
    );
    return (await api.put(`${category}/demands/${made.id}`, { shiftDemands, version: made.version })) as Demand;
  };
  const live = await fill({ start: monday(4), end: sunday(15) });
  await fill({ start: monday(16), end: null });
  const simulated = await fill({ start: monday(6), end: sunday(9), simulation: true }, { mon: '5', startHour: 6 });
  const address = `/plan?${new URLSearchParams({ ...ids, tab: 'demand', period: simulated.id })}`;
  return { api, category, unit, live, simulated, address };
};
