import { useMemo } from 'react';
import type { Planner } from '#shared/planning/periodRules.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useRight } from '#web/platform/api/useRight.ts';

/** Today and the rights of the signed-in account, for the rules of periods; the same object until one of them changes. */
export const usePlanner = (): Planner => {
  const mayChangeHistory = useRight('changeHistory');
  const day = today();
  return useMemo(() => ({ today: day, mayChangeHistory }), [day, mayChangeHistory]);
};
