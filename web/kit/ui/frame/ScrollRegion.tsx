import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useOpenedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import { useMeasured, useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import styles from './ScrollRegion.module.css';
import { showWhole } from './showWhole.ts';

/** Reachable by Tab, so that the arrow keys can scroll it; a group, since the card around it is the landmark. */
const groupOf = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label, onFocus: showWhole }) as const;

/** The width of a table's first column where it stays at the left edge, `0px` where it does not. */
const namesOf = (region: HTMLElement): string => {
  const first = region.querySelector('table')?.tHead?.rows[0]?.cells[0];
  return `${first && getComputedStyle(first).position === 'sticky' ? first.offsetWidth : 0}px`;
};

/**
 * How much is seen, `12px`, of the column that the names of a table cut; `0px` where they cut none. Cells of collapsed borders cannot cover
 * it: CSS gives them no shadow.
 */
const cutOf = (region: HTMLElement): string => {
  const table = region.querySelector('table');
  if (!table || getComputedStyle(table).borderCollapse === 'collapse') return '0px';
  const head = table.tHead?.rows;
  const names = head?.[0]?.cells[0]?.getBoundingClientRect().right ?? 0;
  const columns = [...(head?.[head.length - 1]?.cells ?? [])].slice(1).map((cell) => cell.getBoundingClientRect());
  const cut = columns.find(({ left, right }) => left < names - 1 && right > names);
  return `${Math.round((cut?.right ?? names) - names)}px`;
};

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
  const cut = useMeasured(region, cutOf);
  const names = useMeasured(region, namesOf);
  return (
    <div
      ref={region}
      className={clsx(styles.region, Number.parseInt(names, 10) > 0 && styles.snaps, className)}
      style={{ '--cut': cut, '--names': names } as CSSProperties}
      data-more={sides}
      {...groupOf(label)}
    >
      {children}
    </div>
  );
};
