import { tidy } from '#shared/quantity/tidy.ts';
import type { WeekReceipt } from './weekReceipt.ts';

/** The fields of a receipt that hold such values. */
export type FieldOf<Value> = {
  [Field in keyof WeekReceipt]-?: WeekReceipt[Field] extends Value ? Field : never;
}[keyof WeekReceipt];
export type Receipts = readonly [WeekReceipt, ...WeekReceipt[]];

const sumOf = (receipts: Receipts, field: FieldOf<number>): number => {
  let sum = 0;
  for (const receipt of receipts) sum += receipt[field];
  return tidy(sum);
};

const sumOrNull = (receipts: Receipts, field: FieldOf<number | null>): number | null => {
  let sum: number | null = null;
  for (const { [field]: value } of receipts) if (value !== null) sum = (sum ?? 0) + value;
  return sum === null ? null : tidy(sum);
};

const fewestAboveZero = (receipts: Receipts, field: FieldOf<number>): number => {
  const known = receipts.map((receipt) => receipt[field]).filter((value) => value > 0);
  return known.length ? Math.min(...known) : 0;
};

/** The days off in any of the receipts, each once per weekday that it is staffed as. */
const allDaysOff = (receipts: Receipts): WeekReceipt['daysOff'] => {
  const all = new Map(
    receipts.flatMap(({ daysOff = [] }) => daysOff.map((one) => [`${one.day} ${one.as}`, one] as const)),
  );
  if (all.size === 0) return undefined;
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
};

const known = (values: readonly (number | null | undefined)[]): readonly number[] =>
  values.filter((value) => typeof value === 'number');

/** The sum net of expected absence: a category without expected absence adds its supply. */
const netOf = (receipts: Receipts): Pick<WeekReceipt, 'netSupply' | 'netDiff' | 'risk'> => {
  if (receipts.every(({ netSupply }) => netSupply === undefined)) return {};
  const diffs = known(receipts.map(({ netDiff, diff }) => (netDiff === undefined ? diff : netDiff)));
  const risks = known(receipts.map(({ risk }) => risk));
  return {
    netSupply: tidy(receipts.reduce((sum, { netSupply, workRateSum }) => sum + (netSupply ?? workRateSum), 0)),
    netDiff: diffs.length === 0 ? null : tidy(diffs.reduce((sum, diff) => sum + diff, 0)),
    risk: risks.length === 0 ? null : Math.max(...risks),
  };
};

/** Receipts of one and the same week added up: a null adds nothing, and a sum of nulls only is null (README.md 5). */
export const sumOfWeek = (receipts: Receipts): WeekReceipt => {
  const sum = (field: FieldOf<number>) => sumOf(receipts, field);
  const orNull = (field: FieldOf<number | null>) => sumOrNull(receipts, field);
  const [{ week, year, start, levels, netLow, netHigh }] = receipts;
  // The spread of several is not the sum of theirs.
  const isAlone = receipts.length === 1;
  const net = netOf(receipts);
  return {
    week,
    year,
    start,
    demand: orNull('demand'),
    budget: orNull('budget'),
    workRateSum: sum('workRateSum'),
    workRateSumWithoutContractors: sum('workRateSumWithoutContractors'),
    contractorWorkRateSum: sum('contractorWorkRateSum'),
    substituteWorkRateSum: sum('substituteWorkRateSum'),
    workRateSumWhenContractors: orNull('workRateSumWhenContractors'),
    workRateSumWhenSubstitute: orNull('workRateSumWhenSubstitute'),
    workRateExcludedSum: sum('workRateExcludedSum'),
    workRateWithoutDemand: sum('workRateWithoutDemand'),
    workRateWithoutBudget: sum('workRateWithoutBudget'),
    diff: orNull('diff'),
    diffBudget: orNull('diffBudget'),
    diffBudgetWorkRate: orNull('diffBudgetWorkRate'),
    diffBudgetDemand: orNull('diffBudgetDemand'),
    levels: levels.map((_, index) => receipts.reduce((total, receipt) => total + (receipt.levels[index] ?? 0), 0)),
    workingCount: sum('workingCount'),
    fillInCount: sum('fillInCount'),
    contractorCount: sum('contractorCount'),
    weekendShiftCount: sum('weekendShiftCount'),
    diffWeekendShifts: orNull('diffWeekendShifts'),
    nightShiftCount: sum('nightShiftCount'),
    diffNightShifts: orNull('diffNightShifts'),
    demandDays: fewestAboveZero(receipts, 'demandDays'),
    budgetDays: fewestAboveZero(receipts, 'budgetDays'),
    daysOff: allDaysOff(receipts),
    // Not `...net`, as in `weekReceipt`.
    netSupply: net.netSupply,
    netDiff: net.netDiff,
    risk: net.risk,
    netLow: isAlone ? netLow : undefined,
    netHigh: isAlone ? netHigh : undefined,
  };
};
