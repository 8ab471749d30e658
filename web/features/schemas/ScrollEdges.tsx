import { type RefObject, useEffect, useState } from 'react';
import styles from './ScrollEdges.module.css';

interface ScrollEdgesProps {
  /** What is scrolled sideways, with these beside it in a positioned container. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Of what is seen in the scroller, in px. */
  readonly room: number;
  /** How much of its left edge stays, in px. */
  readonly label: number;
  /** Of all its content, in px. */
  readonly width: number;
}

/** Shadows at the edges behind which there are more weeks. */
export const ScrollEdges = ({ scroller, room, label, width }: ScrollEdgesProps) => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const read = () => setLeft(current.scrollLeft);
    read();
    current.addEventListener('scroll', read, { passive: true });
    return () => current.removeEventListener('scroll', read);
  }, [scroller]);
  return (
    <>
      {left > 0 && <i className={styles.before} style={{ left: label }} data-more="before" />}
      {left + room < width - 1 && <i className={styles.after} style={{ left: room }} data-more="after" />}
    </>
  );
};
