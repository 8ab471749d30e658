import { useTranslation } from 'react-i18next';
import type { CostPart, PlanCost } from '#shared/model/planCost.ts';
import { amountText } from './amount.ts';
import styles from './Cost.module.css';
import rowStyles from './FormulaRows.module.css';
import { formulaOf, hasHidden, hourTexts, type Side } from './formula.ts';
import { type PricedPlace, RateLinks } from './RateLinks.tsx';

interface FormulaProps {
  /** What the cost is of: `Undersköterska, behov`. */
  readonly of: string;
  readonly cost: PlanCost;
  readonly parts: readonly CostPart[];
  readonly side: Side;
  /** The category and its unit, whose rates are linked. */
  readonly place: PricedPlace;
  /** How many times the amounts count, and how that is written: a week × 52 ÷ 12. */
  readonly times?: { readonly factor: number; readonly text: string };
}

const kinds = ['hours', 'ob', 'rental'] as const;

/** A cost explained down to rates, hours and windows. */
export const Formula = ({ of, cost, parts, side, place, times }: FormulaProps) => {
  const { t } = useTranslation();
  const rows = kinds.flatMap((kind) => {
    const text = formulaOf(t, parts, kind, side);
    return text ? [{ kind, text: times ? `${text} ${times.text}` : text, amount: cost[kind] }] : [];
  });
  return (
    <div className={styles.formula}>
      <h4>
        <span>{t('cost.explain')}</span> {of}
      </h4>
      <dl className={rowStyles.rows}>
        {rows.map(({ kind, text, amount }) => (
          <div key={kind}>
            <dt>{t(`cost.kind.${kind}`)}</dt>
            <dd>{text}</dd>
            <dd>{amountText(amount, times?.factor)}</dd>
          </div>
        ))}
      </dl>
      {[...hourTexts(t, parts), ...(hasHidden(parts) ? [t('cost.hidden')] : [])].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <RateLinks of={place} parts={parts} />
    </div>
  );
};
