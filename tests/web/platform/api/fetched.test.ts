import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFetched } from '#web/platform/api/fetched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('requests an answer when somebody first listens, and once for all', async () => {
  const read = vi.fn(async () => 'answer');
  const fetched = createFetched(read);
  expect(read).not.toHaveBeenCalled();
  const listener = vi.fn();
  fetched.subscribe(listener);
  fetched.subscribe(() => undefined);
  expect(fetched.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.get()).toBe('answer');
  fetched.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([read.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
});

it('requests a failed answer again, after twice as long each time, up to a minute', async () => {
  const times: number[] = [];
  const begun = Date.now();
  const fetched = createFetched(async () => {
    times.push((Date.now() - begun) / 1000);
    if (times.length < 9) throw new Error('no answer');
    return times.length;
  });
  fetched.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(times).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  expect(fetched.get()).toBe(9);
});
