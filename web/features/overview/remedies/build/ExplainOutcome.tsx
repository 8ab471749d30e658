import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { weekOf } from '#shared/time/week.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import styles from './ExplainOutcome.module.css';
import { type ExplainedMeasure, explainedMeasures, explainedWeek } from './explained.ts';
import { offsetOf, type Run } from './model.ts';
import type { BuilderModel } from './useBuilder.ts';

/** The figures of the bar that are explained. */
export const explainedFigures = ['worst', 'cost'] as const;

interface ExplainOutcomeProps {
  readonly figure: (typeof explainedFigures)[number];
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
  readonly onClose: () => void;
}

/** Thousands of kronor with a decimal: the parts add up to the sum that is shown. */
const tkr = (kronor: number | null): string => (kronor === null ? '–' : numberText(kronor / 1000, 'keyValue'));

const useMeasureName = () => {
  const { t } = useTranslation();
  return ({ kind, name }: ExplainedMeasure) =>
    name === undefined ? (
      t(`remedies.build.group.${kind}`)
    ) : (
      <>
        {name} <small>{t(`remedies.build.kind.${kind}`)}</small>
      </>
    );
};

const Cost = ({ run, model }: Pick<ExplainOutcomeProps, 'run' | 'model'>) => {
  const { t } = useTranslation();
  const nameOf = useMeasureName();
  const measures = explainedMeasures(run, model.outcome);
  const serviceWeeks = measures.reduce((sum, one) => sum + one.serviceWeeks, 0);
  const { total, lent } = model.outcome;
  const rowOf = (services: number, cost: number | null) => (
    <>
      <td>{numberText(services, 'receipt')}</td>
      <td>{services === 0 ? '–' : tkr(cost === null ? null : cost / services)}</td>
      <td>{tkr(cost)}</td>
    </>
  );
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['measure', 'serviceWeeks', 'price', 'cost'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`remedies.build.explain.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.key}>
              <th scope="row">{nameOf(measure)}</th>
              {rowOf(measure.serviceWeeks, measure.cost)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('remedies.build.explain.sum')}</th>
            {rowOf(serviceWeeks, total)}
          </tr>
        </tfoot>
      </table>
      <p>{t('remedies.build.explain.costText')}</p>
      {lent !== null && lent > 0 && <p>{t('remedies.build.explain.lentText', { lent: tkr(lent) })}</p>}
    </>
  );
};

const Week = ({
  plan,
  run,
  model,
  at,
}: Pick<ExplainOutcomeProps, 'plan' | 'run' | 'model'> & { readonly at: number }) => {
  const { t } = useTranslation();
  const nameOf = useMeasureName();
  const { demand, supply, diff } = plan.weeks[offsetOf(plan, run) + at]!;
  const giving = explainedMeasures(run, model.outcome).filter(({ given }) => given[at]! > 0);
  const row = (label: 'demand' | 'supply' | 'diff' | 'left', value: number | null, isDifference = false) => (
    <tr>
      <th scope="row">{t(`remedies.build.row.${label}`)}</th>
      <td>
        <Num value={value} as="receipt" difference={isDifference} />
      </td>
    </tr>
  );
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {row('supply', supply)}
          {row('demand', demand)}
          {row('diff', diff, true)}
          {giving.map((measure) => (
            <tr key={measure.key}>
              <th scope="row">{nameOf(measure)}</th>
              <td>{numberText(measure.given[at], 'receipt', { sign: true })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>{row('left', model.outcome.left[at] ?? null, true)}</tfoot>
      </table>
      <p>{t('remedies.build.explain.weekText')}</p>
    </>
  );
};

/** How a figure of the bar follows from the chosen measures: the cost of each, or what each gives in the week that lacks most. */
export const ExplainOutcome = ({ figure, plan, run, model, onClose }: ExplainOutcomeProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Within the dialog: Escape closes it, and leaves the page outside.
  useEffect(() => heading.current?.focus(), []);
  const at = explainedWeek(plan, run, model.outcome);
  const title =
    figure === 'cost' || at === undefined
      ? t('remedies.build.bar.cost')
      : t('remedies.build.explain.week', { week: weekLabel(weekOf(model.mondays[at]!)) });
  return (
    <section className={styles.panel} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          <span>{t('explain.title')}</span> {title}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      {figure === 'cost' || at === undefined ? (
        <Cost run={run} model={model} />
      ) : (
        <Week plan={plan} run={run} model={model} at={at} />
      )}
    </section>
  );
};
