import useSWR, { type SWRConfiguration } from 'swr';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import { send } from './live.ts';
import type { ApiProblem } from './problem.ts';
import { urlOf } from './url.ts';

/**
 * The answer of a GET of the contract, kept and shared by every component that asks the same; `null` asks nothing.
 * `data` is undefined until the first answer, `error` the problem of the last attempt, `mutate()` asks again.
 */
export const useEndpoint = <E extends Endpoint>(
  endpoint: E,
  call: Call<E> | null,
  options?: SWRConfiguration<Answer<E>, ApiProblem>,
) =>
  useSWR<Answer<E>, ApiProblem>(
    call === null ? null : urlOf(endpoint, call),
    call === null ? null : () => send(endpoint, call),
    options,
  );
