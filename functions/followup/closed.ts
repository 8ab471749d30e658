import type { StoredClosing, StoredInputs } from '#functions/core/plan/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { ClosedMonth } from '#shared/model/closing.ts';
import { hasRight } from '#shared/model/roles.ts';

/** A month that a request changes, 1 to 12, and the field that does. */
interface Touched {
  readonly month: number;
  readonly field: string;
}

/** A closed month as an answer has it, without the name of its file. */
export const presentClosed = ({ file: _, ...closed }: StoredClosing): ClosedMonth => closed;

/** The closed months that a request changes. */
export const closedAmong = ({ closed = [] }: StoredInputs, touched: readonly Touched[]): readonly Touched[] =>
  touched.filter(({ month }) => closed.some((one) => one.month === month));

/**
 * The closed months of a year after a change, those that it corrects marked. Throws `validation` at the field of a closed month, unless
 * the caller may correct it and gives a reason, which is `required`.
 */
export const correctedMonths = (
  { caller, now }: Scope,
  stored: StoredInputs,
  touched: readonly Touched[],
  reason: string | undefined,
): Pick<StoredInputs, 'closed'> => {
  const among = closedAmong(stored, touched);
  const [first] = among;
  if (!first) return stored.closed ? { closed: stored.closed } : {};
  if (!hasRight(caller.type, 'correctClosed')) throw fieldProblem(first.field, 'monthClosed');
  if (reason === undefined) throw fieldProblem('reason', 'required');
  const isCorrected = ({ month }: StoredClosing) => among.some((one) => one.month === month);
  const correction = { correctedBy: caller.username, correctedAt: now.toISOString() };
  return { closed: stored.closed!.map((one) => (isCorrected(one) ? { ...one, ...correction } : one)) };
};
