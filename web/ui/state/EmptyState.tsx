import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What fills the emptiness: a button. */
  readonly action?: ReactNode;
}

/** Nothing is here yet: what is missing, and the way to fill it. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.tiles} aria-hidden="true" />
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action}
  </div>
);
