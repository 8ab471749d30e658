import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Event } from '#functions/kernel/http/event.ts';
import { problemAnswers } from '#functions/kernel/http/problemAnswers.ts';
import { requestLog, requestLogOf } from '#functions/kernel/http/requestLog.ts';
import { anEvent, captureLog } from './anEvent.ts';

const logged = (handler: (event: Event) => Promise<Answer>, event = anEvent()) =>
  middy<Event, Answer>()
    .use(requestLog())
    .use(problemAnswers(() => undefined))
    .handler(handler)(event, {} as Context);

describe('requestLog', () => {
  const captured = captureLog();
  beforeEach(captured.start);
  afterEach(captured.stop);

  it('writes status, route and organisation of an answer in one line', async () => {
    const event = anEvent({ pathParameters: { orgId: 'org_1' } });
    expect(await logged(async () => ({ statusCode: 204 }), event)).toEqual({ statusCode: 204 });
    expect(captured.lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'req_1',
        route: 'GET /api/things',
        tenant: 'org_1',
        status: 204,
        ms: expect.any(Number),
      },
    ]);
  });

  it('writes noted fields in every later line, and the line for the answer also when the handler throws', async () => {
    await logged(async (event) => {
      requestLogOf(event).note({ user: 'sub_1' });
      throw new TypeError('Anna Berg is missing');
    });
    expect(captured.lines).toMatchObject([
      { level: 'error', user: 'sub_1', error: 'TypeError' },
      { level: 'info', user: 'sub_1', status: 500 },
    ]);
    expect(JSON.stringify(captured.lines)).not.toContain('Anna');
  });
});
