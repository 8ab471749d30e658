import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  createPeriod,
  listPeriods,
  removePeriod,
  type TimelineKind,
  updatePeriod,
} from '#functions/kernel/changes/timelines.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import type { BudgetHours, BudgetHoursChange, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { loadHours } from './repository.ts';

/** Which period of budget hours. */
interface HoursIds extends UnitIds {
  readonly hoursId: string;
}

const kind: TimelineKind<BudgetHours, BudgetHours> = {
  rules: { prefix: 'bhr', keepsHistory: true, comment: 'comment', present: (period) => period },
  object: 'budgetHours',
};

/** The budget hours of a unit, by date. */
export const listHours = async ({ table }: Scope, ids: UnitIds): Promise<BudgetHours[]> =>
  listPeriods(kind, await loadHours(table, ids));

/** A new period of budget hours, of any days. Throws `overlap`, `history`. */
export const createHours = async (scope: Scope, ids: UnitIds, fields: BudgetHoursFields): Promise<BudgetHours> =>
  createPeriod(scope, kind, await loadHours(scope.table, ids), fields);

/** Changes a period of budget hours. Throws 404, `conflict`, `overlap`, `history`, `validation`. */
export const updateHours = async (
  scope: Scope,
  ids: HoursIds,
  change: BudgetHoursChange,
  version: number | undefined,
): Promise<BudgetHours> => updatePeriod(scope, kind, await loadHours(scope.table, ids), ids.hoursId, change, version);

/** Removes a period of budget hours. Throws 404, `conflict`, `history`. */
export const removeHours = async (scope: Scope, ids: HoursIds, version: number | undefined): Promise<undefined> =>
  removePeriod(scope, kind, await loadHours(scope.table, ids), ids.hoursId, version);
