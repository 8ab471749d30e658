import { createContext, useCallback, useContext, useState } from 'react';

/** The width of A4 landscape within its margins, in px: a report is never wider. */
const PAPER = 1004;
const LEAST = 640;

/** In px, what a report has for its charts and tables. */
export const PaperWidth = createContext(PAPER);

/** The width for charts and tables, in px. */
export const usePaperWidth = (): number => useContext(PaperWidth);

/** The room of an element in px, from its first drawing on, and the ref that measures it. */
export const useMeasuredWidth = (): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] => {
  const [width, setWidth] = useState(PAPER);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (px: number) => setWidth(Math.max(LEAST, Math.min(PAPER, Math.floor(px))));
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
};
