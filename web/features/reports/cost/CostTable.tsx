import { useTranslation } from 'react-i18next';
import type { PlanCostField } from '#shared/calculation/index.ts';
import { type PlanCost, sumOfUnitCosts } from '#shared/model/planCost.ts';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import { amountDifferenceText, amountText } from '#web/domain/cost/amount.ts';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { costNames } from '#web/domain/explained/costNames.ts';
import { Explained, type FigureOwner } from '#web/domain/explained/Explained.tsx';
import table from '../paper/Table.module.css';

interface CostTableProps {
  readonly units: readonly UnitOverview[];
  /** What the sum of all is called. */
  readonly all: string;
}

interface Row {
  readonly key: string;
  readonly name: string;
  /** Whose cost it is: of a unit and category, or of all of them. */
  readonly owner: FigureOwner;
  readonly of: { readonly demand: PlanCost; readonly supply: PlanCost };
  readonly isSum: boolean;
}

const Cells = ({ name, owner, of: { demand, supply } }: Pick<Row, 'name' | 'owner' | 'of'>) => {
  const { t } = useTranslation();
  const figure = (field: PlanCostField, text: string, isKnown: boolean) =>
    isKnown ? (
      <Explained figure={{ ...owner, field }} of={`${name}, ${t(`explain.name.${costNames[field]}`)}`}>
        {text}
      </Explained>
    ) : (
      text
    );
  const cell = (field: PlanCostField, kronor: number | null) => (
    <td>{figure(field, amountText(kronor), kronor !== null)}</td>
  );
  return (
    <>
      {cell('demandCost', demand.total)}
      {cell('demandOb', demand.ob)}
      {cell('supplyCost', supply.total)}
      {cell('supplyOb', supply.ob)}
      {cell('rentalCost', supply.rental)}
      <td className={table.strong}>
        {figure(
          'costDiff',
          amountDifferenceText(supply.total, demand.total),
          supply.total !== null && demand.total !== null,
        )}
      </td>
    </>
  );
};

/** What demand and staff cost over the weeks of a report, by unit and category; nothing where the report does not have it. */
export const CostTable = ({ units, all }: CostTableProps) => {
  const { t } = useTranslation();
  const priced = units.flatMap((unit) => (unit.cost ? [{ unit, cost: unit.cost }] : []));
  if (priced.length === 0) return null;
  const rows = priced.flatMap(({ unit: { unitId, unitName }, cost }): readonly Row[] => [
    { key: unitId ?? '', name: unitName ?? all, owner: { unitId, categoryName: null }, of: cost, isSum: true },
    ...cost.categories.map((category) => ({
      key: `${unitId} ${category.name}`,
      name: category.name,
      of: category,
      isSum: false,
      owner: { unitId, categoryName: category.name },
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
          {rows.map(({ key, name, owner, of, isSum }) => (
            <tr key={key} className={isSum ? table.total : undefined}>
              <th scope="row">{name}</th>
              <Cells name={name} owner={owner} of={of} />
            </tr>
          ))}
        </tbody>
        {priced.length > 1 && (
          <tfoot>
            <tr className={table.total}>
              <th scope="row">{all}</th>
              <Cells name={all} owner={{ unitId: null, categoryName: null }} of={sum} />
            </tr>
          </tfoot>
        )}
      </table>
      <Missing missing={priced.flatMap(({ cost }) => cost.missing)} />
    </>
  );
};
