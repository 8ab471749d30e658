import { type PropsWithChildren, type ReactNode, useRef } from 'react';
import { useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
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

/** A chart with its table, which one page of paper holds together, and which scroll on a screen narrower than they are. */
export const SectionPart = ({ children }: PropsWithChildren) => {
  const part = useRef<HTMLDivElement>(null);
  const sides = useScrollSides(part);
  return (
    <div ref={part} className={styles.part} data-more={sides}>
      {children}
    </div>
  );
};
