import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/time/day.ts';
import { sundayOf, weekOf } from '#shared/time/week.ts';
import { rateAddress } from '#web/domain/cost/RateLinks.tsx';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { demandOf, teamOf } from '../../links.ts';
import { thousands, weeksText } from '../useLineTexts.ts';
import styles from './ExplainOutcome.module.css';
import { type ExplainedMeasure, explainedMeasures, lowestWeek } from './explained.ts';
import type { Run } from './model.ts';
import type { BuilderModel } from './useBuilder.ts';

/** The figures of the bar that are explained. */
export const explainedFigures = ['worst', 'cost'] as const;

interface ExplainOutcomeProps {
  readonly figure: (typeof explainedFigures)[number];
  readonly place: CategoryPlace;
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

/** The years of the days of a run. */
const yearsOf = (mondays: readonly Day[]): readonly number[] => [
  ...new Set(mondays.flatMap((monday) => [monday, sundayOf(monday)].map((day) => Number(day.slice(0, 4))))),
];

/** Where the figures of the costs are kept: the rates for who may open them, and the staff of the run. */
const CostSources = ({ place, run, model }: Pick<ExplainOutcomeProps, 'place' | 'run' | 'model'>) => {
  const { t } = useTranslation();
  const mayOpenRates = useRight('manage') && place.canWrite;
  return (
    <ul className={styles.sources} aria-label={t('remedies.build.explain.sources')}>
      {mayOpenRates &&
        yearsOf(model.mondays).map((year) => (
          <li key={year}>
            <Link to={rateAddress(place, year)}>{t('cost.source.rates', { year: String(year) })}</Link>
          </li>
        ))}
      <li>
        <Link to={teamOf(place, weekOf(run.start))}>{t('remedies.build.explain.team', { weeks: weeksText(run) })}</Link>
      </li>
    </ul>
  );
};

const Cost = ({ place, run, model }: Pick<ExplainOutcomeProps, 'place' | 'run' | 'model'>) => {
  const { t } = useTranslation();
  const nameOf = useMeasureName();
  const measures = explainedMeasures(run, model.outcome);
  const serviceWeeks = measures.reduce((sum, one) => sum + one.serviceWeeks, 0);
  const { total, ob, lent } = model.outcome;
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
          <tr>
            <th scope="row" colSpan={3}>
              {t('cost.ofWhich')}
            </th>
            <td>{tkr(ob)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{t('remedies.build.explain.costText')}</p>
      {lent !== null && lent > 0 && <p>{t('remedies.build.explain.lentText', { lent: tkr(lent) })}</p>}
      <CostSources place={place} run={run} model={model} />
    </>
  );
};

const Week = ({
  place,
  run,
  model,
  at,
}: Pick<ExplainOutcomeProps, 'place' | 'run' | 'model'> & { readonly at: number }) => {
  const { t } = useTranslation();
  const nameOf = useMeasureName();
  const { demand, supply, diff, left } = model.figures.run[at]!.written;
  const week = weekOf(model.mondays[at]!);
  const sources = { supply: teamOf(place, week), demand: demandOf(place, week) };
  const giving = explainedMeasures(run, model.outcome).filter(({ given }) => given[at]! > 0);
  const row = (label: 'demand' | 'supply' | 'diff' | 'left', value: number | null, isDifference = false) => (
    <tr>
      <th scope="row">
        {label === 'supply' || label === 'demand' ? (
          <Link to={sources[label]}>{t(`remedies.build.row.${label}`)}</Link>
        ) : (
          t(`remedies.build.row.${label}`)
        )}
      </th>
      <td>
        <Num value={value} as="receipt" sign={isDifference} difference={isDifference} />
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
        <tfoot>{row('left', left, true)}</tfoot>
      </table>
      <p>{t('remedies.build.explain.weekText')}</p>
    </>
  );
};

/** How a figure of the bar follows from the chosen measures: the cost of each, or what each gives in the week that lacks most. */
export const ExplainOutcome = ({ figure, place, run, model, onClose }: ExplainOutcomeProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Within the dialog: Escape closes it, and leaves the page outside.
  useEffect(() => heading.current?.focus(), []);
  const at = lowestWeek(
    model.figures.run.map(({ exact }) => exact),
    'left',
  );
  const title =
    figure === 'cost' || at === undefined
      ? t('remedies.build.bar.cost')
      : t('remedies.build.explain.week', { week: weekLabel(weekOf(model.mondays[at]!)) });
  const { total } = model.outcome;
  const shown =
    figure === 'cost' || at === undefined
      ? total !== null && t('remedies.build.tkr', { cost: thousands(total) })
      : numberText(model.figures.run[at]!.written.left, 'receipt', { sign: true });
  return (
    <section className={styles.panel} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          <span>{t('explain.title')}</span> {title} {shown}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      {figure === 'cost' || at === undefined ? (
        <Cost place={place} run={run} model={model} />
      ) : (
        <Week place={place} run={run} model={model} at={at} />
      )}
    </section>
  );
};
