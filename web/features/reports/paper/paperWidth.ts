import { createContext, useCallback, useContext, useState } from 'react';

/** The width of A4 landscape within its margins, in px: a report is never wider. */
const PAPER = 1004;
/** The least in px for a table by week; narrower screens scroll it. */
const LEAST = 640;

/** In px, what a report has for its charts and tables. */
export const PaperWidth = createContext(PAPER);

/** The width for charts and tables, in px, at least `least`. */
export const usePaperWidth = (least = LEAST): number => Math.max(least, useContext(PaperWidth));

/** Whether the screen is narrower than any table by week: then all of its weeks are one strip, which scrolls. */
export const useIsOneStrip = (): boolean => useContext(PaperWidth) < LEAST;

/** The room of an element in px, undefined before it is measured, and the ref that measures it. */
export const useMeasuredWidth = (): readonly [
  number | undefined,
  (element: HTMLElement | null) => (() => void) | undefined,
] => {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (px: number) => setWidth(Math.min(PAPER, Math.floor(px)));
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
};
