import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import reasonStyles from '#web/kit/ui/sheet/Reason.module.css';
import styles from './TypedHint.module.css';

/** The room for three lines, in px: the first key shows fewer than the last. */
const HEIGHT = 88;

interface TypedHintProps {
  readonly id: string;
  /** Whether it reaches to the left of its cell, where there is no room to the right. */
  readonly leftward: boolean;
  /** Whether it says why the cell is refused. */
  readonly isFault: boolean;
  readonly children: ReactNode;
}

/** What a typed text will store, or why it is refused, below its cell; above it where the sums below would be covered. */
export const TypedHint = ({ id, leftward, isFault, children }: TypedHintProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const [upward, setUpward] = useState(false);
  useLayoutEffect(() => {
    const cell = box.current?.parentElement?.getBoundingClientRect();
    const table = box.current?.closest('table');
    const [head, foot] = [table?.tHead?.getBoundingClientRect(), table?.tFoot?.rows[0]?.getBoundingClientRect()];
    const scroller = table?.parentElement?.getBoundingClientRect();
    if (cell && head && foot && scroller)
      setUpward(cell.bottom + HEIGHT > Math.min(foot.top, scroller.bottom) && cell.top - HEIGHT >= head.top);
  }, []);
  const className = clsx(
    styles.hint,
    isFault ? reasonStyles.reason : styles.outcome,
    leftward && styles.leftward,
    upward && styles.upward,
  );
  return (
    <span ref={box} id={id} className={className} role="status">
      {children}
    </span>
  );
};
