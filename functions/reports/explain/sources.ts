import type { Step } from '#shared/calculation/index.ts';
import type { PlannedUnit } from '../plans.ts';

type Input = Step['input'];

/** The tab of the plan page where an input is typed. */
const tabs: Partial<Record<Input['kind'], string>> = {
  staff: 'assets',
  demand: 'demand',
  hours: 'demand',
  onDuty: 'demand',
  weeks: 'schemas',
  unitSum: 'overview',
  budget: 'budget',
  budgetHours: 'budget',
  beds: 'demand',
  meanBeds: 'demand',
  bedDays: 'demand',
  monthHours: 'followup',
  activity: 'followup',
  monthValue: 'followup',
  monthlyWorkHours: 'budget',
  categoryHours: 'demand',
};

/** Whether the tab of an input shows one year. */
const isOfYear = ({ kind }: Input): boolean => tabs[kind] === 'followup' || kind === 'monthlyWorkHours';

/** Where in the plan of a category the input lies: the employee, the demand period, or the first week. */
const positionOf = (
  { categories }: PlannedUnit,
  input: Input,
  from: string,
): readonly (readonly [string, string])[] => {
  if (input.kind === 'staff') return [['asset', input.assetId]];
  if (input.kind === 'weeks') return [['week', from]];
  if (input.kind === 'unitSum') return [['from', from]];
  if (isOfYear(input)) return [['year', from.slice(0, 4)]];
  if (input.kind !== 'demand') return [];
  const demands = categories.find(({ id }) => id === input.categoryId)?.demands ?? [];
  const period = demands.find(({ start }) => start === input.periodStart);
  return period ? [['period', period.id]] : [];
};

/** The address in the web client where an input of a unit is typed; null where there is none. */
export const sourceOf = (planned: PlannedUnit, input: Input | undefined, from: string): string | null => {
  const tab = input && tabs[input.kind];
  if (!input || !tab) return null;
  const { orgId, unit } = planned;
  const query = new URLSearchParams([
    ['orgId', orgId],
    ['areaId', unit.areaId],
    ['unitId', unit.id],
    ...('categoryId' in input ? [['categoryId', input.categoryId]] : []),
    ...positionOf(planned, input, from).map(([name, value]) => [name, value]),
    ['tab', tab],
  ] as [string, string][]);
  return `/plan?${query}`;
};
