import { type ReactNode, useRef } from 'react';
import { useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import styles from './ScrollRegion.module.css';

/** Reachable by Tab, so that the arrow keys can scroll it; a group, since the card around it is the landmark. */
const groupOf = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

interface ScrollRegionProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part wider than its screen that holds nothing to focus; `className` makes it scroll. Faded where there is more. */
export const ScrollRegion = ({ label, className = '', children }: ScrollRegionProps) => {
  const region = useRef<HTMLDivElement>(null);
  const sides = useScrollSides(region);
  return (
    <div ref={region} className={`${styles.region} ${className}`} data-more={sides} {...groupOf(label)}>
      {children}
    </div>
  );
};
