import { expect, test } from 'vitest';
import { oneWindowAtATime } from '#web/platform/api/oneWindow.ts';

const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
const granted = { request: (_: string, work: () => unknown) => Promise.resolve(work()) } as unknown as LockManager;

test.each([
  ['grants locks', granted],
  ['denies locks, as with blocked storage', denied as unknown as LockManager],
  ['has no locks', undefined],
])('work runs once in a browser that %s', async (_, locks) => {
  let runs = 0;
  const run = oneWindowAtATime(() => locks, 'a');
  expect(await run(async () => ++runs)).toBe(1);
  expect(runs).toBe(1);
});

test('work that fails is not tried again, and fails with its own error', async () => {
  let runs = 0;
  const failing = oneWindowAtATime(
    () => granted,
    'a',
  )(async () => {
    runs += 1;
    throw new Error('work');
  });
  await expect(failing).rejects.toThrow('work');
  expect(runs).toBe(1);
});
