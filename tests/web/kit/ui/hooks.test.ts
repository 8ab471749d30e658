import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from '#web/kit/ui/hooks/useDebounced.ts';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useSkeletonDelay } from '#web/kit/ui/state/useSkeletonDelay.ts';
import { renderHook } from '../../renderHook.ts';

let page: EventTarget;
let unmount: () => Promise<void>;

const rendered = async <Result>(useHook: () => Result) => {
  const hook = await renderHook(useHook);
  unmount = hook.unmount;
  return hook;
};

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

describe('useSaveKey', () => {
  /** Presses a key; returns whether the browser's own action was prevented. */
  const press = (keys: Partial<KeyboardEvent>): boolean =>
    !page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), keys));

  it('saves at Ctrl+S and Cmd+S instead of the browser, also with Caps Lock, and at no other key', async () => {
    const save = vi.fn();
    await rendered(() => useSaveKey(save));
    expect([press({ key: 's', ctrlKey: true }), press({ key: 'S', metaKey: true })]).toEqual([true, true]);
    expect(save).toHaveBeenCalledTimes(2);
    expect([press({ key: 's' }), press({ key: 'p', ctrlKey: true })]).toEqual([false, false]);
    expect(save).toHaveBeenCalledTimes(2);
    await unmount();
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
  });

  it('runs the function of the latest rendering', async () => {
    const saved: string[] = [];
    let text = 'first';
    const { rerender } = await rendered(() => {
      const typed = text;
      useSaveKey(() => saved.push(typed));
    });
    text = 'second';
    await rerender();
    press({ key: 's', ctrlKey: true });
    expect(saved).toEqual(['second']);
    await unmount();
  });
});

describe('useStableCallback', () => {
  it('keeps its identity and runs the function of the latest rendering', async () => {
    let factor = 2;
    const { result, rerender } = await rendered(() => {
      const now = factor;
      return useStableCallback((value: number) => value * now);
    });
    const first = result.current;
    factor = 3;
    await rerender();
    expect(result.current).toBe(first);
    expect(first(7)).toBe(21);
    await unmount();
  });
});

describe('useMedia', () => {
  it('returns whether the query holds, and renders again when that changes', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    const queries: string[] = [];
    vi.stubGlobal('matchMedia', (query: string) => {
      queries.push(query);
      return media;
    });
    const { result, act } = await rendered(() => useMedia('(max-width: 700px)'));
    expect(result.current).toBe(false);
    await act(() => {
      media.matches = true;
      media.dispatchEvent(new Event('change'));
    });
    expect(result.current).toBe(true);
    expect(new Set(queries)).toEqual(new Set(['(max-width: 700px)']));
    await unmount();
  });
});

describe('useDebounced', () => {
  it('returns a value only after it has been the same for the delay', async () => {
    vi.useFakeTimers();
    let typed = 'a';
    const { result, rerender, act } = await rendered(() => useDebounced(typed, 250));
    const type = async (text: string) => {
      typed = text;
      await rerender();
    };
    await type('an');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await type('ann');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current).toBe('a');
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(result.current).toBe('ann');
    await unmount();
    vi.useRealTimers();
  });
});

it('shows a skeleton after 200 ms, and one that takes its place without waiting again', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const delays: number[] = [];
  for (const [gap, shown] of [
    [0, 120],
    [20, 400],
    [20, 10],
    [600, 10],
  ] as const) {
    now += gap;
    const { result, unmount: remove } = await renderHook(useSkeletonDelay);
    delays.push(result.current);
    now += shown;
    await remove();
  }
  expect(delays).toEqual([200, 60, 0, 200]);
  vi.restoreAllMocks();
});
