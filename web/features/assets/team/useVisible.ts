import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn above and below the visible ones. */
const SPARE = 12;

/** Rows that are drawn at a time. */
const STEP = 2;

/** The rows that are in sight, by index; in small steps, so that no frame of a scroll draws many. */
export interface Visible {
  readonly first: number;
  readonly last: number;
}

/** The rows of a scrolled table that are in sight; `height` of a row in pixels. */
export const useVisible = (scroller: RefObject<HTMLElement | null>, height: number): Visible => {
  const [visible, setVisible] = useState<Visible>({ first: 0, last: 60 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const first = Math.floor(element.scrollTop / height / STEP) * STEP - SPARE;
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height / STEP) * STEP + SPARE;
      setVisible((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller, height]);
  return visible;
};
