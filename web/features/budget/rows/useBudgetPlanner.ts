import { useMemo } from 'react';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { BudgetPlanner } from './periods.ts';

/** Today and the rights of the signed-in account over budget periods; the same object until one of them changes. */
export const useBudgetPlanner = (): BudgetPlanner => {
  const planner = usePlanner();
  const mayCorrect = useRight('overwriteBasis');
  return useMemo(() => ({ ...planner, mayCorrect }), [planner, mayCorrect]);
};
