import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplainBody } from '#shared/model/report.ts';
import styles from './Explained.module.css';

/** Which figure of a report: of a unit and category, or of all together (null); of a week, a year or everything. */
export type FigureRef = ExplainBody['figure'];

/** How figures are explained; undefined where they are not, as on paper. */
export interface Explaining {
  readonly shown: FigureRef | undefined;
  readonly explain: (figure: FigureRef) => void;
}

export const ExplainingContext = createContext<Explaining | undefined>(undefined);

const isSame = (a: FigureRef | undefined, b: FigureRef): boolean =>
  a !== undefined &&
  a.field === b.field &&
  a.unitId === b.unitId &&
  a.categoryName === b.categoryName &&
  a.week === b.week &&
  a.year === b.year;

interface ExplainedProps {
  readonly figure: FigureRef;
  /** What the figure is of: `Medicinavdelning 33, differens`. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A figure that a click explains: how it is computed, from what. */
export const Explained = ({ figure, of, children }: ExplainedProps) => {
  const { t } = useTranslation();
  const explaining = useContext(ExplainingContext);
  if (explaining === undefined) return children;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-expanded={isSame(explaining.shown, figure)}
      title={t('reports.explain', { of })}
      onClick={() => explaining.explain(figure)}
    >
      <span className="visually-hidden">{t('reports.explain', { of })} </span>
      {children}
    </button>
  );
};
