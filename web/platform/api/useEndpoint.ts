import useSWR, { type SWRConfiguration } from 'swr';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import { urlOf } from '#shared/contract/url.ts';
import { send } from './live.ts';
import type { ApiProblem } from './problem.ts';

/** The cache key of a call's answer: its address, and the body of a question that is asked by POST. */
export const keyOf = <E extends Endpoint>(endpoint: E, call: Call<E>): string => {
  const { body }: { readonly body?: unknown } = call;
  return urlOf(endpoint, call) + (body === undefined ? '' : ` ${JSON.stringify(body)}`);
};

/**
 * The answer of a GET of the contract, or of a POST that stores nothing, cached and shared by all components with the same call; `null` sends nothing.
 * `data` is undefined until the first answer, `error` the problem of the last attempt, `mutate()` fetches again.
 */
export const useEndpoint = <E extends Endpoint>(
  endpoint: E,
  call: Call<E> | null,
  options?: SWRConfiguration<Answer<E>, ApiProblem>,
) =>
  useSWR<Answer<E>, ApiProblem>(
    call === null ? null : keyOf(endpoint, call),
    call === null ? null : () => send(endpoint, call),
    options,
  );
