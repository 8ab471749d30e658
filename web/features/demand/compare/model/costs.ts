import type { ComparedCost } from '#shared/model/demand.ts';
import type { NamedMissingRate, PlanCost } from '#shared/model/planCost.ts';
import { round } from '#shared/quantity/round.ts';
import { changeOf, type Figures } from './pair.ts';

/** Normal weeks of a month. */
export const monthFactor = 52 / 12;
const MONTHS = 12;

/** A figure of both sides, with its change a month and a year. */
export interface CostFigures extends Figures {
  readonly change: number | null;
  readonly changeOfYear: number | null;
}

/** A category of the comparison, in whole thousands of kronor a month; `isSimulated`: the one that is compared. */
interface CostRow {
  readonly key: string;
  readonly name: string;
  readonly isSimulated: boolean;
  readonly total: CostFigures;
  /** Of which inconvenient hours. */
  readonly ob: CostFigures;
}

/** What is shown of the cost of a simulation against a live period. */
export interface Costs {
  readonly rows: readonly CostRow[];
  /** Of the unit: the sum of the rows as shown. */
  readonly sum: CostFigures;
  /** Of the compared category, a month and a year. */
  readonly month: Figures;
  readonly year: Figures;
  readonly pair: ComparedCost['pairs'][number];
  readonly missing: readonly NamedMissingRate[];
}

/** Kronor of a normal week as whole thousands a month. */
const monthOf = (kronor: number | null): number | null =>
  kronor === null ? null : round((kronor * monthFactor) / 1000, 0);

const figuresOf = (figures: Figures): CostFigures => {
  const change = changeOf(figures);
  return { ...figures, change, changeOfYear: change === null ? null : change * MONTHS };
};

const rowOf = (key: string, name: string, { live, simulated }: { live: PlanCost; simulated: PlanCost }) => ({
  key,
  name,
  total: figuresOf({ live: monthOf(live.total), simulated: monthOf(simulated.total) }),
  ob: figuresOf({ live: monthOf(live.ob), simulated: monthOf(simulated.ob) }),
});

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

const timesYear = ({ live, simulated }: Figures): Figures => ({
  live: live === null ? null : live * MONTHS,
  simulated: simulated === null ? null : simulated * MONTHS,
});

/** The costs against a live period: rounded by row, and summed as shown (shared/calculation/README.md 11, 17); undefined without it. */
export const costsOf = (
  { pairs, others }: ComparedCost,
  category: { readonly id: string; readonly name: string },
  against: string | undefined,
): Costs | undefined => {
  const pair = pairs.find(({ demandId }) => demandId === against);
  if (!pair) return undefined;
  const { live, simulated } = pair;
  const own = {
    ...rowOf(category.id, category.name, { live: live.cost, simulated: simulated.cost }),
    isSimulated: true,
  };
  const rows = [
    own,
    ...others.map(({ id, name, cost }) => ({
      ...rowOf(id, name, { live: cost, simulated: cost }),
      isSimulated: false,
    })),
  ];
  const sum = (side: 'live' | 'simulated') => sumOf(rows.map(({ total }) => total[side]));
  const named = [simulated, live, ...others].flatMap(({ missing }) => missing);
  return {
    rows,
    sum: figuresOf({ live: sum('live'), simulated: sum('simulated') }),
    month: own.total,
    year: timesYear(own.total),
    pair,
    missing: named.filter(
      ({ category: name, field, year }, index) =>
        named.findIndex((one) => one.category === name && one.field === field && one.year === year) === index,
    ),
  };
};
