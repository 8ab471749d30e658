import { logLine, traceOf } from '#functions/kernel/services/log.ts';
import type { Answer, Event } from './event.ts';

/** The log of one request. */
export interface RequestLog {
  /** Adds fields to every line of this request from now on. */
  readonly note: (fields: Readonly<Record<string, unknown>>) => void;
  /** Writes an error line: the kind of the error and where it was thrown. */
  readonly fail: (cause: unknown) => void;
}

/** Writes one line for the answer: request id, route, organisation, status and duration in milliseconds. */
export const withRequestLog = async (event: Event, answer: (log: RequestLog) => Promise<Answer>): Promise<Answer> => {
  const started = performance.now();
  const { requestId } = event.requestContext;
  let fields: Record<string, unknown> = { requestId, route: event.routeKey, tenant: event.pathParameters?.orgId };
  const result = await answer({
    note: (more) => {
      fields = { ...fields, ...more };
    },
    fail: (cause) => logLine('error', { ...fields, ...traceOf(cause) }),
  });
  logLine('info', { ...fields, status: result.statusCode, ms: Math.round(performance.now() - started) });
  return result;
};
