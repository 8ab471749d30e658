import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll position of each history entry, in pixels. */
const positions = new Map<string, number>();

/** Returns the props of a scrolling element whose position is restored by Back. */
export const useKeptScroll = <Scrolled extends HTMLElement>() => {
  const { key } = useLocation();
  const ref = useRef<Scrolled>(null);
  useLayoutEffect(() => {
    const top = positions.get(key);
    if (top !== undefined && ref.current) ref.current.scrollTop = top;
  }, [key]);
  return { ref, onScroll: () => positions.set(key, ref.current?.scrollTop ?? 0) };
};
