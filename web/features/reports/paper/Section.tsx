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

/** What scrolls by itself on a screen narrower than it is. */
export const Scrolled = ({
  className = '',
  children,
}: PropsWithChildren<{ readonly className?: string | undefined }>) => {
  const part = useRef<HTMLDivElement>(null);
  const sides = useScrollSides(part);
  return (
    <div ref={part} className={`${styles.scrolled} ${className}`} data-more={sides}>
      {children}
    </div>
  );
};

/** A chart with its table, which one page of paper holds together. */
export const SectionPart = ({ children }: PropsWithChildren) => <Scrolled className={styles.part}>{children}</Scrolled>;
