import { type ReactNode, use } from 'react';
import { ExplainingContext } from '#web/explain/Explained.tsx';
import styles from './Weeks.module.css';

interface WeekFigureProps {
  /** By which it is explained; undefined: it is not. */
  readonly field: string | undefined;
  readonly monday: string;
  readonly children: ReactNode;
}

/** A figure of a week: on the screen a button that explains it. `WeekTable` handles its click and moves the focus. */
export const WeekFigure = ({ field, monday, children }: WeekFigureProps) => {
  const isExplained = use(ExplainingContext) !== undefined;
  if (!isExplained || field === undefined) return children;
  return (
    <button type="button" tabIndex={-1} data-field={field} data-week={monday} className={styles.figure}>
      {children}
    </button>
  );
};
