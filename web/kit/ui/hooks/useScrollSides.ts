import { type RefObject, useEffect, useState } from 'react';

/** The sides on which an element that is wider than its screen has more: `before`, `after`, both or none. */
const sidesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after'].filter(Boolean).join(' ');

/** The sides on which a scrolled element has more, for `data-more`; measured again when it or its content changes its size. */
export const useScrollSides = (scroller: RefObject<HTMLElement | null>): string => {
  const [sides, setSides] = useState('');
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setSides(sidesOf(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return sides;
};
