import { describe, expect, it } from 'vitest';
import { withProblemAnswers } from '#functions/kernel/http/problemAnswers.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { system } from '#shared/contract/system.ts';
import { aLog, anEvent } from './anEvent.ts';

const answerTo = async (cause: unknown) => {
  const { log, failed } = aLog();
  const answer = await withProblemAnswers(anEvent(), system.health, log, () => Promise.reject(cause));
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? ''), failed };
};

describe('withProblemAnswers', () => {
  it('passes an answer on', async () => {
    const answer = { statusCode: 200, body: '{}' };
    expect(await withProblemAnswers(anEvent(), system.health, aLog().log, async () => answer)).toBe(answer);
  });

  it('answers a problem with its status and text, and logs no error', async () => {
    const { status, body, failed } = await answerTo(new Problem('notFound'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'notFound', message: expect.any(String) });
    expect(failed).toEqual([]);
  });

  it('answers any other error with 500 and the request id only, and logs it', async () => {
    const cause = new Error('the password of Anna Berg');
    const { status, body, failed } = await answerTo(cause);
    expect(status).toBe(500);
    expect(body).toEqual({ error: 'internal', message: expect.any(String), requestId: 'req_1' });
    expect(failed).toEqual([cause]);
  });
});
