import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { type ChangeOptions, type ChangeState, type Outcome, useChange } from '#web/platform/api/useChange.ts';

/** A change of one endpoint that takes what is changed and makes the call of it. */
export interface Command<Argument, Stored> {
  readonly state: ChangeState;
  /** Why the last run did not succeed. */
  readonly problem: ApiProblem | undefined;
  run(argument: Argument): Promise<Outcome<Stored>>;
  /** Forgets the problem. */
  reset(): void;
}

/** The outcome with its answer; undefined when the run was refused. */
export const answered = <Stored>(outcome: Outcome<Stored>) => (outcome.ok ? outcome : undefined);

/** Binds an endpoint to the call that a screen makes of it. */
export const useCommand = <E extends Endpoint, Argument>(
  endpoint: E,
  callOf: (argument: Argument) => Call<E>,
  options?: ChangeOptions,
): Command<Argument, Answer<E>> => {
  const { state, problem, attempt, reset } = useChange(endpoint, options);
  return { state, problem, run: (argument) => attempt(callOf(argument)), reset };
};
