import type { Demand, DemandComparison } from '#shared/model/demand.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';

/** Why a promotion was refused, with the periods concerned. */
export interface Refusal {
  readonly reason: 'locked' | 'history' | 'conflict' | 'tooMany';
  readonly periods: readonly Demand[];
}

/**
 * The reason of a refused promotion; undefined for another problem, which has a text of its own. `comparison` as it is after
 * the refusal, with the locks that are stored then.
 */
export const refusalOf = (
  { code, body }: Pick<ApiProblem, 'code' | 'body'>,
  { simulated, live }: Pick<DemandComparison, 'simulated' | 'live'>,
): Refusal | undefined => {
  if (code === 'locked') return { reason: code, periods: [simulated, ...live].filter(({ locked }) => locked) };
  if (code === 'history' || code === 'conflict') return { reason: code, periods: [simulated] };
  return body.faults?.replaced?.code === 'tooMany' ? { reason: 'tooMany', periods: [simulated] } : undefined;
};
