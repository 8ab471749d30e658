import type { Step } from '#shared/calculation/index.ts';
import { tidy } from '#shared/quantity/tidy.ts';

const sumOf = (steps: readonly Step[]): number => tidy(steps.reduce((sum, { value }) => sum + value, 0));

/** The kinds of input that one step of a unit sums up, and the name of that step. Days off change the demand. */
const sums = [
  { of: 'supply', inputs: ['staff'] },
  { of: 'expectedAbsence', inputs: ['expectedAbsence'] },
  { of: 'demand', inputs: ['demand', 'daysOff'] },
  { of: 'budget', inputs: ['budget'] },
] as const;

/** The steps of a unit, summed up to at most one step for each kind of input. */
export const unitSteps = (unitId: string, steps: readonly Step[]): readonly Step[] =>
  sums.flatMap(({ of, inputs }): Step[] => {
    const own = steps.filter(({ input }) => (inputs as readonly string[]).includes(input.kind));
    if (own[0] === undefined) return [];
    const [from] = own.map((step) => step.from).sort();
    const to = own
      .map((step) => step.to)
      .sort()
      .at(-1);
    const dates = { from: from ?? own[0].from, to: to ?? own[0].to };
    return [{ ...own[0], ...dates, unitId, value: sumOf(own), input: { kind: 'unitSum', of } }];
  });
