import type { CategoryPath } from '#functions/core/places/ids.ts';
import { removeReplacedBases } from '#functions/core/plan/bases.ts';
import { budgetKindFor } from '#functions/core/plan/periodKinds.ts';
import { newId } from '#functions/kernel/adapters/ids.ts';
import { changePart } from '#functions/kernel/changes/parts.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { undoIfRefused } from '#functions/kernel/changes/undoIfRefused.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { basisFileName } from '#functions/kernel/store/fileNames.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { assetsReport, demandReport } from '#functions/reports/overviews.ts';
import type { BasisKind, BudgetPeriod, BudgetPeriodChange, LinkedBasis } from '#shared/model/budget.ts';
import { AssetsAnswer, DemandsAnswer } from '#shared/model/reportAnswer.ts';
import { hasRight } from '#shared/model/roles.ts';
import { basisFields, basisPeriod, basisRefusal, basisYear } from '#shared/planning/basis.ts';
import { comparable } from '#shared/text/names.ts';
import { sorted } from '#shared/time/timeline.ts';
import { loadBudget } from './repository.ts';
import type { BudgetIds } from './service.ts';

type Report = DemandsAnswer | AssetsAnswer;

/** A report to link, and the field of the request that it was sent in. */
interface Sent {
  readonly kind: BasisKind;
  readonly field: 'DemandBasis' | 'AssetBasis';
  readonly report: Report;
}

/** The report of the same definition as it would be answered now. */
const currentReport = async (scope: Scope, { kind, report: { definition } }: Sent): Promise<Report> =>
  kind === 'demand'
    ? DemandsAnswer.parse(await demandReport(scope, definition))
    : AssetsAnswer.parse(await assetsReport(scope, definition));

/** Throws `basisChanged` unless the report is still what its definition gives: only that can have been shown. */
const assertCurrent = async (scope: Scope, sent: Sent): Promise<void> => {
  if (JSON.stringify(await currentReport(scope, sent)) !== JSON.stringify(sent.report))
    throw new Problem('basisChanged');
};

/** The staff categories of the unit that the report is of. Throws `validation` unless it is of this unit and category. */
const linkedCategories = ({ place }: Scope, { unitId, categoryId }: CategoryIds, { field, report }: Sent) => {
  const { unitIds, forCat } = report.definition;
  const names = new Set(forCat.map(comparable));
  const chosen = found(place.unit).categories.filter(
    ({ name, isBudgetCategory }) => !isBudgetCategory && names.has(comparable(name)),
  );
  if (unitIds.length !== 1 || unitIds[0] !== unitId || !chosen.some(({ id }) => id === categoryId))
    throw fieldProblem(field, 'basisOther');
  return chosen;
};

/** The timeline of a category, and its period that gets the basis. Throws `validation` when none does. */
const linkedPeriod = async (scope: Scope, ids: CategoryPath, { kind, field, report }: Sent) => {
  const { start } = report.definition;
  const row = await loadBudget(scope.table, ids);
  const period = basisPeriod(row.data.periods, kind, start);
  if (!period)
    throw new Problem('validation', { fields: { [field]: { code: 'noBudgetPeriod', year: basisYear(kind, start) } } });
  return { ids, row, period };
};

type Target = Awaited<ReturnType<typeof linkedPeriod>>;

/** Throws `basisStored` or `basisLate` where the caller may not link the basis. */
const assertLinkable = (scope: Scope, { row, period }: Target, { kind, report }: Sent): void => {
  const refusal = basisRefusal(
    row.data.periods,
    period,
    { kind, year: basisYear(kind, report.definition.start) },
    { today: scope.today, mayOverwrite: hasRight(scope.caller.type, 'overwriteBasis') },
  );
  if (refusal) throw new Problem(refusal, { flags: { period: true } });
};

/** The change that links a period; `from` is the period with what else the request changes of it. */
const linking = (
  scope: Scope,
  { ids, row, period }: Target,
  from: BudgetPeriod,
  kind: BasisKind,
  link: LinkedBasis,
) => {
  const { basis, date } = basisFields[kind];
  const after: BudgetPeriod = { ...from, ...nextStamp(scope, period), [basis]: link, [date]: scope.today };
  const others = row.data.periods.filter(({ id }) => id !== period.id);
  return {
    writes: [replace(row, { periods: sorted([...others, after]) })],
    action: 'update' as const,
    object: budgetKindFor(scope).object,
    id: period.id,
    path: { categoryId: ids.categoryId, budgetId: period.id },
    before: period,
    after,
  };
};

const sentIn = ({ DemandBasis, AssetBasis }: BudgetPeriodChange): Sent =>
  DemandBasis
    ? { kind: 'demand', field: 'DemandBasis', report: DemandBasis }
    : { kind: 'asset', field: 'AssetBasis', report: found(AssetBasis) };

/**
 * Links a report to the budget periods of all categories that it is of, all or none, and stores it whole; one that it replaces goes. The other fields of the
 * request change the period as an ordinary change does. Throws 404, `conflict`, `basisStored`, `basisLate`, `basisChanged`, and
 * `validation` when a category has no period for the report, or the period of the path is not the one that gets it.
 */
export const linkBasis = async (
  scope: Scope,
  { budgetId, ...ids }: BudgetIds & CategoryPath,
  { DemandBasis, AssetBasis, reason, unlink: _, ...change }: BudgetPeriodChange,
  version: number | undefined,
): Promise<BudgetPeriod> => {
  const sent = sentIn({ DemandBasis, AssetBasis });
  const { start, end } = sent.report.definition;
  const categories = linkedCategories(scope, ids, sent);
  const targets = await Promise.all(
    categories.map(({ id: categoryId }) => linkedPeriod(scope, { ...ids, categoryId }, sent)),
  );
  const own = found(targets.find((target) => target.ids.categoryId === ids.categoryId));
  found(own.row.data.periods.find(({ id }) => id === budgetId));
  if (own.period.id !== budgetId) throw fieldProblem(sent.field, 'basisOther');
  for (const target of targets) assertLinkable(scope, target, sent);
  const { part } = changePart(
    scope,
    budgetKindFor(scope, reason).rules,
    own.row.data.periods,
    budgetId,
    change,
    version,
  );
  await assertCurrent(scope, sent);

  const link: LinkedBasis = { file: newId('bas'), year: basisYear(sent.kind, start), start, end };
  const name = basisFileName(ids.orgId, link.file);
  const files = await lateFiles();
  await files.put(name, JSON.stringify(sent.report));
  const others = targets.filter((target) => target !== own);
  const linked = await undoIfRefused(
    () =>
      scope.commit(
        { ...linking(scope, own, part, sent.kind, link), ...(reason !== undefined && { correction: reason }) },
        ...others.map((target) => linking(scope, target, target.period, sent.kind, link)),
      ),
    () => files.remove(name),
  );
  await removeReplacedBases(
    scope.table,
    ids,
    targets.map(({ row }) => row),
  );
  return linked;
};

const storedReport = async (scope: Scope, { budgetId, ...ids }: BudgetIds, kind: BasisKind): Promise<unknown> => {
  const { periods } = (await loadBudget(scope.table, ids)).data;
  const { file } = found(periods.find(({ id }) => id === budgetId)?.[basisFields[kind].basis]);
  return JSON.parse(await (await lateFiles()).get(basisFileName(ids.orgId, file)));
};

/** The report of demand that is linked to a period. Throws 404 when none is. */
export const demandBasis = async (scope: Scope, ids: BudgetIds): Promise<DemandsAnswer> =>
  DemandsAnswer.parse(await storedReport(scope, ids, 'demand'));

/** The report of staff that is linked to a period. Throws 404 when none is. */
export const assetBasis = async (scope: Scope, ids: BudgetIds): Promise<AssetsAnswer> =>
  AssetsAnswer.parse(await storedReport(scope, ids, 'asset'));
