import { expect, test, vi } from 'vitest';
import { daily } from '#infra/local/daily.ts';

test('a daily job runs at once, says what fails, and is awaited where it is ended', async () => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('not today');
  await daily(() => Promise.reject(fault), 'the job failed')();
  expect(say).toHaveBeenCalledExactlyOnceWith('the job failed', fault);
  say.mockRestore();

  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((done) => {
    resolve = done;
  });
  let hasEnded = false;
  const ended = daily(() => promise, 'the job failed')().then(() => {
    hasEnded = true;
  });
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  resolve(undefined);
  await ended;
});
