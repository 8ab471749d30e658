import Drawer from 'antd/es/drawer';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import explainedStyles from '#web/domain/explained/Explained.module.css';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { thousands } from '../useLineTexts.ts';
import styles from './Bar.module.css';
import buildStyles from './Build.module.css';
import { type ExplainedFigure, ExplainOutcome } from './explain/ExplainOutcome.tsx';
import type { Run } from './model.ts';
import { outcomeOf } from './outcome.ts';
import type { BuilderModel } from './useBuilder.ts';

interface OutcomeBarProps {
  readonly place: CategoryPlace;
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
  readonly children: ReactNode;
}

const WIDTH = 440;

const signed = (value: number) => numberText(value, 'receipt', { sign: true });

/** What the measures leave of the shortage, what they cost, and the ways on. */
export const OutcomeBar = ({ place, plan, run, model, children }: OutcomeBarProps) => {
  const { t } = useTranslation();
  const [explained, explain] = useState<{ readonly figure: ExplainedFigure; readonly shown: string }>();
  const { worst, mean, shortWeeks, total, budget } = outcomeOf(plan, run, model);
  const figure = (name: ExplainedFigure, was: string | null, now: string, isBad = false, note?: string) => (
    <div key={name}>
      <dt>
        {t(`remedies.build.bar.${name}`)}
        {note !== undefined && <span className={buildStyles.over}>{`, ${note}`}</span>}
      </dt>
      <dd>
        {was !== null && <span>{was} →</span>}
        <button
          type="button"
          className={explainedStyles.figure}
          aria-haspopup="dialog"
          aria-label={`${t('explain.explain', { of: t(`remedies.build.bar.${name}`).toLowerCase() })}: ${now}`}
          onClick={() => explain({ figure: name, shown: now })}
        >
          <b className={isBad ? buildStyles.bad : undefined}>{now}</b>
        </button>
      </dd>
    </div>
  );
  const tkr = (cost: number | null) =>
    cost === null ? t('remedies.costUnknown') : t('remedies.build.tkr', { cost: thousands(cost) });
  return (
    <footer className={styles.bar}>
      <dl aria-live="polite">
        {figure('worst', signed(worst.was), signed(worst.now), worst.isShort)}
        {figure(
          'mean',
          signed(mean.was),
          signed(mean.now),
          mean.isShort,
          mean.isOver ? t('remedies.build.overDemand') : undefined,
        )}
        {figure(
          'short',
          String(shortWeeks.was),
          `${shortWeeks.now} ${t('remedies.build.ofWeeks', { count: run.weeks })}`,
          shortWeeks.now > 0,
        )}
        {run.prices && figure('cost', null, tkr(total))}
        {budget && figure('budget', thousands(budget.was), tkr(budget.now), budget.isExceeded)}
      </dl>
      <span className={styles.savedIn}>{t('remedies.build.savedIn')}</span>
      {children}
      <Drawer
        aria-label={t('explain.title')}
        size={WIDTH}
        open={explained !== undefined}
        closable={false}
        destroyOnHidden
        styles={{ body: { padding: 0 } }}
        onClose={() => explain(undefined)}
      >
        {explained && (
          <ExplainOutcome
            {...explained}
            place={place}
            plan={plan}
            run={run}
            model={model}
            onClose={() => explain(undefined)}
          />
        )}
      </Drawer>
    </footer>
  );
};
