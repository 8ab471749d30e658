import { useTranslation } from 'react-i18next';
import { type PlanCost, sumOfUnitCosts } from '#shared/model/planCost.ts';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import { amountDifferenceText, amountText } from '#web/domain/cost/amount.ts';
import { Missing } from '#web/domain/cost/Missing.tsx';
import table from '../paper/Table.module.css';

interface CostTableProps {
  readonly units: readonly UnitOverview[];
  /** What the sum of all is called. */
  readonly all: string;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly of: { readonly demand: PlanCost; readonly supply: PlanCost };
  readonly isSum: boolean;
}

const Cells = ({ of }: Pick<Row, 'of'>) => (
  <>
    <td>{amountText(of.demand.total)}</td>
    <td>{amountText(of.demand.ob)}</td>
    <td>{amountText(of.supply.total)}</td>
    <td>{amountText(of.supply.ob)}</td>
    <td>{amountText(of.supply.rental)}</td>
    <td className={table.strong}>{amountDifferenceText(of.supply.total, of.demand.total)}</td>
  </>
);

/** What demand and staff cost over the weeks of a report, by unit and category; nothing where the report does not have it. */
export const CostTable = ({ units, all }: CostTableProps) => {
  const { t } = useTranslation();
  const priced = units.flatMap((unit) => (unit.cost ? [{ unit, cost: unit.cost }] : []));
  if (priced.length === 0) return null;
  const rows = priced.flatMap(({ unit: { unitId, unitName }, cost }): readonly Row[] => [
    { key: unitId ?? '', name: unitName ?? all, of: cost, isSum: true },
    ...cost.categories.map((category) => ({
      ...{ key: `${unitId} ${category.name}`, name: category.name, of: category, isSum: false },
    })),
  ]);
  const sum = sumOfUnitCosts(priced.map(({ cost }) => cost));
  return (
    <>
      <table className={table.table}>
        <caption>{t('reports.cost.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reports.cost.unit')}</th>
            <th scope="col">{t('reports.cost.demand')}</th>
            <th scope="col">{t('cost.ofWhich')}</th>
            <th scope="col">{t('reports.cost.supply')}</th>
            <th scope="col">{t('cost.ofWhich')}</th>
            <th scope="col">{t('cost.kind.rental')}</th>
            <th scope="col">{t('cost.side.diff')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, of, isSum }) => (
            <tr key={key} className={isSum ? table.total : undefined}>
              <th scope="row">{name}</th>
              <Cells of={of} />
            </tr>
          ))}
        </tbody>
        {priced.length > 1 && (
          <tfoot>
            <tr className={table.total}>
              <th scope="row">{all}</th>
              <Cells of={sum} />
            </tr>
          </tfoot>
        )}
      </table>
      <Missing missing={priced.flatMap(({ cost }) => cost.missing)} />
    </>
  );
};
