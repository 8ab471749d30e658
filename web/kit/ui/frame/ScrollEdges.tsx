import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useMeasured, useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import styles from './ScrollEdges.module.css';

/** The width of a table's first columns that stay at the left edge, in px. */
const staysOf = (scroller: HTMLElement): number => {
  const heads = [...(scroller.querySelector('thead tr')?.children ?? [])] as HTMLElement[];
  const moves = heads.findIndex((head) => {
    const { position, left } = getComputedStyle(head);
    return position !== 'sticky' || left === 'auto';
  });
  return heads.slice(0, Math.max(moves, 0)).reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
};

/** The room of the scroll bars, in px. */
const barsOf = ({ offsetWidth, clientWidth, clientLeft, offsetHeight, clientHeight, clientTop }: HTMLElement) => ({
  right: offsetWidth - clientWidth - clientLeft,
  bottom: offsetHeight - clientHeight - clientTop,
});

const beforeOf = (scroller: HTMLElement) => `1px auto ${barsOf(scroller).bottom}px ${staysOf(scroller)}px`;
const afterOf = (scroller: HTMLElement) => {
  const { right, bottom } = barsOf(scroller);
  return `1px ${right}px ${bottom}px auto`;
};

/** Where the shadow over further rows lies: above the sums that stay at the bottom; '' where there are none. */
const belowOf = (scroller: HTMLElement): string => {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  if (scrollTop + clientHeight > scrollHeight - 2) return '';
  const { right, bottom } = barsOf(scroller);
  const sums = scroller.querySelector('tfoot td, tfoot th')?.getBoundingClientRect();
  const edge = scroller.getBoundingClientRect().top + scroller.clientTop + clientHeight;
  const isAtEdge = sums !== undefined && Math.abs(sums.bottom - edge) < 2;
  return `auto ${right}px ${bottom + (isAtEdge ? Math.round(sums.height) : 0)}px 0`;
};

interface ScrollEdgesProps {
  /** What is scrolled sideways: the only child. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The scroller takes the height that the column of its container has left. */
  readonly fills?: boolean;
  /** Shows that there are more rows, too. */
  readonly rows?: boolean;
  /** Of the frame. */
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Shadows at the edges behind which a table has more: beside the names that stay, at the right edge, and below. */
export const ScrollEdges = ({ scroller, fills = false, rows = false, style, children }: ScrollEdgesProps) => {
  const sides = useScrollSides(scroller);
  const before = useMeasured(scroller, beforeOf);
  const after = useMeasured(scroller, afterOf);
  const below = useMeasured(scroller, belowOf);
  return (
    <div className={`${styles.frame} ${fills ? styles.fills : ''}`} style={style}>
      {children}
      {sides.includes('before') && <span className={styles.before} style={{ inset: before }} data-more="before" />}
      {rows && below !== '' && <span className={styles.below} style={{ inset: below }} data-more="below" />}
      {sides.includes('after') && <span className={styles.after} style={{ inset: after }} data-more="after" />}
    </div>
  );
};
