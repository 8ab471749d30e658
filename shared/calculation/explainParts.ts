import { tidy } from '#shared/quantity/tidy.ts';
import { type BalanceField, explainBalance, sumExplained } from './explainBalance.ts';
import type { Explained, Step } from './explanation.ts';
import type { CategoryPlan } from './input.ts';
import { receiptOver } from './receiptOver.ts';
import type { WeekReceipt } from './weekReceipt.ts';

type Range = Parameters<typeof explainBalance>[1];

/** A sum of `field` over the categories that `counts` accepts. */
interface Selection {
  readonly field: BalanceField;
  readonly counts: (receipt: WeekReceipt) => boolean;
}

const supply = { field: 'workRateSum' } as const;

/** The sides of a difference: a surplus of one category fills no shortage of another. */
const sides = <Field extends 'diff' | 'diffWeekendShifts' | 'diffNightShifts'>(field: Field) => ({
  short: { field, counts: (receipt: WeekReceipt) => (receipt[field] ?? 0) < 0 },
  over: { field, counts: (receipt: WeekReceipt) => (receipt[field] ?? 0) > 0 },
});
const [services, weekend, night] = [sides('diff'), sides('diffWeekendShifts'), sides('diffNightShifts')];

const selections = {
  workRateWithDemand: { ...supply, counts: ({ demand }) => demand !== null },
  workRateWithoutDemand: { ...supply, counts: ({ demand }) => demand === null },
  workRateWithoutBudget: { ...supply, counts: ({ budget }) => budget === null },
  'diff.short': services.short,
  'diff.over': services.over,
  'diffWeekendShifts.short': weekend.short,
  'diffWeekendShifts.over': weekend.over,
  'diffNightShifts.short': night.short,
  'diffNightShifts.over': night.over,
} as const satisfies Record<string, Selection>;

/** Figures that screens compute from several fields of receipts. */
export const partFields = ['ownWorkRateSum', ...(Object.keys(selections) as (keyof typeof selections)[])] as const;
export type PartField = (typeof partFields)[number];

const keyOf = ({ value, input, from, to }: Step): string => JSON.stringify([value, input, from, to]);

/** The steps without `others`: each of these removes one equal step. */
const stepsWithout = (steps: readonly Step[], others: readonly Step[]): readonly Step[] => {
  const left = others.map(keyOf);
  return steps.filter((step) => {
    const at = left.indexOf(keyOf(step));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Own staff: all but substitutes and contractors. */
const explainOwn = (plan: CategoryPlan, range: Range): Explained => {
  const all = explainBalance([plan], range, 'workRateSumWithoutContractors');
  const substitutes = explainBalance([plan], range, 'substituteWorkRateSum');
  return {
    value: tidy((all.value ?? 0) - (substitutes.value ?? 0)),
    steps: stepsWithout(all.steps, substitutes.steps),
    leftOut: [],
  };
};

/**
 * A figure of some of the supply or of one side of the differences of the categories over a range, by the inputs of the categories that
 * count (README.md 5 and 13). A difference is null where no category has one; else what has no category is 0.
 */
export const explainPart = (plans: readonly CategoryPlan[], range: Range, field: PartField): Explained => {
  if (field === 'ownWorkRateSum') return sumExplained(plans.map((plan) => explainOwn(plan, range)));
  const { field: of, counts }: Selection = selections[field];
  const read = plans.map((plan) => ({ plan, receipt: receiptOver(plan, range) }));
  const counted = read.filter(({ receipt }) => counts(receipt)).map(({ plan }) => plan);
  if (counted.length > 0) return explainBalance(counted, range, of);
  const isUnknown =
    of !== 'workRateSum' && read.every(({ receipt }) => receipt[of as 'diff' | 'diffNightShifts'] === null);
  return { value: isUnknown ? null : 0, steps: [], leftOut: [] };
};
