import { historyLimit } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';
import { useMayChangeHistory } from '#web/api/useRole.ts';
import { today } from '#web/ui/dates.ts';

/** Today, and how far back somebody may plan. */
export interface Reach {
  readonly today: Day;
  readonly mayChangeHistory: boolean;
  /** The first week that may be chosen: the 10-week limit, none with history rights. */
  readonly min: Day | undefined;
}

/** How far back the signed-in account may plan. */
export const useReach = (): Reach => {
  const mayChangeHistory = useMayChangeHistory();
  return { today: today(), mayChangeHistory, min: mayChangeHistory ? undefined : historyLimit(today()) };
};
