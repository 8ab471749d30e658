import type { RatesOfPlan } from '#functions/core/plan/pricing.ts';
import type { PlannedCategory } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { mayWrite } from '#functions/kernel/rights/authorise.ts';
import {
  proposedAmounts,
  type RatesOfYear,
  type RemedyCase,
  type RemedyOutcome,
  remedyOutcome,
  remedyPrices,
  uniqueMissing,
} from '#shared/calculation/index.ts';
import { sundayOf } from '#shared/time/week.ts';
import { inPlans, type PlannedUnit } from '../repository.ts';
import { type Ledger, lentTo } from './loans.ts';
import { type FoundMeasure, measuresOf } from './measures.ts';
import type { SeenRun, Sight } from './sight.ts';

/** A run with its measures and what is proposed. */
export interface ProposedRun {
  readonly run: SeenRun;
  readonly category: PlannedCategory;
  readonly measures: readonly FoundMeasure[];
  readonly lentOut: readonly { readonly unitName: string; readonly to: string }[];
  readonly locked: number;
  /** Whether the caller may see what it costs: wages follow from it. */
  readonly isPriced: boolean;
  readonly prices: RemedyCase['prices'];
  readonly missing: ReturnType<typeof remedyPrices>['missing'];
  readonly amounts: readonly number[];
  readonly outcome: RemedyOutcome;
}

const unpriced = { hour: null, ob: null, overtime: null, rental: null };

const pricesOf = ({ weeks }: Sight, { first, end }: SeenRun, category: PlannedCategory, rates: RatesOfYear) => {
  const found = weeks
    .slice(first, end)
    .map(({ start }) => remedyPrices(category, { start, end: sundayOf(start) }, rates));
  return {
    prices: found.map(({ hour, ob, overtime, rental }) => ({ hour, ob, overtime, rental })),
    fullTime: Math.max(...found.map(({ fullTime }) => fullTime)),
    missing: uniqueMissing(found.flatMap((week) => week.missing)),
  };
};

interface Given {
  readonly scope: Scope;
  readonly sight: Sight;
  readonly ratesOf: RatesOfPlan;
}

const proposalOf = ({ scope, sight, ratesOf }: Given, run: SeenRun, plan: PlannedUnit, ledger: Ledger): ProposedRun => {
  const orgId = found(scope.place.org).id;
  const { unit, id, diffs } = run.category;
  const category = found(plan.categories.find((one) => one.id === id));
  const isPriced = mayWrite(scope.caller, { orgId, areaId: unit.areaId, unitId: unit.id });
  const { prices, fullTime, missing } = pricesOf(sight, run, category, ratesOf(plan)(category));
  const { assets } = category;
  const { measures, lentOut, locked } = measuresOf({
    caller: scope.caller,
    orgId,
    sight,
    run,
    assets,
    fullTime,
    ledger,
  });
  const one: RemedyCase = {
    diffs: diffs.slice(run.first, run.end),
    prices: isPriced ? prices : prices.map(() => unpriced),
    measures,
  };
  const amounts = proposedAmounts(one);
  const outcome = remedyOutcome(one, amounts);
  return { run, category, measures, lentOut, locked, isPriced, prices: one.prices, missing, amounts, outcome };
};

/** The proposals for runs in the order of their weight: what a lender has over is proposed once. One query a unit. */
export const proposalsFor = async (
  given: Given,
  runs: readonly SeenRun[],
): Promise<ReadonlyMap<SeenRun, ProposedRun>> => {
  const { scope, sight } = given;
  const units = [...new Set(runs.map(({ category }) => category.unit))];
  const plans = new Map(
    (await inPlans(scope, found(scope.place.org), units, scope.today, (plan) => plan)).map((plan) => [plan.unit, plan]),
  );
  const proposals = new Map<SeenRun, ProposedRun>();
  let ledger: Ledger = [];
  for (const run of sight.runs) {
    const plan = plans.get(run.category.unit);
    if (!plan || !runs.includes(run)) continue;
    const proposal = proposalOf(given, run, plan, ledger);
    proposals.set(run, proposal);
    const { measures, outcome } = proposal;
    const loans = measures.flatMap(({ from }, index) => (from ? [{ lender: from, given: outcome.given[index]! }] : []));
    ledger = lentTo(ledger, run, loans);
  }
  return proposals;
};
