import { assets } from '#shared/contract/assets.ts';
import { beds } from '#shared/contract/beds.ts';
import { demand } from '#shared/contract/demand.ts';
import type { Params } from '#shared/contract/endpoint.ts';
import { followup } from '#shared/contract/followup.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { C, U } from '#shared/contract/paths.ts';
import { monthNames } from '#shared/model/activity.ts';
import type { Send } from './client.ts';
import type { CategoryPlan, Employee, WardPlan } from './plan.ts';
import { fullTime, shifts } from './shifts.ts';

type UnitIds = Params<typeof U>;
type CategoryIds = Params<typeof C>;
type Period = Employee['periods'][number];

/** What one request may name at most. */
const mostAssets = 90;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const sendDemands = async (send: Send, params: CategoryIds, { demands }: CategoryPlan, shiftIds: readonly string[]) => {
  for (const { period, value } of demands) {
    const { id: demandId } = await send(demand.create, { params, body: { ...period, base: 'nothing' } });
    const shiftDemands = shifts.map(({ of, times }, index) => ({
      shiftId: shiftIds[index]!,
      ...Object.fromEntries(weekdays.map((weekday) => [weekday, value[of]])),
      satShift: true,
      sunShift: true,
      ...times,
    }));
    await send(demand.update, { params: { ...params, demandId }, body: { shiftDemands } });
  }
};

const bodyOf = ({ period, value }: Period) => ({ ...period, ...value });

/** Creates each employee with the first period; equal later periods of several employees are one request. */
const sendStaff = async (send: Send, params: CategoryIds, staff: readonly Employee[]) => {
  const alike = new Map<string, { readonly period: Period; readonly ids: string[] }>();
  for (const { name, periods } of staff) {
    const [first, ...others] = periods;
    const { id } = await send(assets.create, { params, body: { name, period: bodyOf(first!) } });
    for (const period of others) {
      const key = JSON.stringify(period);
      const known = alike.get(key);
      if (known) known.ids.push(id);
      else alike.set(key, { period, ids: [id] });
    }
  }
  for (const { period, ids } of alike.values())
    for (let from = 0; from < ids.length; from += mostAssets) {
      const body = { assetIds: ids.slice(from, from + mostAssets), period: bodyOf(period) };
      await send(assets.createPeriods, { params, body });
    }
};

const sendCategory = async (send: Send, unit: UnitIds, category: CategoryPlan, start: string) => {
  const body = { name: category.name, period: { start, ...fullTime } };
  const { id: categoryId } = await send(hierarchy.createCategory, { params: unit, body });
  const params = { ...unit, categoryId };
  const shiftIds: string[] = [];
  for (const { name, isNightShift } of shifts) {
    const shift = await send(hierarchy.createShift, { params, body: { name, period: { start, isNightShift } } });
    shiftIds.push(shift.id);
  }
  await sendDemands(send, params, category, shiftIds);
  await sendStaff(send, params, category.staff);
};

/** The worked hours of a category as an activity of the unit, a request for each year. */
const sendWorked = async (send: Send, params: UnitIds, { name, worked }: CategoryPlan) => {
  const start = worked[0]?.year;
  if (start === undefined) return;
  const body = { name, start, type: 'Worklog' as const, map: 'Work' as const };
  const { id: activityId } = await send(followup.create, { params, body });
  for (const { year, months } of worked) {
    const values = Object.fromEntries(monthNames.map((month, index) => [month, months[index] ?? null]));
    await send(followup.saveInputs, { params, body: { year, inputs: [{ activityId, ...values }] } });
  }
};

/** Sends what a new unit is to hold, one request after the other. */
export const sendPlan = async (
  send: Send,
  params: UnitIds,
  { categories, start, ...plan }: WardPlan,
): Promise<void> => {
  for (const category of categories) {
    await sendCategory(send, params, category, start);
    await sendWorked(send, params, category);
  }
  for (const { period, value } of plan.beds)
    await send(beds.create, { params, body: { ...period, beds: value, weekendBeds: value } });
};
