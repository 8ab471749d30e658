import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { writtenDifference } from '#shared/quantity/written.ts';
import { weekOf } from '#shared/time/week.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { href } from '#web/platform/navigation/href.ts';
import { outcomeOf, spareWeeks } from '../outcome.ts';
import styles from './ExplainOutcome.module.css';
import { type Explained, tkr, yearsOf } from './explained.ts';

/** What the budget leaves in each week beside the supply of today, and what the measures take of it. */
export const Budget = ({ place, plan, run, model }: Explained) => {
  const { t } = useTranslation();
  const { total, budget } = outcomeOf(plan, run, model);
  if (!budget || total === null) return null;
  const left = writtenDifference((budget.was - total) / 1000, budget.was / 1000, total / 1000, 1);
  const sum = (name: 'before' | 'measures' | 'left', thousands: number | null) => (
    <tr>
      <th scope="row" colSpan={4}>
        {t(`remedies.build.explain.${name}`)}
      </th>
      <td>
        <Num value={thousands} as="keyValue" difference={name === 'left'} />
      </td>
    </tr>
  );
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['ofWeek', 'budget', 'supply', 'price', 'cost'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`remedies.build.explain.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spareWeeks(plan, run)?.map(({ start, budget: services, supply, price, kronor }) => (
            <tr key={start}>
              <th scope="row">{weekLabel(weekOf(start))}</th>
              <td>{numberText(services, 'receipt')}</td>
              <td>{numberText(supply, 'receipt')}</td>
              <td>{tkr(price)}</td>
              <td>{tkr(kronor)}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          {sum('before', budget.was / 1000)}
          {sum('measures', -total / 1000)}
        </tbody>
        <tfoot>{sum('left', left)}</tfoot>
      </table>
      <p>{t('remedies.build.explain.budgetText')}</p>
      <ul className={styles.sources} aria-label={t('remedies.build.explain.sources')}>
        {yearsOf(model.mondays).map((year) => (
          <li key={year}>
            <Link to={href.plan({ ...place.parent.ids, tab: 'budget', year: String(year) })}>
              {t('remedies.build.explain.budgetOf', { year: String(year) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
