import type { MiddlewareObj } from '@middy/core';
import { Problem } from '#functions/kernel/problem.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { internalError, refusal } from './answer.ts';
import type { Answer, Event } from './event.ts';
import { requestLogOf } from './requestLog.ts';

/** Names and codes of errors of a database that does not answer, or cannot read or write its disk. */
const storageErrors: ReadonlySet<unknown> = new Set([
  ...['TimeoutError', 'InternalServerError', 'ServiceUnavailable'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
]);

const isStorageFailure = (error: (Error & { readonly code?: unknown }) | null): boolean =>
  storageErrors.has(error?.name) || storageErrors.has(error?.code);

/**
 * Answers a thrown {@link Problem} with its status and body. Any other error is logged and answered with 500 and the request
 * id only; where the database did not answer or could not store, with 503. `endpointOf` gives undefined where the contract has no such route.
 */
export const problemAnswers = (
  endpointOf: (event: Event) => Endpoint | undefined,
): MiddlewareObj<Event, Answer, Error> => ({
  onError: (request) => {
    const { error, event } = request;
    if (error instanceof Problem) {
      request.response = refusal(error, endpointOf(event));
      return;
    }
    requestLogOf(event).fail(error);
    request.response = isStorageFailure(error)
      ? refusal(new Problem('storage'), endpointOf(event))
      : internalError(event.requestContext.requestId);
  },
});
