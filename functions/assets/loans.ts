import { loadCategory } from '#functions/core/plan/category.ts';
import type { StoredAsset, StoredCategory } from '#functions/core/plan/stored.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { mayWrite } from '#functions/kernel/rights/authorise.ts';
import { loadPlace, type UnitNode } from '#functions/kernel/rights/place.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import { receiptsOfWeeks } from '#shared/calculation/index.ts';
import type { TeamDraft } from '#shared/model/asset.ts';
import { type LoanRefusal, lentPeriods } from '#shared/planning/loan.ts';
import { sundayOf, weeksOf } from '#shared/time/week.ts';
import { storedPeriods } from './planned.ts';
import { loadAssetRows } from './repository.ts';
import { changedPeriods } from './team.ts';

type Added = TeamDraft['added'][number];
type Loan = Added & { readonly from: NonNullable<Added['from']>; readonly index: number };

/** What lends: a category of another unit, and its people as they are with all loans of the request. */
interface Lender {
  readonly unit: UnitNode;
  readonly ids: CategoryIds & { readonly areaId: string };
  /** The row from before the surplus was read. It is written with the loan, so that the second of two loans at once reads the surplus again. */
  readonly category: Row<StoredCategory>;
  readonly lent: readonly { readonly row: Row<StoredAsset>; readonly data: StoredAsset }[];
  readonly loans: readonly Loan[];
}

const refused = ({ index }: Loan, code: LoanRefusal | 'lentHome'): Problem =>
  fieldProblem(`added.${index}.from.assetId`, code);

const lenderOf = async (scope: Scope, loans: readonly Loan[]): Promise<Lender> => {
  const { org, unit: borrower } = scope.place;
  const { areaId, unitId, categoryId } = found(loans[0]).from;
  const orgId = found(org).id;
  if (unitId === borrower?.id) throw refused(found(loans[0]), 'lentHome');
  const unit = found((await loadPlace(scope.table, { orgId, areaId, unitId })).unit);
  if (!mayWrite(scope.caller, { orgId, areaId, unitId })) throw new Problem('forbidden');
  const ids = { orgId, areaId, unitId, categoryId };
  const category = await loadCategory(scope.table, ids);
  const people = [...new Set(loans.map(({ from }) => from.assetId))];
  const rows = await loadAssetRows(scope.table, ids, people);
  const lent = rows.map((row) => {
    let data = row.data;
    for (const loan of loans.filter(({ from }) => from.assetId === row.data.id)) {
      const planned = lentPeriods(data.periods, loan.periods, found(borrower).name);
      if (typeof planned === 'string') throw refused(loan, planned);
      data = { ...data, periods: storedPeriods(scope, data, planned) };
    }
    return { row, data };
  });
  return { unit, ids, category, lent, loans };
};

const lastChange = (assets: readonly StoredAsset[]) => {
  const [last] = assets
    .flatMap((asset) => [asset, ...asset.periods])
    .sort((a, b) => (a.changedAt > b.changedAt ? -1 : 1));
  return { changedBy: last?.changedBy ?? '', changedAt: last?.changedAt ?? '' };
};

/** The differences of a category in some weeks, with other employees in the place of stored ones. */
const balanceOf = async (
  scope: Scope,
  { unit, categoryId }: { readonly unit: UnitNode; readonly categoryId: string },
  starts: readonly string[],
  changed: readonly StoredAsset[],
) => {
  const plan = await loadUnitPlan(scope, { org: found(scope.place.org), unit });
  const category = found(plan.categories.find(({ id }) => id === categoryId));
  const assets = category.assets.map((asset) => changed.find(({ id }) => id === asset.id) ?? asset);
  const sorted = [...starts].sort();
  const weeks = weeksOf({ start: found(sorted[0]), end: sundayOf(found(sorted.at(-1))) });
  const receipts = receiptsOfWeeks({ ...category, assets }, weeks);
  const shown = receipts.filter(({ start }) => starts.includes(start)).map(({ start, diff }) => ({ start, diff }));
  return { unitId: unit.id, unitName: unit.name, weeks: shown, ...lastChange(category.assets) };
};

const weeksLent = (loans: readonly Loan[]): string[] => [
  ...new Set(
    loans.flatMap(({ periods }) =>
      periods.flatMap(({ start, end }) => weeksOf({ start, end: end ?? start }).map((week) => week.start)),
    ),
  ),
];

/** Throws `lenderShort` with the weeks of both units where the lender would have less than it demands, or its demand is unknown. */
const assertEnough = async (
  scope: Scope,
  ids: CategoryIds,
  { unit, ids: lender, lent, loans }: Lender,
): Promise<void> => {
  const weeks = weeksLent(loans);
  const after = await balanceOf(
    scope,
    { unit, categoryId: lender.categoryId },
    weeks,
    lent.map(({ data }) => data),
  );
  if (after.weeks.every(({ diff }) => diff !== null && diff >= 0)) return;
  const [{ changedBy, changedAt, ...now }, { changedBy: _, changedAt: __, ...borrower }] = await Promise.all([
    balanceOf(scope, { unit, categoryId: lender.categoryId }, weeks, []),
    balanceOf(scope, { unit: found(scope.place.unit), categoryId: ids.categoryId }, weeks, []),
  ]);
  throw new Problem('lenderShort', { conflict: { current: { lender: now, borrower }, changedBy, changedAt } });
};

/**
 * The changes at the units that lend, one for each person. Throws 404, 403 without the right to write there, `lenderShort`, and
 * `validation` where the person works less, is lent already, is of the same unit or has a comment too long to say where to.
 */
export const loanChanges = async (scope: Scope, ids: CategoryIds, added: TeamDraft['added']): Promise<Change[]> => {
  const loans = added.flatMap((one, index): Loan[] => (one.from ? [{ ...one, from: one.from, index }] : []));
  const categoryOf = ({ from: { areaId, unitId, categoryId } }: Loan) => `${areaId} ${unitId} ${categoryId}`;
  const changes: Change[] = [];
  for (const category of new Set(loans.map(categoryOf))) {
    const group = loans.filter((loan) => categoryOf(loan) === category);
    const lender = await lenderOf(scope, group);
    await assertEnough(scope, ids, lender);
    const { areaId, unitId, categoryId } = lender.ids;
    for (const [index, { row, data }] of lender.lent.entries()) {
      const change = changedPeriods(row, data);
      const along = index === 0 ? [replace(lender.category, lender.category.data)] : [];
      changes.push({ ...change, writes: [...change.writes, ...along], path: { areaId, unitId, categoryId } });
    }
  }
  return changes;
};
