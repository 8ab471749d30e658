import { useCallback, useEffect, useRef } from 'react';

/**
 * The callback with an identity that never changes: it always runs the one of the latest rendering, so that memoised
 * components and listeners need not follow it. For events and effects only, not while rendering.
 */
export const useStableCallback = <Parameters extends readonly unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): ((...parameters: Parameters) => Result) => {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
};
