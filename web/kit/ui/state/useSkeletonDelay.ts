import { useEffect, useState } from 'react';

/** In ms: a quicker answer shows no skeleton, and a skeleton that comes so soon takes the place of the one before. */
const DELAY = 200;
const GAP = 50;

/** How many skeletons there are, since when there has been one, and when the last was removed, in ms. */
let count = 0;
let since = 0;
let removed = Number.NEGATIVE_INFINITY;

const goesOn = (now: number): boolean => count > 0 || now - removed < GAP;

/**
 * Returns after how many ms a skeleton is to be seen. The one of a screen follows the one of its chunk: it does not wait again, or what
 * is seen already would vanish in between.
 */
export const useSkeletonDelay = (): number => {
  const [{ now, delay }] = useState(() => {
    const now = performance.now();
    return { now, delay: goesOn(now) ? Math.max(0, DELAY - (now - since)) : DELAY };
  });
  useEffect(() => {
    if (!goesOn(performance.now())) since = now;
    count += 1;
    return () => {
      count -= 1;
      removed = performance.now();
    };
  }, [now]);
  return delay;
};
