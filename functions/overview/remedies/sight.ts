import type { BalanceCategory, WeekBalance } from '#functions/core/kept/keptYear.ts';
import { unitBalances } from '#functions/core/kept/unitWeeks.ts';
import { unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { mayRead } from '#functions/kernel/rights/authorise.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { type ShortageRun, shortageRuns } from '#shared/calculation/index.ts';
import { weeksAhead } from '#shared/model/remedy.ts';
import { comparable } from '#shared/text/names.ts';
import { addDays } from '#shared/time/day.ts';
import { mondayOf, type Week, weeksOf } from '#shared/time/week.ts';

/** Which differences count: as planned, or net of expected absence where some is assumed. */
export type Figures = 'gross' | 'net';

/** A category that the caller may read, over the weeks of a {@link Sight}. */
export interface SeenCategory extends BalanceCategory {
  readonly unit: UnitNode;
  /** The difference of each week. */
  readonly diffs: readonly (number | null)[];
}

/** A run of shortage, with indexes into the weeks of the sight. */
export interface SeenRun extends ShortageRun {
  readonly category: SeenCategory;
}

/** The categories of an organisation that the caller may read, and their runs of shortage, the heaviest first. */
export interface Sight {
  /** The week before this one, then this one and those that follow. */
  readonly weeks: readonly Week[];
  readonly categories: readonly SeenCategory[];
  readonly runs: readonly SeenRun[];
}

/** The difference of a receipt as the caller wants it. */
export const diffOf = ({ diff, netDiff }: Pick<WeekBalance, 'diff' | 'netDiff'>, figures: Figures): number | null =>
  figures === 'net' && netDiff !== undefined ? netDiff : diff;

const runsOf = (category: SeenCategory): SeenRun[] =>
  shortageRuns(category.diffs.slice(1)).map(({ first, end, worst, weight }) => ({
    category,
    weight,
    first: first + 1,
    end: end + 1,
    worst: worst + 1,
  }));

const readable = async (scope: Scope): Promise<readonly UnitNode[]> => {
  const org = found(scope.place.org);
  const units = await unitsOfOrganization(scope.table, org.id);
  const visible = new Set(visibleUnits(scope, units));
  return units.filter(
    (unit) =>
      (visible.has(unit) || unit.id === scope.place.unit?.id) &&
      mayRead(scope.caller, { orgId: org.id, areaId: unit.areaId, unitId: unit.id }),
  );
};

/** Everything in sight of the caller in the organisation of the request; of kept weeks, so that it costs what a map does. */
export const sightOf = async (scope: Scope, figures: Figures): Promise<Sight> => {
  const monday = mondayOf(scope.today);
  const weeks = weeksOf({ start: addDays(monday, -7), end: addDays(monday, 7 * weeksAhead - 1) });
  const units = await unitBalances(scope, found(scope.place.org), await readable(scope), weeks);
  const categories = units.flatMap(({ unit, categories: own }) =>
    own.map(({ id, name, receipts }) => ({
      unit,
      id,
      name,
      receipts,
      diffs: receipts.map((receipt) => diffOf(receipt, figures)),
    })),
  );
  return { weeks, categories, runs: categories.flatMap(runsOf).sort((a, b) => b.weight - a.weight) };
};

/** Whether both are of categories of the same name: only these lend to each other. */
export const isSameName = (a: Pick<SeenCategory, 'name'>, b: Pick<SeenCategory, 'name'>): boolean =>
  comparable(a.name) === comparable(b.name);
