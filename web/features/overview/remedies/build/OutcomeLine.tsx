import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { thousands } from '../useLineTexts.ts';
import styles from './Build.module.css';
import type { Run } from './model.ts';
import { outcomeOf } from './outcome.ts';
import type { BuilderModel } from './useBuilder.ts';

interface OutcomeLineProps {
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
}

/**
 * In a low window, in which the bar is below the edge: its figures in one line above the measures. Screen readers hear those of the bar.
 */
export const OutcomeLine = ({ plan, run, model }: OutcomeLineProps) => {
  const { t } = useTranslation();
  const { worst, mean, shortWeeks, total } = outcomeOf(plan, run, model);
  const signed = (value: number) => numberText(value, 'receipt', { sign: true });
  return (
    <p className={styles.inLine} aria-hidden>
      {t('remedies.head.worst')} <b className={worst.isShort ? styles.bad : undefined}>{signed(worst.now)}</b>
      {mean.isOver && (
        <span className={styles.over}>
          {' · '}
          {t('remedies.build.over', { over: numberText(mean.now, 'receipt') })}
        </span>
      )}
      {' · '}
      {t('remedies.build.shortWeeks', { short: shortWeeks.now, count: run.weeks })}
      {run.prices && ' · '}
      {run.prices && (total === null ? t('remedies.costUnknown') : t('remedies.build.tkr', { cost: thousands(total) }))}
    </p>
  );
};
