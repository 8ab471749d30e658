import { ratesOfPlans } from '#functions/core/plan/pricing.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { type RemedyKind, staffCauses } from '#shared/calculation/index.ts';
import type { AbsenceKind } from '#shared/model/absence.ts';
import type { MissingRate } from '#shared/model/planCost.ts';
import { fewRuns, mostRuns, type RemedyLine, type RemedyList } from '#shared/model/remedy.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { type ProposedRun, proposalsFor } from './proposals.ts';
import { type Figures, isSameName, type SeenCategory, type SeenRun, type Sight, sightOf } from './sight.ts';

interface Query {
  readonly figures: Figures;
  readonly all: boolean;
}

const causesOf = ({ weeks }: Sight, { run, category }: ProposedRun): RemedyLine['causes'] => {
  const { receipts } = run.category;
  const [worst, before] = [receipts[run.worst], receipts[run.first - 1]];
  const { away, ended } = staffCauses(category.assets, weeks[run.worst]!.start);
  const rise = worst?.demand == null || before?.demand == null ? 0 : tidy(worst.demand - before.demand);
  return {
    away: away.map(({ kind, ...counted }) => ({ ...counted, kind: kind as AbsenceKind | null })),
    ended,
    daysOff: worst?.daysOff?.map(({ name }) => name) ?? [],
    rise: rise > 0 ? rise : null,
  };
};

const partsOf = ({ measures, amounts }: ProposedRun): RemedyLine['parts'] => {
  const parts: { -readonly [Field in keyof RemedyLine['parts'][number]]: RemedyLine['parts'][number][Field] }[] = [];
  for (const [index, { kind, lender }] of measures.entries()) {
    const services = amounts[index]!;
    if (services === 0) continue;
    const last = parts.at(-1);
    if (kind === 'moreTime' && last?.kind === kind) last.services = tidy(last.services + services);
    else parts.push({ kind, services, ...(lender && { unitName: lender.unitName }) });
  }
  return parts;
};

/** The rates that the proposed measures are priced without: unknown, or at the hour of the stencil. */
const missingOf = ({ isPriced, measures, outcome, missing }: ProposedRun): RemedyLine['missing'] => {
  if (!isPriced) return [];
  const given = measures.filter((_, index) => outcome.given[index]!.some((services) => services > 0));
  const isOf = (field: MissingRate['field'], kind: RemedyKind): boolean => {
    if (kind === 'overtime' || field === 'overtime') return kind === field;
    return (kind === 'hired') === (field === 'rental');
  };
  return missing.filter(({ field }) => given.some(({ kind }) => isOf(field, kind)));
};

const known = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);

const meanOf = (diffs: readonly number[]): number => diffs.reduce((sum, diff) => sum + diff, 0) / diffs.length;

const lineOf = (sight: Sight, proposed: ProposedRun): RemedyLine => {
  const { run, outcome, isPriced } = proposed;
  const { unit, id: categoryId, name: categoryName, diffs } = run.category;
  return {
    areaId: unit.areaId,
    unitId: unit.id,
    unitName: unit.name,
    categoryId,
    categoryName,
    start: sight.weeks[run.first]!.start,
    weeks: run.end - run.first,
    worst: { start: sight.weeks[run.worst]!.start, diff: diffs[run.worst] ?? 0 },
    mean: meanOf(known(diffs.slice(run.first, run.end))),
    weight: run.weight,
    causes: causesOf(sight, proposed),
    parts: partsOf(proposed),
    left: Math.max(0, ...known(outcome.left).map((diff) => -diff)),
    meanLeft: meanOf(known(outcome.left)),
    missing: missingOf(proposed),
    ...(isPriced && { cost: outcome.total, lent: outcome.lent }),
  };
};

/** The runs to propose measures for: the heaviest runs of the organisation in the listed categories, then the listed runs. */
export const proposedWith = ({ runs }: Sight, listed: readonly SeenRun[]): readonly SeenRun[] => {
  const heaviest = runs
    .slice(0, fewRuns)
    .filter(({ category }) => listed.some((one) => isSameName(one.category, category)));
  return [...new Set([...heaviest, ...listed])];
};

/** The heaviest runs of shortage of the request's organisation, area or unit, of what the caller may read (shared/calculation/README.md 18). */
export const remediesOf = async (scope: Scope, { figures, all }: Query): Promise<RemedyList> => {
  const [sight, ratesOf] = await Promise.all([
    sightOf(scope, figures),
    ratesOfPlans(scope.table, found(scope.place.org)),
  ]);
  const { area, unit } = scope.place;
  const isHere = ({ unit: of }: SeenCategory) => (!area || of.areaId === area.id) && (!unit || of.id === unit.id);
  const own = sight.runs.filter(({ category }) => isHere(category));
  const listed = own.slice(0, all ? mostRuns : fewRuns);
  const proposals = await proposalsFor({ scope, sight, ratesOf }, proposedWith(sight, listed));
  return {
    count: own.length,
    lines: listed.map((run) => lineOf(sight, found(proposals.get(run)))),
    // The week before this one is not listed.
    lacksDemand: sight.categories.some((category) => isHere(category) && category.diffs.slice(1).includes(null)),
  };
};
