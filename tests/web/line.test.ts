import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLine } from '#web/api/line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line to the server', () => {
  it('asks every three seconds while it is down, and lets what waits go on when it is up', async () => {
    const answers = [false, true];
    const probe = vi.fn(async () => answers.shift() ?? true);
    const line = createLine(probe);
    const resumed = vi.fn();
    await line.whenUp();
    line.report('down');
    void line.whenUp().then(resumed);
    await vi.advanceTimersByTimeAsync(3100);
    expect(line.get()).toBe('down');
    expect(resumed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3100);
    expect(line.get()).toBe('up');
    expect(resumed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('is up as soon as a call is answered, and survives a probe that fails', async () => {
    const line = createLine(() => Promise.reject(new Error('away')));
    const told: string[] = [];
    line.subscribe(() => told.push(line.get()));
    line.report('down');
    line.report('down');
    await vi.advanceTimersByTimeAsync(3100);
    line.report('up');
    await line.whenUp();
    expect(told).toEqual(['down', 'up']);
  });
});
