import { useTranslation } from 'react-i18next';
import type { PlanCost } from '#shared/model/planCost.ts';
import styles from '#web/kit/ui/figures/PanelTable.module.css';
import { amountText } from './amount.ts';

interface CostTableProps {
  readonly demand: PlanCost;
  readonly supply: PlanCost;
}

const kinds = ['hours', 'ob', 'rental', 'total'] as const;

/** What demand and staff cost, in thousands of kronor: pay, inconvenient hours, contractors and all. */
export const CostTable = ({ demand, supply }: CostTableProps) => {
  const { t } = useTranslation();
  const shown = kinds.filter((kind) => kind !== 'rental' || supply.rental !== 0);
  return (
    <table className={`${styles.table} ${styles.tight}`}>
      <thead>
        <tr>
          <th scope="col">{t('cost.unit')}</th>
          <th scope="col">{t('cost.side.demand')}</th>
          <th scope="col">{t('cost.side.supply')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((kind) => (
          <tr key={kind} className={kind === 'total' ? styles.strong : undefined}>
            <th scope="row">{t(`cost.kind.${kind}`)}</th>
            <td>{kind === 'rental' ? '' : amountText(demand[kind])}</td>
            <td>{amountText(supply[kind])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
