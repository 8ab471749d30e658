import type { Explained, LeftOut, Step } from '#shared/calculation/index.ts';
import type { Explanation } from '#shared/model/explanation.ts';
import type { PlannedUnit } from '../plans.ts';
import { sourceOf } from './sources.ts';
import { inputText, reasonText } from './texts.ts';

/** The headings of the formula page (shared/calculation/README.md). */
const rules = {
  demand: '3. Demand',
  receipt: '5. Receipt',
  beds: '6. Beds, hours per bed and day',
  followUp: "7. Follow-up of a unit's year, by month",
  keyValue: '8. Key values of units and years',
  forecast: '9. Forecasts, reports over weeks, order of categories',
  cost: '17. Cost that follows the plan',
} as const;
export type Rule = keyof typeof rules;

/** The unit that a step belongs to: the one it names, the one with its category, or the only one. */
const unitOf = (units: readonly PlannedUnit[], { unitId, input }: Pick<Step | LeftOut, 'unitId' | 'input'>) => {
  const [only, ...others] = units;
  const categoryId = input && 'categoryId' in input ? input.categoryId : undefined;
  return (
    units.find(({ unit }) => unit.id === unitId) ??
    units.find(({ chosen }) => chosen.some(({ id }) => id === categoryId)) ??
    (others.length === 0 ? only : undefined)
  );
};

const presentSteps = (units: readonly PlannedUnit[], { value, steps, leftOut }: Explained) => {
  const placed = ({ unitId, input, from, to }: Pick<Step | LeftOut, 'unitId' | 'input' | 'from' | 'to'>) => {
    const planned = unitOf(units, { input, ...(unitId !== undefined && { unitId }) });
    return {
      unitId: planned?.unit.id ?? null,
      unitName: planned?.unit.name ?? null,
      from,
      to,
      source: planned ? sourceOf(planned, input, from) : null,
      text: input ? inputText(planned, input) : (planned?.unit.name ?? ''),
    };
  };
  return {
    value,
    steps: steps.map((step) => ({
      role: step.role,
      value: step.value,
      unit: step.unit,
      ...placed(step),
      categoryName: 'categoryName' in step.input ? step.input.categoryName : null,
    })),
    leftOut: leftOut.map((one) => ({ value: one.value, reason: reasonText(one.reason), ...placed(one) })),
  };
};

/** An explanation with Swedish texts and the addresses where its inputs are typed. */
export const presentExplained = (
  units: readonly PlannedUnit[],
  rule: Rule,
  explained: Explained,
  cost?: Explained,
): Explanation => ({
  ...presentSteps(units, explained),
  rule: rules[rule],
  cost: cost ? presentSteps(units, cost) : null,
});
