import { Problem } from '#functions/kernel/problem.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { fault, refusal } from './answer.ts';
import type { Answer, Event } from './event.ts';
import type { RequestLog } from './requestLog.ts';

/**
 * Answers a thrown {@link Problem} with its status and body. Any other error is logged and answered with 500 and the request
 * id only. `endpoint` is undefined where the contract has no such route.
 */
export const withProblemAnswers = async (
  event: Event,
  endpoint: Endpoint | undefined,
  log: RequestLog,
  answer: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await answer();
  } catch (cause) {
    if (cause instanceof Problem) return refusal(cause, endpoint);
    log.fail(cause);
    return fault(event.requestContext.requestId);
  }
};
