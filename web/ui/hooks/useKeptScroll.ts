import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How far down each step of the history was left, in pixels. */
const kept = new Map<string, number>();

/** Props of an element that scrolls: Back finds it where it was left. */
export const useKeptScroll = <Scrolled extends HTMLElement>() => {
  const { key } = useLocation();
  const ref = useRef<Scrolled>(null);
  useLayoutEffect(() => {
    const top = kept.get(key);
    if (top !== undefined && ref.current) ref.current.scrollTop = top;
  }, [key]);
  return { ref, onScroll: () => kept.set(key, ref.current?.scrollTop ?? 0) };
};
