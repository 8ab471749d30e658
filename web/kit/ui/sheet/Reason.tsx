import { useLayoutEffect, useRef } from 'react';
import reasonStyles from './Reason.module.css';
import styles from './Sheet.module.css';

/** Between the reason and the edges of what is in sight of the sheet, in px. */
const AWAY = 4;

/** Moves a shown box sideways, so that neither the names nor an edge of the sheet hide a part of it. */
const keepInSight = (box: HTMLElement, scroller: HTMLElement): void => {
  box.style.translate = '';
  const { left, right, width } = box.getBoundingClientRect();
  if (width === 0) return;
  const frame = scroller.getBoundingClientRect();
  const names = box.closest('tr')?.cells[0]?.getBoundingClientRect().right ?? frame.left;
  const end = frame.left + scroller.clientWidth - AWAY;
  const start = Math.min(names + AWAY, end - width);
  const by = Math.max(start - left, 0) + Math.min(end - right, 0);
  if (by !== 0) box.style.translate = `${by}px`;
};

/** Why the value of a cell is refused; shown where the cell is active or below the mouse. */
export const Reason = ({ id, children }: { readonly id: string; readonly children: string }) => {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const scroller = current?.closest('table')?.parentElement;
    if (!current || !scroller) return;
    const place = () => keepInSight(current, scroller);
    // The style sheet shows it: its size tells when.
    const sizes = new ResizeObserver(place);
    sizes.observe(current);
    scroller.addEventListener('scroll', place, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', place);
    };
  }, []);
  return (
    <span ref={box} id={id} role="tooltip" className={`${styles.tip} ${reasonStyles.reason}`}>
      {children}
    </span>
  );
};
