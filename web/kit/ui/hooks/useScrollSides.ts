import { type RefObject, useEffect, useState } from 'react';

type Scroller = RefObject<HTMLElement | null>;

/** Returns what `measure` reads of an element, '' before; read again when it is scrolled, and when it or its content changes its size. */
export const useMeasured = (scroller: Scroller, measure: (element: HTMLElement) => string): string => {
  const [measured, setMeasured] = useState('');
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = () => setMeasured(measure(element));
    const observer = new ResizeObserver(read);
    const observeChildren = () => {
      for (const child of element.children) observer.observe(child);
    };
    // Content that replaces a skeleton is measured anew.
    const replaced = new MutationObserver(observeChildren);
    replaced.observe(element, { childList: true });
    observer.observe(element);
    observeChildren();
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      replaced.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller, measure]);
  return measured;
};

/** The sides on which an element that is wider than its screen has more: `before`, `after`, both or none. */
const sidesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after'].filter(Boolean).join(' ');

/** The sides on which a scrolled element has more, for `data-more`. */
export const useScrollSides = (scroller: Scroller): string => useMeasured(scroller, sidesOf);
