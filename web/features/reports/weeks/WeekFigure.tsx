import { createContext, type ReactNode, use } from 'react';
import styles from './Weeks.module.css';

/** The figure of a table that is being explained; null: none of it; undefined: figures are not explained. */
export interface ShownFigure {
  readonly field: string;
  readonly monday: string;
}

export const ShownFigureContext = createContext<ShownFigure | null | undefined>(undefined);

interface WeekFigureProps {
  /** By which it is explained; undefined: it is not. */
  readonly field: string | undefined;
  readonly monday: string;
  readonly children: ReactNode;
}

/** A figure of a week: on the screen a button that explains it. `WeekTable` handles its click and moves the focus. */
export const WeekFigure = ({ field, monday, children }: WeekFigureProps) => {
  const shown = use(ShownFigureContext);
  if (shown === undefined || field === undefined) return children;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-field={field}
      data-week={monday}
      className={styles.figure}
      aria-expanded={shown?.field === field && shown.monday === monday}
    >
      {children}
    </button>
  );
};
