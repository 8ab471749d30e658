import { tidy } from '#shared/quantity/tidy.ts';
import type { Day } from '#shared/time/day.ts';
import type { DaysOff } from '#shared/time/dayOff.ts';
import { demandIn } from './demand.ts';
import { datesOf, type Explained, type LeftOut, refOf, type Step, type StepUnit } from './explanation.ts';
import type { CategoryPlan } from './input.ts';
import { withoutLevel } from './levels.ts';
import { staffedDaysOff } from './movedDays.ts';
import { receiptOver } from './receiptOver.ts';
import { singleAssetPeriods, singleAssets, singleBudgets, singleDemandRows } from './singleInputs.ts';
import { daysOf } from './span.ts';
import { type Supply, supplyIn } from './supply.ts';
import type { WeekReceipt } from './weekReceipt.ts';

interface Range {
  readonly start: Day;
  readonly end: Day;
}

type SupplyRate = Exclude<
  {
    [Field in keyof Supply]: Supply[Field] extends number ? Field : never;
  }[keyof Supply],
  'workingCount' | 'fillInCount' | 'contractorCount'
>;

/** What a field of a receipt adds and subtracts. */
interface Composition {
  readonly supply?: SupplyRate;
  readonly demand?: 'services' | 'weekendShifts' | 'nightShifts';
  readonly budget?: true;
  /** The expected absence is subtracted where some is assumed (README.md 15). */
  readonly net?: true;
  /** What is subtracted; without it everything is added. */
  readonly less?: 'supply' | 'demand' | 'budget';
  readonly unit: StepUnit;
}

const services = { unit: 'services' } as const;
const shifts = { unit: 'shifts' } as const;

/** The fields that are sums over inputs, each on its own. */
const compositions = {
  workRateSum: { ...services, supply: 'workRateSum' },
  workRateSumWithoutContractors: { ...services, supply: 'workRateSumWithoutContractors' },
  workRateSumWhenSubstitute: { ...services, supply: 'workRateSumWithoutContractors' },
  workRateSumWhenContractors: { ...services, supply: 'workRateSum' },
  contractorWorkRateSum: { ...services, supply: 'contractorWorkRateSum' },
  substituteWorkRateSum: { ...services, supply: 'substituteWorkRateSum' },
  workRateExcludedSum: { ...services, supply: 'workRateExcludedSum' },
  weekendShiftCount: { ...shifts, supply: 'weekendShiftCount' },
  nightShiftCount: { ...shifts, supply: 'nightShiftCount' },
  demand: { ...services, demand: 'services' },
  budget: { ...services, budget: true },
  diff: { ...services, supply: 'workRateSum', demand: 'services', less: 'demand' },
  netSupply: { ...services, supply: 'workRateSum', net: true },
  netDiff: { ...services, supply: 'workRateSum', demand: 'services', less: 'demand', net: true },
  diffBudget: { ...services, supply: 'workRateSum', budget: true, less: 'budget' },
  diffBudgetWorkRate: { ...services, supply: 'workRateSum', budget: true, less: 'supply' },
  diffBudgetDemand: { ...services, demand: 'services', budget: true, less: 'demand' },
  diffWeekendShifts: { ...shifts, supply: 'weekendShiftCount', demand: 'weekendShifts', less: 'demand' },
  diffNightShifts: { ...shifts, supply: 'nightShiftCount', demand: 'nightShifts', less: 'demand' },
} as const satisfies Record<string, Composition>;

const counts = ['workingCount', 'fillInCount', 'contractorCount'] as const;
/** The counts by level; `levels.0` is of those without one. */
export const levelFields = [
  'levels.0',
  'levels.1',
  'levels.2',
  'levels.3',
  'levels.4',
  'levels.5',
  'levels.6',
] as const;
export type LevelField = (typeof levelFields)[number];

/** The fields of a receipt that can be explained; `levels.0` to `levels.6` are counts by level. */
export const balanceFields = [
  ...(Object.keys(compositions) as (keyof typeof compositions)[]),
  ...counts,
  ...levelFields,
];
export type BalanceField = (typeof balanceFields)[number];

export type CountField = (typeof counts)[number] | LevelField;
const isCount = (field: BalanceField): field is CountField =>
  (counts as readonly string[]).includes(field) || (levelFields as readonly string[]).includes(field);

/** A count of a receipt. */
export const countIn = (receipt: Pick<WeekReceipt, (typeof counts)[number] | 'levels'>, field: CountField): number => {
  const count = counts.find((one) => one === field);
  if (count) return receipt[count];
  const level = Number(field.slice('levels.'.length));
  return level === 0 ? withoutLevel(receipt) : (receipt.levels[level - 1] ?? 0);
};

const asCalendar: DaysOff = { redDay: 'weekday', eve: 'weekday' };

/** What days off change in a demand: undefined where they change nothing (README.md 14). */
const changeOfDaysOff = (plan: CategoryPlan, range: Range, field: NonNullable<Composition['demand']>) => {
  const { daysOff, [field]: value } = demandIn(plan, range);
  if (daysOff.length === 0) return undefined;
  const plain = demandIn({ ...plan, daysOff: asCalendar }, range)[field];
  return {
    value: tidy((value ?? 0) - (plain ?? 0)),
    at: { from: daysOff[0]!.from, to: daysOff.at(-1)!.to },
    days: staffedDaysOff(daysOff),
  };
};

/** What expected absence takes from a supply, as a step; none where nothing is assumed of it. */
const absenceSteps = (plan: CategoryPlan, range: Range): readonly Step[] => {
  const { workRateSum, netSupply = workRateSum } = receiptOver(plan, range);
  const value = tidy(workRateSum - netSupply);
  if (value === 0) return [];
  const input = { kind: 'expectedAbsence' as const, ...refOf(plan) };
  return [{ role: 'subtract', value, unit: 'services', ...datesOf(daysOf(range)), input }];
};

const stepsOf = (plan: CategoryPlan, range: Range, composition: Composition): readonly Step[] => {
  const { supply, demand, budget, less, net, unit } = composition;
  const days = daysOf(range);
  const step = (
    part: 'supply' | 'demand' | 'budget',
    value: number | null,
    at: typeof days,
    input: Step['input'],
  ): Step[] => (value ? [{ role: part === less ? 'subtract' : 'add', value, unit, ...datesOf(at), input }] : []);
  const ref = refOf(plan);
  const off = demand && changeOfDaysOff(plan, range, demand);
  return [
    ...(supply
      ? singleAssetPeriods(plan, days).flatMap(({ plan: only, days: at, input: { assetId } }) =>
          step('supply', supplyIn(only, range)[supply], at, { kind: 'staff', ...ref, assetId }),
        )
      : []),
    ...(net ? absenceSteps(plan, range) : []),
    ...(demand
      ? singleDemandRows(plan, days).flatMap(({ plan: only, days: at, input }) =>
          step('demand', demandIn({ ...only, daysOff: asCalendar }, range)[demand], at, {
            kind: 'demand',
            ...ref,
            ...input,
          }),
        )
      : []),
    ...(off ? step('demand', off.value, off.at, { kind: 'daysOff', ...ref, days: off.days }) : []),
    ...(budget
      ? singleBudgets(plan, days).flatMap(({ plan: only, days: at, input }) =>
          step('budget', receiptOver(only, range).budget, at, { kind: 'budget', ...ref, budget: input.budget }),
        )
      : []),
  ];
};

/** Inputs on the days that count in none of the steps. */
const leftOutOf = (plan: CategoryPlan, range: Range, { supply, demand }: Composition): readonly LeftOut[] => {
  const days = daysOf(range);
  const ref = refOf(plan);
  const excluded =
    supply === 'workRateSum'
      ? singleAssetPeriods(plan, days).flatMap(({ plan: only, days: at, input: { assetId } }): LeftOut[] => {
          const value = supplyIn(only, range).workRateExcludedSum;
          const input = { kind: 'staff' as const, ...ref, assetId };
          return value ? [{ reason: 'excluded', value, ...datesOf(at), input }] : [];
        })
      : [];
  const simulated = demand
    ? singleDemandRows(plan, days, true).flatMap(({ plan: only, days: at, input: row }): LeftOut[] => {
        const value = demandIn(only, range)[demand];
        const input = { kind: 'demand' as const, ...ref, ...row };
        return value ? [{ reason: 'simulated', value, ...datesOf(at), input }] : [];
      })
    : [];
  const unmeasured =
    demand === 'services'
      ? singleDemandRows(plan, days).flatMap(({ plan: only, days: at, input: row }): LeftOut[] => {
          const input = { kind: 'demand' as const, ...ref, ...row };
          const isMeasured = demandIn(only, range).measuredDays > 0;
          return isMeasured ? [] : [{ reason: 'noWorkingTime', value: null, ...datesOf(at), input }];
        })
      : [];
  return [...excluded, ...simulated, ...unmeasured];
};

/** A category without a value for lack of demand or budget: its supply fills no other's gap. */
const withoutValue = (
  plan: CategoryPlan,
  range: Range,
  { supply, demand, budget }: Composition,
): readonly LeftOut[] => {
  if (!demand && !budget) return [];
  const receipt = receiptOver(plan, range);
  return [
    {
      value: supply ? receipt[supply] : null,
      reason: demand && receipt.demand === null ? 'noDemand' : 'noBudget',
      ...datesOf(daysOf(range)),
      input: { kind: 'weeks', ...refOf(plan), of: 'supply', weeks: 1 },
    },
  ];
};

/** A field of a receipt that is a sum over inputs; net of nothing where nothing is assumed of absence. */
const figureOf = (receipt: WeekReceipt, field: keyof typeof compositions): number | null => {
  if (field === 'netSupply') return receipt.netSupply ?? receipt.workRateSum;
  if (field === 'netDiff') return receipt.netDiff === undefined ? receipt.diff : receipt.netDiff;
  return receipt[field];
};

const explainOne = (plan: CategoryPlan, range: Range, field: BalanceField): Explained => {
  if (isCount(field)) {
    const steps = singleAssets(plan, daysOf(range)).flatMap(({ plan: only, days, input }): Step[] => {
      const value = countIn(receiptOver(only, range), field);
      const of = { kind: 'staff' as const, ...refOf(plan), ...input };
      return value ? [{ role: 'add', value, unit: 'people', ...datesOf(days), input: of }] : [];
    });
    return { value: countIn(receiptOver(plan, range), field), steps, leftOut: [] };
  }
  const composition: Composition = compositions[field];
  const value = figureOf(receiptOver(plan, range), field);
  if (value === null) return { value, steps: [], leftOut: withoutValue(plan, range, composition) };
  return { value, steps: stepsOf(plan, range, composition), leftOut: leftOutOf(plan, range, composition) };
};

/** The explanation of the sum of parts: a null adds nothing, a sum of nulls is null. */
export const sumExplained = (parts: readonly Explained[]): Explained => {
  const known = parts.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    value: known.length ? tidy(known.reduce((sum, value) => sum + value, 0)) : null,
    steps: parts.flatMap(({ steps }) => steps),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  };
};

/**
 * One field of the balance of the categories over a range: the same computation run on each input alone gives the steps, whose sum is the
 * figure (README.md 13).
 */
export const explainBalance = (plans: readonly CategoryPlan[], range: Range, field: BalanceField): Explained =>
  sumExplained(plans.map((plan) => explainOne(plan, range, field)));
