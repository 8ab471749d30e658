import type { PropsWithChildren, ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly legend?: ReactNode;
}

/** A part of a report below a title of its own. */
export const Section = ({ title, legend, children }: PropsWithChildren<SectionProps>) => (
  <section className={styles.section} aria-label={title}>
    <header className={styles.head}>
      <h3>{title}</h3>
      {legend}
    </header>
    {children}
  </section>
);

/** A chart with its table, which one page of paper holds together. */
export const SectionPart = ({ children }: PropsWithChildren) => <div className={styles.part}>{children}</div>;
