import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: ReactNode;
  /** After the title, lighter. */
  readonly note?: ReactNode;
  /** Right in the header: buttons. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card with its heading; a region of the page named by it. */
export const Card = ({ title, note, actions, className = '', children }: CardProps) => {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.grow} />
        {actions}
      </header>
      {children}
    </section>
  );
};
