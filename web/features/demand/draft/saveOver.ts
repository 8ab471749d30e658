import type { Demand, DemandChange } from '#shared/model/demand.ts';
import { conflictIn } from '#web/platform/api/problem.ts';
import type { Outcome } from '#web/platform/api/useChange.ts';
import { bodyOf } from './body.ts';
import { leftAlone, type Typed } from './difference.ts';

/**
 * Saves what was typed over `onto`. A version conflict in which only dates, lock or simulation differ from `base` leaves nothing
 * to choose between: the same is sent again over the stored version. Answers the outcome of the last request.
 */
export const saveOver = async (
  { base, onto, typed }: { readonly base: Demand; readonly onto: Demand; readonly typed: Typed },
  send: (body: DemandChange) => Promise<Outcome<Demand>>,
): Promise<Outcome<Demand>> => {
  const outcome = await send(bodyOf(onto, typed));
  const current = outcome.ok ? undefined : conflictIn<Demand>(outcome.problem)?.current;
  return current && leftAlone(base, current) ? saveOver({ base, onto: current, typed }, send) : outcome;
};
