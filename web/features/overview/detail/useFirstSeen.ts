import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useMeasured } from '#web/kit/ui/hooks/useScrollSides.ts';

/** Of a column's width what may be scrolled away before its figure is cut. */
const SLACK = 0.1;

/**
 * The index of the first of `count` columns that is seen whole beside the names: 0 where all find room. `section`: a child of the
 * scroller, `plot`: as wide as the columns.
 */
export const useFirstSeen = (
  section: RefObject<HTMLElement | null>,
  plot: RefObject<HTMLElement | null>,
  count: number,
): number => {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    scroller.current = section.current?.parentElement ?? null;
  }, [section]);
  const first = useMeasured(
    scroller,
    useCallback(
      ({ scrollLeft }) => {
        const width = (plot.current?.offsetWidth ?? 0) / count;
        return width > 0 ? String(Math.max(0, Math.ceil(scrollLeft / width - SLACK))) : '';
      },
      [plot, count],
    ),
  );
  return Number(first);
};
