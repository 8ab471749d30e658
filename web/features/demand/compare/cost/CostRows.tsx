import { useTranslation } from 'react-i18next';
import { Formula } from '#web/domain/cost/Formula.tsx';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { type CostFigures, type Costs, monthFactor } from '../model/costs.ts';
import styles from './Cost.module.css';

const Cells = ({ of }: { readonly of: CostFigures }) => (
  <>
    <td>{numberText(of.live)}</td>
    <td>{numberText(of.simulated)}</td>
    <td>{numberText(of.change, 'number', { sign: true })}</td>
    <td>{numberText(of.changeOfYear, 'number', { sign: true })}</td>
  </>
);

interface CostRowsProps {
  readonly costs: Costs;
  /** The category that is compared. */
  readonly place: CategoryPlace;
}

/** What the simulation costs against the live demand, by category, a month and a year, explained down to rates. */
export const CostRows = ({ costs: { rows, sum, pair, missing }, place }: CostRowsProps) => {
  const { t } = useTranslation();
  const times = { factor: monthFactor, text: '× 52 ÷ 12' };
  const name = rows[0]?.name ?? '';
  return (
    <div className={styles.cost}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={3}>
              {t('cost.perMonth')}
            </th>
            <th scope="colgroup">{t('cost.perYear')}</th>
          </tr>
          <tr>
            <th scope="col">{t('cost.category')}</th>
            <th scope="col">{t('demand.compare.live')}</th>
            <th scope="col">{t('demand.compare.simulated')}</th>
            <th scope="col">{t('demand.compare.change')}</th>
            <th scope="col">{t('demand.compare.change')}</th>
          </tr>
        </thead>
        {rows.map(({ key, name: category, isSimulated, total, ob }) => (
          <tbody key={key}>
            <tr className={isSimulated ? styles.own : undefined}>
              <th scope="row">
                {category} {!isSimulated && <small>{t('cost.unchanged')}</small>}
              </th>
              <Cells of={total} />
            </tr>
            <tr className={styles.part}>
              <th scope="row">{t('cost.ofWhich')}</th>
              <Cells of={ob} />
            </tr>
          </tbody>
        ))}
        <tbody>
          <tr className={styles.sum}>
            <th scope="row">{t('cost.wholeUnit')}</th>
            <Cells of={sum} />
          </tr>
        </tbody>
      </table>
      <Missing missing={missing} />
      {(['live', 'simulated'] as const).map((side) => (
        <Formula
          key={side}
          of={`${name}, ${t(`cost.compared.${side}`)}`}
          cost={pair[side].cost}
          parts={pair[side].parts}
          side="demand"
          place={place}
          times={times}
        />
      ))}
    </div>
  );
};
