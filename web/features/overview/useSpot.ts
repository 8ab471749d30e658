import { useCallback, useEffect, useState } from 'react';
import type { Spot } from './model/facts.ts';

/** Browsers refuse many address changes a second: an arrow held down writes it once, when it rests. */
const REST_MS = 250;

const same = (a: Spot | undefined, b: Spot | undefined): boolean => a?.row === b?.row && a?.week === b?.week;

/** The selected cell: moves at once, and is written to the address when it has come to rest. */
export const useSpot = (
  named: Spot | undefined,
  write: (spot: Spot) => void,
): readonly [Spot | undefined, (spot: Spot) => void] => {
  const [moved, setMoved] = useState<Spot>();
  useEffect(() => {
    if (moved === undefined) return;
    const { hash } = location;
    // Who has gone elsewhere meanwhile is not called back.
    const timer = setTimeout(() => location.hash === hash && write(moved), REST_MS);
    return () => clearTimeout(timer);
  }, [moved, write]);
  useEffect(() => setMoved((latest) => (same(latest, named) ? undefined : latest)), [named]);
  const move = useCallback((spot: Spot) => setMoved(spot), []);
  return [moved ?? named, move];
};
