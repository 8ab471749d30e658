import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { monthText } from '#web/kit/ui/dates.ts';
import styles from '#web/kit/ui/figures/MonthTable.module.css';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { YearTotal } from '#web/kit/ui/figures/YearTotal.tsx';
import { isRoundedApart, writtenFigure, type YearFigure } from './figures.ts';
import { useFormula } from './useFormula.ts';
import type { ShownYear } from './useYearFigures.ts';

const MONTHS = 12;

interface YearTableProps {
  readonly year: number;
  readonly shown: ShownYear;
  readonly budgetOnly: boolean;
}

/** How a row of the year is shown. */
interface RowStyle {
  /** Whole thousands of kronor instead of services. */
  readonly cost?: boolean;
  /** Negative figures are red. */
  readonly difference?: boolean;
  readonly strong?: boolean;
  /** Follows the demand: grey where that is only simulated, and over how many months it is. */
  readonly ofDemand?: boolean;
  /** The cost that a click on a month explains. */
  readonly explains?: 'demandCost' | 'supplyCost';
  /** The colour of its line in the graph. */
  readonly color?: string;
}

/** Whether some months of the year have a figure and some lack it. */
const isOfSome = ({ count }: YearFigure): boolean => count > 0 && count < MONTHS;

const monthName = (year: number, month: number): string =>
  monthText(`${year}-${String(month + 1).padStart(2, '0')}`).slice(0, 3);

/** The year month by month: services as the mean of each month, and what they cost in thousands of kronor. */
export const YearTable = ({ year, shown, budgetOnly }: YearTableProps) => {
  const { typed: figures, rates, pricing, parts = [], unplanned } = shown;
  const { t } = useTranslation();
  const formula = useFormula(rates, year, pricing);
  const { services, cost, simulated } = figures;
  const hasOb = cost.ob.months.some((value) => value !== null && value !== 0);
  // The costs of one category with rates of its own are explained; at the stencil they are the formula above them.
  const explained = pricing.length === 1 && pricing[0]?.source === 'rates' ? pricing[0] : undefined;
  const isPartly = isOfSome(services.demand);
  const months = simulated.map((isSimulated, month) => ({
    month,
    name: monthName(year, month),
    isSimulated,
    isMissing: isPartly && services.demand.months[month] === null,
  }));

  const cell = (value: number | null, { cost: isCost = false, difference = false }: RowStyle): string =>
    `${difference && value !== null && round(value, isCost ? 0 : 2) < 0 ? styles.negative : ''} ${value === null ? styles.none : ''}`;
  const text = (value: number | null, { cost: isCost = false }: RowStyle): string =>
    isCost ? numberText(value === null ? null : round(value, 0)) : numberText(value, 'receipt');
  const row = (label: string, figure: YearFigure, style: RowStyle = {}, key = label) => (
    <tr key={key} className={style.strong ? styles.strong : undefined}>
      <th scope="row">
        {style.color && <i className={styles.swatch} style={{ background: style.color }} />}
        {label}
      </th>
      {months.map(({ month, name, isSimulated }) => {
        const value = figure.months[month] ?? null;
        return (
          <td key={name} className={`${cell(value, style)} ${style.ofDemand && isSimulated ? styles.dim : ''}`}>
            {style.explains && explained && value !== null ? (
              <Explained
                figure={{ field: style.explains, categoryName: explained.name, year, month: month + 1 }}
                of={`${label} ${name}`}
              >
                {text(value, style)}
              </Explained>
            ) : (
              text(value, style)
            )}
          </td>
        );
      })}
      <td className={`${styles.total} ${cell(figure.year, style)}`}>
        <YearTotal isPartial of={isOfSome(figure) ? t('budget.year.count', { count: figure.count }) : undefined}>
          {text(figure.year, style)}
        </YearTotal>
      </td>
    </tr>
  );
  const group = (title: string, note: string) => (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={MONTHS + 2}>
        {title}
        <span className={styles.note}>{note}</span>
      </th>
    </tr>
  );
  const planned = parts.filter(({ isPlanned }) => isPlanned);
  const partGroups = [
    { key: 'budget', of: planned, kind: 'budget', sum: undefined },
    { key: 'supply', of: planned, kind: 'supply', sum: undefined },
    { key: 'unplanned', of: parts.filter(({ isPlanned }) => !isPlanned), kind: 'budget', sum: unplanned },
  ] as const;
  // Shown figures are subtracted by readers as they are shown.
  const apart = isRoundedApart(cost.budget, cost.supply, cost.budgetSupply) && !budgetOnly;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('budget.year.caption', { year: String(year) })}</caption>
      <colgroup>
        <col className={styles.labels} />
        <col span={MONTHS} />
        <col className={styles.totals} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {months.map(({ name, isSimulated, isMissing }) => (
            <th key={name} scope="col">
              {name}
              {isMissing && <span className={styles.missing}>{t('budget.year.missing')}</span>}
              {isSimulated && !isMissing && <span className={styles.simulated}>{t('budget.year.isSimulated')}</span>}
            </th>
          ))}
          <th scope="col" className={styles.total}>
            {year}
          </th>
        </tr>
      </thead>
      <tbody>
        {group(t('budget.year.services'), '')}
        {row(t('budget.line.budget'), services.budget, { color: 'var(--s-budget)' })}
        {!budgetOnly && (
          <>
            {row(t('budget.line.demand'), services.demand, { color: 'var(--s-demand)', ofDemand: true })}
            {row(t('budget.year.supply'), services.supply, { strong: true })}
            {row(
              t('budget.year.supplyDemand'),
              writtenFigure(services.supplyDemand, services.supply, services.demand),
              { difference: true, ofDemand: true },
            )}
            {row(
              t('budget.year.supplyBudget'),
              writtenFigure(services.supplyBudget, services.supply, services.budget),
              { difference: true },
            )}
          </>
        )}
      </tbody>
      <tbody className={styles.second}>
        {group(t('budget.year.cost'), apart ? `${formula} · ${t('budget.year.rounded')}` : formula)}
        {row(t('budget.line.budget'), cost.budget, { cost: true })}
        {!budgetOnly && (
          <>
            {row(t('budget.line.demand'), cost.demand, { cost: true, ofDemand: true, explains: 'demandCost' })}
            {hasOb && row(t('budget.year.ob'), cost.ob, { cost: true, ofDemand: true })}
            {row(t('budget.year.supply'), cost.supply, { cost: true, strong: true, explains: 'supplyCost' })}
            {row(t('budget.year.budgetSupply'), cost.budgetSupply, { cost: true, strong: true, difference: true })}
          </>
        )}
      </tbody>
      {partGroups
        .filter(({ of }) => of.length > 0)
        .map(({ key, of, kind, sum }) => (
          <tbody key={key} className={styles.second}>
            {group(
              t(`budget.year.parts.${key}`),
              sum ? t('budget.year.apart', { sum: text(sum.year, { cost: true }) }) : '',
            )}
            {of.map(({ id, name, cost: own }) => row(name, own[kind], { cost: true }, id))}
          </tbody>
        ))}
    </table>
  );
};
