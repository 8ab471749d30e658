import Drawer from 'antd/es/drawer';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import explainedStyles from '#web/domain/explained/Explained.module.css';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { thousands } from '../useLineTexts.ts';
import styles from './Build.module.css';
import { ExplainOutcome, type explainedFigures } from './ExplainOutcome.tsx';
import { lowestWeek } from './explained.ts';
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

const isShown = (diff: number | null) => verdictOf(shadeOf(shownFigure(diff))) === 'short';
const signed = (value: number) => numberText(value, 'receipt', { sign: true });

/** What is left of kronor, so that their written thousands add up. */
const writtenRest = (spare: number, cost: number) =>
  1000 * (writtenDifference((spare - cost) / 1000, spare / 1000, cost / 1000, 0) ?? 0);

/** What the measures leave of the shortage, what they cost, and the ways on. */
export const OutcomeBar = ({ place, plan, run, model, children }: OutcomeBarProps) => {
  const { t } = useTranslation();
  const [explained, explain] = useState<(typeof explainedFigures)[number]>();
  const close = () => explain(undefined);
  const from = offsetOf(plan, run);
  const weeks = plan.weeks.slice(from, from + run.weeks);
  const { total } = model.outcome;
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
  const worst = (of: 'diff' | 'left') => {
    const weeks = model.figures.run;
    const { exact, written } =
      weeks[
        lowestWeek(
          weeks.map((week) => week.exact),
          of,
        ) ?? 0
      ]!;
    return { exact: exact[of], written: written[of] ?? 0 };
  };
  const { exact, written } = model.figures.mean;
  const short = (of: 'diff' | 'left') => model.figures.run.filter((week) => isShown(week.exact[of])).length;
  const tkr = (cost: number | null) =>
    cost === null ? t('remedies.costUnknown') : t('remedies.build.tkr', { cost: thousands(cost) });
  return (
    <footer className={styles.bar}>
      <dl aria-live="polite">
        {figure('worst', signed(worst('diff').written), signed(worst('left').written), isShown(worst('left').exact))}
        {figure('mean', signed(written.diff ?? 0), signed(written.left ?? 0), isShown(exact.left))}
        {figure(
          'short',
          String(short('diff')),
          `${short('left')} ${t('remedies.build.ofWeeks', { count: run.weeks })}`,
          short('left') > 0,
        )}
        {run.prices && figure('cost', null, tkr(total))}
        {spare !== null &&
          total !== null &&
          figure('budget', thousands(spare), tkr(writtenRest(spare, total)), spare - total < 0)}
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
        {explained && <ExplainOutcome figure={explained} place={place} run={run} model={model} onClose={close} />}
      </Drawer>
    </footer>
  );
};
