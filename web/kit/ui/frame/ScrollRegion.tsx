import type { ReactNode } from 'react';

/** Reachable by Tab, so that the arrow keys can scroll it; a group, since the card around it is the landmark. */
const groupOf = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

interface ScrollRegionProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part wider than its screen that holds nothing to focus; `className` makes it scroll. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <div className={className} {...groupOf(label)}>
    {children}
  </div>
);
