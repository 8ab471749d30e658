import { useCallback } from 'react';
import type { BasisKind, BudgetPeriod } from '#shared/model/budget.ts';
import { basisFields, basisRefusal, basisWeeks, basisYear } from '#shared/planning/basis.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { BudgetCategoryRow } from '../categories/choose.ts';
import { useBudgetPlanner } from '../rows/useBudgetPlanner.ts';

/** The address of the report that can be linked to a period as its basis; undefined where none can. */
export type BasisReportOf = (period: BudgetPeriod, kind: BasisKind) => string | undefined;

const types = { demand: 'demands', asset: 'assets' } as const;

/** The reports that can be linked to the periods of a category: of all categories of the unit, over the weeks of the shown year. */
export const useBasisReport = (
  { ids, id: unitId, canWrite }: UnitPlace,
  { isBudgetCategory, periods }: BudgetCategoryRow,
  shownYear: number,
): BasisReportOf => {
  const { today, mayCorrect } = useBudgetPlanner();
  return useCallback(
    (period, kind) => {
      const weeks = basisWeeks(period, shownYear);
      if (!canWrite || isBudgetCategory || !weeks || period[basisFields[kind].date] !== null) return undefined;
      const year = basisYear(kind, weeks.start);
      if (basisRefusal(periods, period, { kind, year }, { today, mayOverwrite: mayCorrect })) return undefined;
      const report = { type: types[kind], level: 'unit', unitIds: unitId, created: '1' };
      return href.plan({ ...ids, tab: 'report', ...report, ...weeks });
    },
    [ids, unitId, canWrite, isBudgetCategory, periods, shownYear, today, mayCorrect],
  );
};
