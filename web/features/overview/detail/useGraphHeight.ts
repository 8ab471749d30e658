import { type RefObject, useLayoutEffect, useState } from 'react';

const LEAST = 120;
const MOST = 340;

/**
 * The height in px of a graph that fills what its surroundings leave of the scroller they are in. `section`: the last
 * element of the scroller, with the graph in it.
 */
export const useGraphHeight = (section: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState(LEAST);
  useLayoutEffect(() => {
    const { current } = section;
    const scroller = current?.parentElement;
    if (!current || !scroller) return;
    const resize = () =>
      setHeight((before) => {
        const surroundings = current.offsetTop + current.offsetHeight - before;
        return Math.max(LEAST, Math.min(MOST, Math.floor(scroller.clientHeight - surroundings)));
      });
    resize();
    const observer = new ResizeObserver(resize);
    for (const each of [scroller, ...scroller.children]) if (each !== current) observer.observe(each);
    return () => observer.disconnect();
  }, [section]);
  return height;
};
