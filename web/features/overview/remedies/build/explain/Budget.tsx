import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { weekOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { href } from '#web/platform/navigation/href.ts';
import { outcomeOf, spareWeeks } from '../outcome.ts';
import styles from './ExplainOutcome.module.css';
import { type Explained, tkr, yearsOf } from './explained.ts';

/** What the budget leaves in each week beside the supply of today, and what the measures take of it. */
export const Budget = ({ place, plan, run, model }: Explained) => {
  const { t } = useTranslation();
  const { total, budget } = outcomeOf(plan, run, model);
  const sum = (name: 'before' | 'measures' | 'left', kronor: number | null) => (
    <tr>
      <th scope="row" colSpan={4}>
        {t(`remedies.build.explain.${name}`)}
      </th>
      <td>{tkr(kronor)}</td>
    </tr>
  );
  if (!budget || total === null) return null;
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
        <tfoot>
          {sum('before', budget.was)}
          {sum('measures', -total)}
          {sum('left', budget.was - total)}
        </tfoot>
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
