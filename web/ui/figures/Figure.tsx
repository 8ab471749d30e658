import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** After the figure, lighter: `tim`, `tjänster`. */
  readonly unit?: ReactNode;
  /** What the figure is held against: `−0,63 mot behov`. */
  readonly note?: ReactNode;
}

/** A key figure with its label; stands in a `Figures` list. */
export const Figure = ({ label, children, unit, note }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>
      {children}
      {unit !== undefined && <small>{unit}</small>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
);

/** A row of key figures; four in a row on a phone. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
);
