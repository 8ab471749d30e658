import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '#web/platform/api/connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('probes every three seconds while down, and resolves whenUp when a probe succeeds', async () => {
    const answers = [false, true];
    const probe = vi.fn(async () => answers.shift() ?? true);
    const connection = createConnection(probe);
    const resumed = vi.fn();
    await connection.whenUp();
    connection.report('down');
    void connection.whenUp().then(resumed);
    await vi.advanceTimersByTimeAsync(3100);
    expect(connection.get()).toBe('down');
    expect(resumed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3100);
    expect(connection.get()).toBe('up');
    expect(resumed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('is up as soon as a call is answered, and stays down while probes throw', async () => {
    const connection = createConnection(() => Promise.reject(new Error('away')));
    const states: string[] = [];
    connection.subscribe(() => states.push(connection.get()));
    connection.report('down');
    connection.report('down');
    await vi.advanceTimersByTimeAsync(3100);
    connection.report('up');
    await connection.whenUp();
    expect(states).toEqual(['down', 'up']);
  });
});
