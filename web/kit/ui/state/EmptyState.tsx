import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The button that adds the first one. */
  readonly action?: ReactNode;
}

/** An empty screen or list: what is missing, and the action that fills it. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.tiles} aria-hidden="true" />
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action}
  </div>
);
