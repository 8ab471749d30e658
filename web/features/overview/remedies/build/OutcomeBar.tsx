import Drawer from 'antd/es/drawer';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import explainedStyles from '#web/domain/explained/Explained.module.css';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { thousands } from '../useLineTexts.ts';
import styles from './Build.module.css';
import { ExplainOutcome, type explainedFigures } from './ExplainOutcome.tsx';
import { offsetOf, type Run } from './model.ts';
import type { BuilderModel } from './useBuilder.ts';

interface OutcomeBarProps {
  readonly place: CategoryPlace;
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
  readonly children: ReactNode;
}

const WIDTH = 440;

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const mean = (values: readonly (number | null)[]) => {
  const some = known(values);
  return some.reduce((sum, value) => sum + value, 0) / Math.max(1, some.length);
};
const isShown = (diff: number | null) => verdictOf(shadeOf(shownFigure(diff))) === 'short';
const signed = (value: number) => numberText(value, 'receipt', { sign: true });

/** What the measures leave of the shortage, what they cost, and the ways on. */
export const OutcomeBar = ({ place, plan, run, model, children }: OutcomeBarProps) => {
  const { t } = useTranslation();
  const [explained, explain] = useState<(typeof explainedFigures)[number]>();
  const close = () => explain(undefined);
  const from = offsetOf(plan, run);
  const weeks = plan.weeks.slice(from, from + run.weeks);
  const before = weeks.map(({ diff }) => diff);
  const { left, total } = model.outcome;
  const spare = weeks.reduce<number | null>((sum, { budget, supply }, week) => {
    const price = run.prices?.[week]?.hour ?? null;
    return sum === null || budget === null || price === null ? null : sum + (budget - supply) * price;
  }, 0);
  const figure = (
    name: 'worst' | 'mean' | 'short' | 'cost' | 'budget',
    was: string | null,
    now: string,
    isBad = false,
  ) => {
    const figureText = <b className={isBad ? styles.bad : undefined}>{now}</b>;
    return (
      <div key={name}>
        <dt>{t(`remedies.build.bar.${name}`)}</dt>
        <dd>
          {was !== null && <span>{was} →</span>}
          {name === 'worst' || name === 'cost' ? (
            <button
              type="button"
              className={explainedStyles.figure}
              aria-haspopup="dialog"
              aria-label={`${t('explain.explain', { of: t(`remedies.build.bar.${name}`).toLowerCase() })}: ${now}`}
              onClick={() => explain(name)}
            >
              {figureText}
            </button>
          ) : (
            figureText
          )}
        </dd>
      </div>
    );
  };
  const worst = (values: readonly (number | null)[]) => Math.min(0, ...known(values));
  const short = (values: readonly (number | null)[]) => values.filter(isShown).length;
  const tkr = (cost: number | null) =>
    cost === null ? t('remedies.costUnknown') : t('remedies.build.tkr', { cost: thousands(cost) });
  return (
    <footer className={styles.bar}>
      <dl aria-live="polite">
        {figure('worst', signed(worst(before)), signed(worst(left)), isShown(worst(left)))}
        {figure('mean', signed(mean(before)), signed(mean(left)), isShown(mean(left)))}
        {figure(
          'short',
          String(short(before)),
          `${short(left)} ${t('remedies.build.ofWeeks', { count: run.weeks })}`,
          short(left) > 0,
        )}
        {run.prices && figure('cost', null, tkr(total))}
        {spare !== null && total !== null && figure('budget', thousands(spare), tkr(spare - total), spare - total < 0)}
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
        onClose={close}
      >
        {explained && (
          <ExplainOutcome figure={explained} place={place} plan={plan} run={run} model={model} onClose={close} />
        )}
      </Drawer>
    </footer>
  );
};
