import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Event } from '#functions/kernel/http/event.ts';
import { problemAnswers } from '#functions/kernel/http/problemAnswers.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { problems } from '#shared/contract/problems.ts';
import { system } from '#shared/contract/system.ts';
import { anEvent, captureLog } from './anEvent.ts';

const answering = (handler: () => Promise<Answer>) =>
  middy<Event, Answer>()
    .use(problemAnswers(() => system.health))
    .handler(handler)(anEvent(), {} as Context);

const answerTo = async (cause: unknown) => {
  const answer = await answering(() => Promise.reject(cause));
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? '') };
};

describe('problemAnswers', () => {
  const captured = captureLog();
  beforeEach(captured.start);
  afterEach(captured.stop);

  it('passes an answer on', async () => {
    const answer = { statusCode: 200, body: '{}' };
    expect(await answering(async () => answer)).toEqual(answer);
  });

  it('answers a problem with its status and text, and logs no error', async () => {
    const { status, body } = await answerTo(new Problem('notFound'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'notFound', message: expect.any(String) });
    expect(captured.lines).toEqual([]);
  });

  it('says the reason of the one field at fault, and the general one of several', async () => {
    const one = await answerTo(fieldProblem('email', 'samlDomain'));
    expect(one.body).toMatchObject({ error: 'validation', message: one.body.fields.email });
    const fields = { email: { code: 'samlDomain' }, type: { code: 'choice' } } as const;
    const two = await answerTo(new Problem('validation', { fields }));
    expect(two.body.message).toBe(problems.validation.message);
  });

  it('answers 503 where the database does not answer or cannot store, and logs why', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const full = Object.assign(new Error('disk'), { name: 'InternalServerError' });
    for (const cause of [refused, full])
      expect(await answerTo(cause)).toMatchObject({ status: 503, body: { error: 'storage' } });
    expect(captured.lines).toMatchObject([{ level: 'error' }, { level: 'error', error: 'InternalServerError' }]);
  });

  it('answers any other error with 500 and the request id only, and logs its kind', async () => {
    const { status, body } = await answerTo(new TypeError('the password of Anna Berg'));
    expect(status).toBe(500);
    expect(body).toEqual({ error: 'internal', message: expect.any(String), requestId: 'req_1' });
    expect(captured.lines).toMatchObject([{ level: 'error', error: 'TypeError', requestId: 'req_1' }]);
    expect(JSON.stringify(captured.lines)).not.toContain('Anna');
  });
});
