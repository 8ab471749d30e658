import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { weekOf } from '#shared/time/week.ts';
import { rateAddress } from '#web/domain/cost/RateLinks.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { teamOf } from '../../../links.ts';
import { weeksText } from '../../useLineTexts.ts';
import styles from './ExplainOutcome.module.css';
import { type Explained, explainedMeasures, tkr, yearsOf } from './explained.ts';
import { useMeasureName } from './useMeasureName.tsx';

/** Where the figures of the costs are kept: the rates for who may open them, and the staff of the run. */
const CostSources = ({ place, run, model }: Omit<Explained, 'plan'>) => {
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

/** What each measure costs. */
export const Cost = ({ place, run, model }: Omit<Explained, 'plan'>) => {
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
