import type { MiddlewareObj } from '@middy/core';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import type { Answer, Event } from './event.ts';

/** The log of one request. */
export interface RequestLog {
  /** Adds fields to every line of this request from now on. */
  readonly note: (fields: Readonly<Record<string, unknown>>) => void;
  /** Writes an error line: the kind of the error and where it was thrown. */
  readonly fail: (cause: unknown) => void;
  /** Writes the line for the answer: request id, route, organisation, status and duration in milliseconds. */
  readonly close: (answer: Answer | null | undefined) => void;
}

const logs = new WeakMap<Event, RequestLog>();

const open = (event: Event): RequestLog => {
  const started = performance.now();
  const { requestId } = event.requestContext;
  let fields: Record<string, unknown> = { requestId, route: event.routeKey, tenant: event.pathParameters?.orgId };
  return {
    note: (more) => {
      fields = { ...fields, ...more };
    },
    fail: (cause) => logLine('error', { ...fields, ...traceOf(cause) }),
    close: (answer) =>
      logLine('info', { ...fields, status: answer?.statusCode, ms: Math.round(performance.now() - started) }),
  };
};

/** The log of the request that the event began; opened at first use. */
export const requestLogOf = (event: Event): RequestLog => {
  const log = logs.get(event) ?? open(event);
  logs.set(event, log);
  return log;
};

/** Opens the log of a request and writes one line for its answer, whether the handler succeeded or failed. */
export const requestLog = (): MiddlewareObj<Event, Answer, Error> => ({
  before: ({ event }) => void requestLogOf(event),
  after: ({ event, response }) => requestLogOf(event).close(response),
  onError: ({ event, response }) => requestLogOf(event).close(response),
});
