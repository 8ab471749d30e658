import type { PropsWithChildren } from 'react';
import type { Receipt } from '#shared/model/receipt.ts';
import { weekOf } from '#shared/time/week.ts';
import { weekSpan } from '#web/kit/ui/weeks.ts';
import { SectionPart } from '../paper/Section.tsx';
import styles from './Weeks.module.css';

interface WeekPartProps {
  /** The category, or what its figures are a sum of. */
  readonly title: string;
  readonly weeks: readonly Pick<Receipt, 'start'>[];
  /** Whether it continues the part above it: it then says which weeks of what these are. */
  readonly continues: boolean;
}

/** Some of the weeks of a section, as many as the paper is wide. */
export const WeekPart = ({ title, weeks, continues, children }: PropsWithChildren<WeekPartProps>) => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <SectionPart>
      {continues && first && last && (
        <p className={styles.continued}>
          {title}, {weekSpan(weekOf(first.start), weekOf(last.start))}
        </p>
      )}
      {children}
    </SectionPart>
  );
};
