import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import { randomId } from '#web/platform/browser/randomId.ts';
import { connection, send } from './live.ts';
import { type ApiProblem, type Conflict, conflictIn, problemOf } from './problem.ts';

/** Progress of a change; `waiting`: the server does not answer, the change is sent as soon as it does. */
export type ChangeState = 'idle' | 'busy' | 'waiting';

/** A change that was made, and the server's answer (undefined after a DELETE). */
interface Done<E extends Endpoint> {
  readonly answer: Answer<E>;
}

/** What came of sending a change: the answer, or the problem that it was refused with. */
export type Outcome<Stored> =
  | { readonly ok: true; readonly answer: Stored }
  | { readonly ok: false; readonly problem: ApiProblem };

/** A change of one endpoint: its progress, and why the last run was refused. */
export interface Change<E extends Endpoint> {
  readonly state: ChangeState;
  /** Why the last run did not succeed. */
  readonly problem: ApiProblem | undefined;
  /** Set when the last run was refused because of a newer version (409). */
  readonly conflict: Conflict<Answer<E>> | undefined;
  /** Sends the change and revalidates what it may have altered; undefined when it was refused (see `problem`). */
  run(call: Call<E>): Promise<Done<E> | undefined>;
  /** The same as `run`, for event handlers that decide by the problem: answers it instead of undefined. */
  attempt(call: Call<E>): Promise<Outcome<Answer<E>>>;
  /** Clears `problem` and `conflict`, e.g. when the dialog closes. */
  reset(): void;
}

/** Which cached answers are fetched again after a change. */
export interface ChangeOptions {
  /** Those whose path begins so; default: the organisation's. */
  readonly touches?: string;
  /** The key (`keyOf`) of one that the change makes invalid: fetching it again would be refused. */
  readonly except?: string;
  /** Fetches again after a version conflict too: for a removal without a form, which is then repeated on what is stored. */
  readonly reloads?: boolean;
}

/** The prefix of the cache keys that a change may have altered: its organisation's, else all. */
const touchedPrefix = ({ params }: { readonly params?: Readonly<Record<string, string>> }): string =>
  params?.orgId === undefined ? '/api/' : `/api/organizations/${encodeURIComponent(params.orgId)}`;

/** Whether the key of a cached answer begins with the prefix. */
const within =
  (prefix: string) =>
  (key: unknown): boolean =>
    typeof key === 'string' && key.startsWith(prefix);

/** A create that may or may not have been stored, and the key that it was sent with. */
interface Unanswered {
  readonly call: string;
  readonly key: string;
}

/** The idempotency key of a create: that of the same create while it is not known whether it was stored, else a new one. */
const keyFor = (unanswered: RefObject<Unanswered | undefined>, call: object): string => {
  const text = JSON.stringify(call);
  if (unanswered.current?.call !== text) unanswered.current = { call: text, key: randomId() };
  return unanswered.current.key;
};

/** Whether a refusal says that nothing was stored. */
const isDecided = ({ status }: ApiProblem): boolean => status >= 400 && status < 500 && status !== 429;

/** Repeats the attempt until the server has answered. */
const persist = async <T>(attempt: () => Promise<T>, onState: (state: ChangeState) => void): Promise<T> => {
  for (;;) {
    onState('busy');
    try {
      return await attempt();
    } catch (thrown) {
      if (problemOf(thrown).code !== 'offline') throw thrown;
      onState('waiting');
      await connection.whenUp();
    }
  }
};

/**
 * A request of the contract that changes something. While the server does not answer, the call waits and is sent when it does; a create
 * carries an idempotency key, so that a repeat cannot create twice. Afterwards every cached answer whose path begins with
 * `touches` (default: the organisation's) is fetched again. Runs of one change follow each other in order.
 */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  { touches, except, reloads = false }: ChangeOptions = {},
): Change<E> => {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<ChangeState>('idle');
  const [problem, setProblem] = useState<ApiProblem>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef<Unanswered | undefined>(undefined);

  const attempt = useCallback(
    (call: Call<E>): Promise<Outcome<Answer<E>>> => {
      const sendOnce = async (): Promise<Outcome<Answer<E>>> => {
        setProblem(undefined);
        const idempotencyKey = endpoint.status === 201 ? keyFor(unanswered, call) : undefined;
        try {
          const answer = await persist(() => send(endpoint, call, { idempotencyKey }), setState);
          unanswered.current = undefined;
          const isTouched = within(touches ?? touchedPrefix(call));
          void mutate((key) => isTouched(key) && key !== except);
          return { ok: true, answer };
        } catch (thrown) {
          const refused = problemOf(thrown);
          if (isDecided(refused)) unanswered.current = undefined;
          setProblem(refused);
          if (reloads && refused.code === 'conflict') await mutate(within(touchedPrefix(call)));
          return { ok: false, problem: refused };
        } finally {
          setState('idle');
        }
      };
      const turn = queue.current.then(sendOnce);
      queue.current = turn;
      return turn;
    },
    [endpoint, touches, except, reloads, mutate],
  );

  const run = useCallback(
    async (call: Call<E>) => {
      const outcome = await attempt(call);
      return outcome.ok ? { answer: outcome.answer } : undefined;
    },
    [attempt],
  );
  const reset = useCallback(() => setProblem(undefined), []);
  const conflict = useMemo(() => conflictIn<Answer<E>>(problem), [problem]);
  return { state, problem, conflict, run, attempt, reset };
};
