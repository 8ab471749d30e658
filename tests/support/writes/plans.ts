import { dayRow, monday, sunday } from '../ward.ts';
import { another, type Kinds, newName, one } from './kind.ts';

const months = (percent: number) => Array.from({ length: 12 }, () => percent);
const absenceOf = (seed: number) => ({ sick: months(seed % 9), child: months(1), other: months(0) });

/** Every kind of write about demand, beds, budget, plan periods and settings of plans. */
export const planWrites: Kinds = {
  'a demand period': (by, { C }, seed) => by.post(`${C}/demands`, { start: monday(seed % 20), end: sunday(seed % 20) }),
  'rows of demand': async (by, { C, shiftId }, seed) => {
    const { at } = await one(by, `${C}/demands`, seed);
    return by.put(at, { shiftDemands: [dayRow(shiftId, { mon: String(seed % 7) })] });
  },
  'a moved demand period': async (by, { C }, seed) => {
    const start = 22 + 2 * (seed % 9);
    const { data } = await by.post(`${C}/demands`, { start: monday(start), end: sunday(start), simulation: true });
    return by.put(`${C}/demands/${data.id}/period`, { start: monday(start), end: sunday(start + 1) });
  },
  'a simulation': (by, { C }, seed) =>
    by.post(`${C}/demands`, { start: monday(seed % 20), end: sunday((seed % 20) + 1), simulation: true }),
  'a promoted simulation': async (by, { C }) => {
    const simulated = (await by.get(`${C}/demands`)).rows.find(({ simulation }) => Boolean(simulation));
    return by.post(`${C}/demands/${simulated?.id ?? 'none_1'}/promote`);
  },
  'a period that becomes a simulation': async (by, { C }, seed) => {
    const { at } = await one(by, `${C}/demands`, seed);
    return by.put(`${at}/simulation`);
  },
  'a locked demand period': async (by, { C }) => {
    const { data } = await by.post(`${C}/demands`, { start: monday(50), end: sunday(51), simulation: true });
    return by.put(`${C}/demands/${data.id}/lock`);
  },
  beds: (by, { U }, seed) => by.post(`${U}/beds`, { start: monday(seed % 30), beds: (seed % 20) + 1 }),
  'changed beds': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/beds`, seed);
    return by.put(at, { beds: seed % 30, weekendBeds: seed % 5, version });
  },
  'removed beds': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/beds`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a budget': (by, { C }, seed) => by.post(`${C}/budget-periods`, { start: monday(seed % 30), budget: 5 + (seed % 7) }),
  'a changed budget': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/budget-periods`, seed);
    return by.put(at, { budget: seed % 9, version });
  },
  'a removed budget': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/budget-periods`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a category with a budget only': (by, { U }) => by.post(`${U}/categories/budget`, { name: newName() }),
  'a renamed category with a budget only': async (by, { U }) => {
    const { data } = await by.post(`${U}/categories/budget`, { name: newName() });
    return by.put(`${U}/categories/${data.id}/budget`, { name: newName() });
  },
  'a removed category with a budget only': async (by, { U }) => {
    const { data } = await by.post(`${U}/categories/budget`, { name: newName() });
    return by.remove(`${U}/categories/${data.id}/budget`);
  },
  'budget hours': (by, { U }, seed) => by.post(`${U}/budget-hours`, { start: monday(seed % 30), budget: 100 }),
  'changed budget hours': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/budget-hours`, seed);
    return by.put(at, { budget: seed, version });
  },
  'removed budget hours': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/budget-hours`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a stencil': (by, { U }) => by.post(`${U}/stencils`, { year: 2026 + (another() % 70), hour: 400 }),
  'a changed stencil': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/stencils`, seed);
    return by.put(at, { hour: 300 + seed, version });
  },
  'a removed stencil': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/stencils`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'expected absence of the unit': (by, { U, categoryId }, seed) =>
    by.put(`${U}/absence`, { on: true, categories: [{ categoryId, ...absenceOf(seed) }] }),
  'expected absence of the organisation': (by, { O }, seed) =>
    by.put(`${O}/absence`, { on: true, categories: [{ name: 'Sjuksköterska', ...absenceOf(seed) }] }),
  'rates of the organisation': (by, { O }, seed) =>
    by.put(`${O}/rates`, {
      rates: [{ category: 'Sjuksköterska', year: 2026, monthlySalary: 40_000 + seed }],
      unlocked: true,
    }),
  'rates of the unit': (by, { U }, seed) =>
    by.put(`${U}/rates`, {
      rates: [{ category: 'Sjuksköterska', year: 2026, monthlySalary: 41_000 + seed }],
      unlocked: true,
    }),
  'a plan period': (by, { C }, seed) => by.post(`${C}/schemas`, { start: monday(seed), end: sunday(seed) }),
  'the comment of a plan period': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/schemas`, seed);
    return by.put(at, { comments: newName(), version });
  },
  'a moved plan period': async (by, { C }) => {
    const start = 100 + another() * 3;
    const { data } = await by.post(`${C}/schemas`, { start: monday(start), end: sunday(start) });
    return by.put(`${C}/schemas/${data.id}/period`, { start: monday(start), end: sunday(start + 1) });
  },
  'a removed plan period': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/schemas`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a removed demand period': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/demands`, seed);
    return by.remove(`${at}?version=${version}`);
  },
};
