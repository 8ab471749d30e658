import { useTranslation } from 'react-i18next';
import { PaperGraph } from '#web/kit/charts/PaperGraph.tsx';
import { PaperLegend } from '#web/kit/charts/PaperLegend.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf } from '#web/kit/charts/steps.ts';
import { linesOf } from '../year/lines.ts';
import { useGraphText } from '../year/useGraphText.ts';
import type { ShownYear } from '../year/useYearFigures.ts';
import { YearTable } from '../year/YearTable.tsx';
import styles from './YearPrint.module.css';

interface YearPrintProps {
  readonly year: number;
  /** The category or the unit that the year is of. */
  readonly name: string;
  readonly figures: ShownYear;
  readonly budgetOnly: boolean;
}

/** In px, as in the style sheet: the names, one month, the graph. */
const LABEL = 150;
const MONTH = 65;
const HEIGHT = 96;

const months = Array.from({ length: 12 }, (_, month) => month);

/** The year of a category or a unit on paper: its graph over its table. */
export const YearPrint = ({ year, name, figures: shown, budgetOnly }: YearPrintProps) => {
  const { t } = useTranslation();
  const figures = shown.typed;
  const lines = linesOf(t, figures, budgetOnly);
  const { demand, supply } = figures.services;
  return (
    <div className={styles.year}>
      <h2>{t('budget.year.title', { year: String(year), name })}</h2>
      {!budgetOnly && (
        <PaperLegend
          unit={t('budget.unit.services')}
          label={t('budget.year.lines')}
          lines={lines}
          short={t('budget.year.short')}
          over={t('budget.year.over')}
        />
      )}
      <PaperGraph
        description={useGraphText(figures, budgetOnly)}
        lines={[...lines].reverse()}
        count={months.length}
        scale={scaleOf(lines.flatMap(({ values }) => values.filter((value) => value !== null)))}
        axis={LABEL}
        step={MONTH}
        height={HEIGHT}
        gaps={budgetOnly ? [] : gapsOf(demand.months, supply.months)}
        dividers={months}
      />
      <YearTable year={year} shown={shown} budgetOnly={budgetOnly} />
    </div>
  );
};
