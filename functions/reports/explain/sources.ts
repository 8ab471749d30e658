import type { Step } from '#shared/calculation/index.ts';
import type { PlannedUnit } from '../plans.ts';

type Input = Step['input'];

/** The tab of the plan page where an input is typed. */
const tabs: Partial<Record<Input['kind'], string>> = {
  staff: 'assets',
  demand: 'demand',
  daysOff: 'demand',
  hours: 'demand',
  onDuty: 'demand',
  weeks: 'schemas',
  unitSum: 'overview',
  expectedAbsence: 'budget',
  budget: 'budget',
  budgetHours: 'budget',
  beds: 'demand',
  meanBeds: 'demand',
  bedDays: 'demand',
  monthHours: 'followup',
  activity: 'followup',
  monthValue: 'followup',
  monthlyWorkHours: 'budget',
  cost: 'budget',
};

/** The tab where the hours of a cost are typed: inconvenient hours are those of the shifts. */
const costTabs = { demand: 'demand', ob: 'demand', staff: 'assets', contractors: 'assets' } as const;

const tabOf = (input: Input): string | undefined => (input.kind === 'planCost' ? costTabs[input.of] : tabs[input.kind]);

/** Tabs that show one year; the others show a week, or begin with one. */
const yearTabs: ReadonlySet<string> = new Set(['followup', 'budget']);

/** The sheet of Budget whose row an input is: budget periods, budget hours or stencils. */
const budgetSheets: Partial<Record<Input['kind'], string>> = {
  budget: 'services',
  budgetHours: 'hours',
  monthlyWorkHours: 'stencil',
  cost: 'stencil',
};

type Parameter = readonly [name: string, value: string];

/** What of the tab the input is: the employee, the demand period or the row of Budget, and the year or the first week. */
const positionOf = (tab: string, input: Input, from: string): readonly Parameter[] => {
  const sheet = budgetSheets[input.kind];
  const row: readonly Parameter[] =
    sheet === undefined
      ? []
      : [
          ['row', sheet],
          ['from', from],
        ];
  if (yearTabs.has(tab)) return [['year', from.slice(0, 4)], ...row];
  if (tab === 'overview') return [['from', from]];
  const week: Parameter = ['week', from];
  if (input.kind === 'staff') return [['asset', input.assetId], week];
  return input.kind === 'demand' && input.periodId !== undefined ? [['period', input.periodId], week] : [week];
};

/** The address in the web client where an input of a unit is typed; null where there is none. */
export const sourceOf = ({ org, unit }: PlannedUnit, input: Input | undefined, from: string): string | null => {
  const tab = input && tabOf(input);
  if (!input || !tab) return null;
  const query = new URLSearchParams([
    ['orgId', org.id],
    ['areaId', unit.areaId],
    ['unitId', unit.id],
    ...('categoryId' in input ? [['categoryId', input.categoryId]] : []),
    ...positionOf(tab, input, from),
    ['tab', tab],
  ] as string[][]);
  return `/plan?${query}`;
};
