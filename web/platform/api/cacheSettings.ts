import type { SWRConfiguration } from 'swr';
import { connection } from './live.ts';
import { ApiProblem } from './problem.ts';

/** Only server errors are retried: a refusal would be repeated, and a call without an answer waits for the connection. */
const worthRetrying = (error: unknown): boolean => !(error instanceof ApiProblem) || error.status >= 500;

/** How answers of the server are cached: fetched again on focus, and when the server answers after an outage. */
export const cacheSettings = {
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
  shouldRetryOnError: worthRetrying,
  errorRetryCount: 3,
  provider: () => new Map(),
  initReconnect: (fetchAgain: () => void) =>
    connection.subscribe(() => {
      if (connection.get() === 'up') fetchAgain();
    }),
} satisfies SWRConfiguration & Record<'provider' | 'initReconnect', unknown>;
