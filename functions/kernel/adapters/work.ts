import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Problem } from '#functions/kernel/problem.ts';

/** The time that one request has, and whether anybody still waits for its answer. */
interface Work {
  /** Milliseconds since 1970 after which nothing is stored any more: the caller has been answered by then. */
  readonly until: number;
  /** Aborted when the client closed the connection. */
  readonly signal?: AbortSignal | undefined;
}

const current = new AsyncLocalStorage<Work>();

/** Runs one request with its limits: `assertInTime` and `yieldToEventLoop` below read them. */
export const withinWork = <Result>(work: Work, run: () => Promise<Result>): Promise<Result> => current.run(work, run);

/** Throws `overloaded` when the time of the request is over. */
export const assertInTime = (): void => {
  const work = current.getStore();
  if (work && Date.now() > work.until) throw new Problem('overloaded');
};

/** Whether an error says that the time of the request is over. */
export const isOutOfTime = (cause: unknown): boolean => cause instanceof Problem && cause.code === 'overloaded';

/** Milliseconds that the request has left; without end where the work is no request. */
export const timeLeft = (): number => (current.getStore()?.until ?? Number.POSITIVE_INFINITY) - Date.now();

/** For how long a computation may keep others waiting, in milliseconds. */
const turnMs = 8;
let turnBegan = 0;

/**
 * To be awaited between the parts of a long computation: lets other requests go on, where this one has had its turn. Throws
 * `overloaded` when nobody waits for the answer any more.
 */
export const yieldToEventLoop = async (): Promise<void> => {
  if (performance.now() - turnBegan > turnMs) {
    await nextTurn();
    turnBegan = performance.now();
  }
  if (current.getStore()?.signal?.aborted) throw new Problem('overloaded');
  assertInTime();
};
