import { Problem } from '#functions/kernel/problem.ts';
import { mostWeeks } from '#shared/model/receipt.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { weeksOf } from '#shared/time/week.ts';

/** Throws `validation` at `end` where the range has more weeks than one answer about so many units may have, packed or not. */
export const assertAnswerSize = (units: number, range: ClosedPeriod, most = mostWeeks): void => {
  const max = most(units);
  if (weeksOf(range).length > max)
    throw new Problem('validation', { fields: { end: { code: 'unitWeeks', max } }, flags: { end: true } });
};
