import { type ReactNode, useRef } from 'react';
import { useOpenedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import { useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import styles from './ScrollRegion.module.css';

/** Reachable by Tab, so that the arrow keys can scroll it; a group, since the card around it is the landmark. */
const groupOf = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

interface ScrollRegionProps {
  readonly label: string;
  readonly className: string | undefined;
  /** What the columns are of: another one is opened at its own column, see `useOpenedColumn`. */
  readonly shown?: string | number;
  readonly children: ReactNode;
}

/** A part wider than its screen that holds nothing to focus; `className` makes it scroll. Faded where there is more. */
export const ScrollRegion = ({ label, className = '', shown, children }: ScrollRegionProps) => {
  const region = useRef<HTMLDivElement>(null);
  useOpenedColumn(region, shown);
  const sides = useScrollSides(region);
  return (
    <div ref={region} className={`${styles.region} ${className}`} data-more={sides} {...groupOf(label)}>
      {children}
    </div>
  );
};
