import type { Demand, DemandChange } from '#shared/model/demand.ts';
import { conflictIn } from '#web/platform/api/problem.ts';
import type { Outcome } from '#web/platform/api/useChange.ts';
import { bodyOfTexts, textsOfRow } from '../cells/fields.ts';
import { leftAlone, type Typed } from './difference.ts';

/**
 * The body to send, with the version of `onto`: all rows of the period with the typed texts over them, and the comment; rows or comment are
 * left out where nothing was typed in them.
 */
export const bodyOf = (onto: Demand, { texts, comment }: Typed): DemandChange => ({
  version: onto.version,
  ...(comment === undefined ? {} : { comment }),
  ...(Object.keys(texts).length === 0
    ? {}
    : {
        shiftDemands: onto.shiftDemands.map((row) =>
          bodyOfTexts(row.shiftId, { ...textsOfRow(row), ...texts[row.shiftId] }),
        ) as DemandChange['shiftDemands'],
      }),
});

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
