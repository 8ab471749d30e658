import { remedyLimits } from '#functions/core/places/remedyLimits.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { mayWrite } from '#functions/kernel/rights/authorise.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { limitOfWeeks, moreTimeSpare, movableLeaves, overtimeLimit, worstLack } from '#shared/calculation/index.ts';
import type { AbsenceKind } from '#shared/model/absence.ts';
import type { RemedyMeasure } from '#shared/model/remedy.ts';
import { compareNames } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { type Ledger, lendersOf } from './loans.ts';
import type { SeenCategory, SeenRun, Sight } from './sight.ts';

/** A measure as it is answered, with the category that lends. */
export interface FoundMeasure extends RemedyMeasure {
  readonly from?: SeenCategory;
}

interface Found {
  readonly caller: Caller;
  readonly orgId: string;
  readonly sight: Sight;
  readonly run: SeenRun;
  readonly assets: readonly StoredAsset[];
  /** F in minutes. */
  readonly fullTime: number;
  readonly ledger: Ledger;
}

/** Whether the HR system granted the leave of a week. */
export const isGranted = ({ imported }: StoredAsset, monday: Day): boolean =>
  imported?.away?.some((period) => contains(period, monday)) ?? false;

/** All measures against a run in their order, the units that lent their surplus to heavier runs, and the number of leaves that cannot be moved (shared/calculation/README.md 18). */
export const measuresOf = ({ caller, orgId, sight, run, assets, fullTime, ledger }: Found) => {
  const { unit } = run.category;
  const mondays = sight.weeks.slice(run.first, run.end).map(({ start }) => start);
  const whole = { first: 0, end: mondays.length, isProposed: true };
  const limits = remedyLimits(unit);
  const gap = worstLack(run.category.diffs.slice(run.first, run.end));
  const inOrder = assets.toSorted((a, b) => compareNames(a.name, b.name));

  const moreTime = inOrder.flatMap((asset): FoundMeasure[] => {
    const spare = moreTimeSpare(asset, mondays);
    const limit = limitOfWeeks(spare);
    if (limit === 0) return [];
    const workRate = valueOn(asset.periods, mondays[0]!)?.workRate ?? 0;
    const person = { assetId: asset.id, name: asset.name, workRate, absence: null };
    return [{ ...whole, kind: 'moreTime', limit, spare: [...spare], person }];
  });

  const { lenders, lentOut } = lendersOf(sight, run, ledger);
  const loans = lenders.map(({ category, limit, surplus, isSameArea }): FoundMeasure => {
    const { id: unitId, areaId, name: unitName } = category.unit;
    const canWrite = mayWrite(caller, { orgId, areaId, unitId });
    const lender = { areaId, unitId, categoryId: category.id, unitName, isSameArea, canWrite, surplus: [...surplus] };
    return { ...whole, isProposed: canWrite, kind: 'loan', limit, lender, from: category };
  });

  const leaves = movableLeaves(inOrder, mondays);
  const moves = leaves
    .filter(({ asset, week }) => !isGranted(asset, mondays[week]!))
    .map(({ asset, week, kind, rate }): FoundMeasure => {
      const workRate = valueOn(asset.periods, mondays[week]!)?.workRate ?? 0;
      const person = { assetId: asset.id, name: asset.name, workRate, absence: kind as AbsenceKind };
      return { kind: 'move', limit: rate, first: week, end: week + 1, isProposed: false, person };
    });

  const hours = limits.overtimeHours;
  const { people, limit: overtime } = overtimeLimit(assets, mondays, { hours, fullTime });
  const measures: FoundMeasure[] = [
    ...moreTime,
    ...loans,
    ...moves,
    { ...whole, kind: 'overtime', limit: overtime, overtime: { people, hours } },
    { ...whole, kind: 'substitute', limit: limits.poolServices ?? gap },
    { ...whole, kind: 'hired', limit: limits.hiredServices ?? gap },
  ];
  return { measures, lentOut, locked: leaves.length - moves.length };
};
