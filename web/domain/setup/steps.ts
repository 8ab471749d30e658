import type { Right } from '#shared/model/roles.ts';
import type { UnitSetup } from '#shared/model/unitSetup.ts';

/** A step of a unit's set-up. */
export type Step = 'categories' | 'demand' | 'beds' | 'staff' | 'budget' | 'access';

/** Who does a step: an administrator, whoever may change the unit, or whoever gives access. */
export type Doer = Extract<Right, 'configure' | 'administer'> | 'write';

export const doers = {
  categories: 'configure',
  demand: 'write',
  beds: 'write',
  staff: 'write',
  budget: 'write',
  access: 'administer',
} as const satisfies Record<Step, Doer>;

export interface StepState {
  readonly step: Step;
  readonly done: boolean;
  /** Whether it can begin: what is planned needs a category with a shift. */
  readonly ready: boolean;
}

/** The steps of a unit in their order; one without beds has no step for them. */
export const stepsOf = (setup: UnitSetup): readonly StepState[] => {
  const { categories, shifts, demand, hasBeds, beds, staff, budget, access } = setup;
  const isFounded = categories > 0 && shifts > 0;
  const ofAll = (count: number) => isFounded && count >= categories;
  const steps: readonly StepState[] = [
    { step: 'categories', done: isFounded, ready: true },
    { step: 'demand', done: ofAll(demand), ready: isFounded },
    { step: 'beds', done: beds !== null, ready: isFounded },
    { step: 'staff', done: staff > 0, ready: isFounded },
    { step: 'budget', done: ofAll(budget), ready: isFounded },
    { step: 'access', done: access.here > 0, ready: true },
  ];
  return steps.filter(({ step }) => step !== 'beds' || hasBeds);
};
