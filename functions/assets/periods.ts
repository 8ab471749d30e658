import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { addPart, assertNotHistory, changePart, removePart } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type {
  Asset,
  AssetPeriod,
  AssetPeriodChange,
  AssetPeriodFields,
  StoredAssetPeriod,
} from '#shared/model/asset.ts';
import { setRange, valuesOf, valuesOver } from '#shared/planning/assetWeeks.ts';
import { atField } from './atField.ts';
import { storedPeriods } from './planned.ts';
import { presentAsset, presentPeriod } from './present.ts';
import { loadAsset, loadAssetRows } from './repository.ts';
import { assetPeriodRules, impliedValues } from './rules.ts';
import type { AssetIds } from './service.ts';

/** Which period of employment. */
export interface AssetPeriodIds extends AssetIds {
  readonly periodId: string;
}

const rulesIn = ({ data }: Row<StoredAsset>) => ({
  ...assetPeriodRules,
  present: (period: StoredAssetPeriod) => presentPeriod(data, period),
});

const added = (scope: Scope, row: Row<StoredAsset>, fields: AssetPeriodFields) => {
  const { parts, part } = addPart(scope, assetPeriodRules, row.data.periods, fields);
  const asset: StoredAsset = { ...row.data, periods: parts };
  return { write: replace(row, asset), period: presentPeriod(asset, part) };
};

/** A new period; an open-ended one that it begins inside ends the day before. Throws 404, `overlap`, `history`. */
export const createPeriod = async (scope: Scope, ids: AssetIds, fields: AssetPeriodFields): Promise<AssetPeriod> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  const { write, period } = added(scope, row, fields);
  return scope.commit({ writes: [write], action: 'create', object: 'assetPeriod', id: period.id, after: period });
};

/**
 * A new period that takes its days from those in its way: they keep their values outside it (ended, split or removed), and
 * neighbours with equal values are joined. The answer is the whole employee. Throws 404, `history`.
 */
export const splitPeriods = async (scope: Scope, ids: AssetIds, fields: AssetPeriodFields): Promise<Asset> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  assertNotHistory(scope, fields.start);
  const planned = setRange(row.data.periods, fields, (before) => valuesOver(before, valuesOf(fields)));
  const asset: StoredAsset = { ...row.data, periods: storedPeriods(scope, row.data, planned) };
  return scope.commit({
    writes: [replace(row, asset)],
    action: 'update',
    object: 'asset',
    id: asset.id,
    before: presentAsset(row.data),
    after: presentAsset(asset),
  });
};

/**
 * The same new period for several employees (at most 90, so that all fit one transaction), all or none; in the order of
 * `assetIds`. Throws 404 when one of them is missing, `overlap` and `history` with the index of the employee in the
 * field (`assetIds.0.start`).
 */
export const createPeriods = async (
  scope: Scope,
  ids: CategoryIds,
  { assetIds, period }: { readonly assetIds: readonly string[]; readonly period: AssetPeriodFields },
): Promise<AssetPeriod[]> => {
  const rows = await loadAssetRows(scope.table, ids, assetIds);
  const all = rows.map((row, index) => atField(`assetIds.${index}`, () => added(scope, row, period)));
  return scope.commit({
    writes: all.map(({ write }) => write),
    action: 'create',
    object: 'assetPeriods',
    id: ids.categoryId,
    after: all.map((one) => one.period),
  });
};

/** Changes a period, its comment included; a higher work rate alone ends its absence. Throws 404, `conflict`, `overlap`, `history`, `validation`. */
export const updatePeriod = async (
  scope: Scope,
  { periodId, ...ids }: AssetPeriodIds,
  change: AssetPeriodChange,
  version: number | undefined,
): Promise<AssetPeriod> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  const { periods } = row.data;
  const changes = { ...impliedValues(periods, periodId, change), ...omitUndefined(change) };
  const { parts, part, before } = changePart(scope, rulesIn(row), periods, periodId, changes, version);
  if (change.absence && part.workRateExcluded === 0) throw fieldProblem('absence', 'absenceRate');
  const asset: StoredAsset = { ...row.data, periods: parts };
  return scope.commit({
    writes: [replace(row, asset)],
    action: 'update',
    object: 'assetPeriod',
    id: periodId,
    before: presentPeriod(row.data, before),
    after: presentPeriod(asset, part),
  });
};

/** Removes a period. Throws 404, `conflict`, `history`. */
export const removePeriod = async (
  scope: Scope,
  { periodId, ...ids }: AssetPeriodIds,
  version: number | undefined,
): Promise<undefined> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  const { parts, before } = removePart(scope, rulesIn(row), row.data.periods, periodId, version);
  return scope.commit({
    writes: [replace(row, { ...row.data, periods: parts })],
    action: 'remove',
    object: 'assetPeriod',
    id: periodId,
    before: presentPeriod(row.data, before),
    after: undefined,
  });
};
