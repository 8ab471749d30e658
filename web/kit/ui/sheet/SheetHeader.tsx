import type { ReactNode } from 'react';
import styles from './SheetHeader.module.css';

interface SheetHeaderProps {
  /** The id of the heading. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  /** Whether a bar above names what is shown on narrow screens, so that the title is not said twice. */
  readonly barAbove?: boolean;
  readonly text: ReactNode;
  /** What is not saved, and what is wrong. */
  readonly marks: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The head of a sheet: what is shown, marks, and buttons. */
export const SheetHeader = ({ id, title, barAbove = false, text, marks, children }: SheetHeaderProps) => (
  <header className={styles.header}>
    <div className={`${styles.about} ${barAbove ? styles.barAbove : ''}`}>
      <div className={styles.title}>
        {/* The bar says it. */}
        <h1 id={id} className={barAbove ? 'read-narrow' : undefined}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      <span className={styles.marks}>{marks}</span>
    </div>
    <span className={styles.grow} />
    {children}
  </header>
);
