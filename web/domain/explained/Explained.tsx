import { createContext, type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Explained.module.css';
import type { ShownFigure } from './figure.ts';

/** How figures are explained; undefined where they are not, as on paper. */
export interface Explaining {
  readonly shown: ShownFigure | undefined;
  readonly explain: (figure: ShownFigure) => void;
}

export const ExplainingContext = createContext<Explaining | undefined>(undefined);

const isSame = (a: ShownFigure | undefined, b: ShownFigure): boolean =>
  a !== undefined &&
  a.field === b.field &&
  a.unitId === b.unitId &&
  a.categoryName === b.categoryName &&
  a.part?.name === b.part?.name &&
  a.part?.start === b.part?.start &&
  a.week === b.week &&
  a.month === b.month &&
  a.year === b.year;

interface ExplainedProps {
  readonly figure: ShownFigure;
  /** What the figure is of: `Medicinavdelning 33, differens`. */
  readonly of: string;
  readonly children: ReactNode;
}

/** What a figure is of, with the category that it belongs to where `of` does not name it. */
const subjectOf = (of: string, { categoryName }: ShownFigure): string =>
  categoryName == null || of.includes(categoryName) ? of : `${of}, ${categoryName}`;

/** A figure that a click explains: how it is computed, from what. Its name is its subject and the figure: "Förklara behov, Läkare: 4,50". */
export const Explained = ({ figure, of, children }: ExplainedProps) => {
  const { t } = useTranslation();
  const id = useId();
  const explaining = useContext(ExplainingContext);
  if (explaining === undefined) return children;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-expanded={isSame(explaining.shown, figure)}
      id={id}
      title={t('explain.explain', { of })}
      aria-label={`${t('explain.explain', { of: subjectOf(of, figure) })}:`}
      aria-labelledby={`${id} ${id}-figure`}
      onClick={() => explaining.explain(figure)}
    >
      <span id={`${id}-figure`}>{children}</span>
    </button>
  );
};

/** The unit and category that the figures of a screen are of; null: all of them. */
export interface FigureOwner {
  readonly unitId: string | null;
  readonly categoryName: string | null;
}

export const OwnerContext = createContext<FigureOwner>({ unitId: null, categoryName: null });

interface ExplainedFieldProps extends Partial<FigureOwner> {
  /** A field of a receipt. */
  readonly field: string;
  readonly of: string;
  /** What the figure is of, where that is not the whole of the screen. */
  readonly part?: ShownFigure['part'];
  readonly children: ReactNode;
}

/** A field of the receipt that a screen shows, or of one of its units or categories. */
export const ExplainedField = ({ field, of, children, ...own }: ExplainedFieldProps) => (
  <Explained figure={{ ...useContext(OwnerContext), ...own, field }} of={of}>
    {children}
  </Explained>
);
