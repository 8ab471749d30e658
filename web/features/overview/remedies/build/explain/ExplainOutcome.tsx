import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { weekOf } from '#shared/time/week.ts';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { weeksText } from '../../useLineTexts.ts';
import { lowestWeek } from '../outcome.ts';
import { Budget } from './Budget.tsx';
import { Cost } from './Cost.tsx';
import { MeanDifference, WeekDifference } from './Difference.tsx';
import styles from './ExplainOutcome.module.css';
import type { Explained } from './explained.ts';
import { ShortWeeks } from './ShortWeeks.tsx';

/** The figures of the bar. */
export type ExplainedFigure = 'worst' | 'mean' | 'short' | 'cost' | 'budget';

interface ExplainOutcomeProps extends Explained {
  readonly figure: ExplainedFigure;
  /** The figure as the bar writes it. */
  readonly shown: string;
  readonly onClose: () => void;
}

/** How a figure of the bar follows from the chosen measures. */
export const ExplainOutcome = ({ figure, shown, onClose, ...explained }: ExplainOutcomeProps) => {
  const { t } = useTranslation();
  const { run, model } = explained;
  const heading = useRef<HTMLHeadingElement>(null);
  // Within the dialog: Escape closes it, and leaves the page outside.
  useEffect(() => heading.current?.focus(), []);
  const differences = model.figures.run.map(({ exact }) => exact);
  const worst = lowestWeek(differences, 'left') ?? 0;
  const titles = {
    worst: t('remedies.build.explain.week', { week: weekLabel(weekOf(model.mondays[worst]!)) }),
    mean: t('remedies.build.explain.mean', { weeks: weeksText(run) }),
  };
  const title = figure === 'worst' || figure === 'mean' ? titles[figure] : t(`remedies.build.bar.${figure}`);
  return (
    <section className={styles.panel} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          <span>{t('explain.title')}</span> {title} {shown}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      {figure === 'worst' && <WeekDifference {...explained} at={worst} />}
      {figure === 'mean' && <MeanDifference {...explained} />}
      {figure === 'short' && <ShortWeeks {...explained} />}
      {figure === 'cost' && <Cost {...explained} />}
      {figure === 'budget' && <Budget {...explained} />}
    </section>
  );
};
