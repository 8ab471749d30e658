import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettledUnits } from '#web/features/reports/useSettledUnits.ts';
import { renderHook } from '../../renderHook.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('chosen units count half a second after the last choice', async () => {
  let chosen: readonly string[] = ['m31'];
  const { result, rerender, act, unmount } = await renderHook(() => useSettledUnits(chosen));
  chosen = ['m31', 'm33'];
  await rerender();
  await act(() => vi.advanceTimersByTimeAsync(499));
  chosen = ['m31', 'm33', 'k41'];
  await rerender();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(result.current).toEqual(['m31']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toEqual(['m31', 'm33', 'k41']);
  await unmount();
});
