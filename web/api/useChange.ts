import { useCallback, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import { line, send } from './live.ts';
import { type ApiProblem, type Conflict, conflictIn, problemOf } from './problem.ts';

/** How far a change has come; `waiting`: the line is down, it is sent as soon as the line is back. */
export type ChangeState = 'idle' | 'busy' | 'waiting';

/** A change that was made, and what the server answered (nothing to a DELETE). */
interface Done<E extends Endpoint> {
  readonly answer: Answer<E>;
}

/** One way to change something: run it, watch it, and see what the server refused. */
export interface Change<E extends Endpoint> {
  readonly state: ChangeState;
  /** Why the last run did not succeed. */
  readonly problem: ApiProblem | undefined;
  /** Set when the last run was refused because of a newer version (409). */
  readonly conflict: Conflict<Answer<E>> | undefined;
  /** Sends the change and asks again what it may have altered; undefined when it was refused (see `problem`). */
  run(call: Call<E>): Promise<Done<E> | undefined>;
  /** Forgets the problem, e.g. when the dialog closes. */
  reset(): void;
}

/** What a change may have altered: everything of its organisation, unless it names a narrower path. */
const touched = ({ params }: { readonly params?: Readonly<Record<string, string>> }): string =>
  params?.orgId === undefined ? '/api/' : `/api/organizations/${encodeURIComponent(params.orgId)}`;

/** Tries until the server has answered, each time when the line is back. */
const persist = async <T>(attempt: () => Promise<T>, tell: (state: ChangeState) => void): Promise<T> => {
  for (;;) {
    tell('busy');
    try {
      return await attempt();
    } catch (thrown) {
      if (problemOf(thrown).code !== 'offline') throw thrown;
      tell('waiting');
      await line.whenUp();
    }
  }
};

/**
 * A POST, PUT or DELETE of the contract. While the line is down the typed values stay and are sent when it is back; a
 * create carries an idempotency key, so that a repeat cannot make two. Afterwards every shown answer whose path begins
 * with `touches` (default: the organisation's) is asked again. Runs of one change follow each other in order.
 */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  { touches }: { readonly touches?: string } = {},
): Change<E> => {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<ChangeState>('idle');
  const [problem, setProblem] = useState<ApiProblem>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const run = useCallback(
    (call: Call<E>): Promise<Done<E> | undefined> => {
      const attempt = async () => {
        setProblem(undefined);
        const once = endpoint.status === 201 ? crypto.randomUUID() : undefined;
        try {
          const answer = await persist(() => send(endpoint, call, { once }), setState);
          const prefix = touches ?? touched(call);
          void mutate((key) => typeof key === 'string' && key.startsWith(prefix));
          return { answer };
        } catch (thrown) {
          setProblem(problemOf(thrown));
          return undefined;
        } finally {
          setState('idle');
        }
      };
      const turn = queue.current.then(attempt);
      queue.current = turn;
      return turn;
    },
    [endpoint, touches, mutate],
  );

  const reset = useCallback(() => setProblem(undefined), []);
  const conflict = useMemo(() => conflictIn<Answer<E>>(problem), [problem]);
  return { state, problem, conflict, run, reset };
};
