import { useTranslation } from 'react-i18next';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Balance.module.css';
import { positionsOn } from './positions.ts';

interface PositionScaleProps {
  readonly demand: number | null;
  readonly supply: number | null;
  readonly budget: number | null;
}

/** Where demand, supply and budget lie beside each other: markers on a scale that need not begin at 0, hence no bars. */
export const PositionScale = (figures: PositionScaleProps) => {
  const { t } = useTranslation();
  const positions = positionsOn([figures.supply, figures.budget, figures.demand]);
  const [supply, budget, demand] = positions;
  const texts = {
    demand: numberText(figures.demand, 'receipt'),
    supply: numberText(figures.supply, 'receipt'),
    budget: numberText(figures.budget, 'receipt'),
  };
  const mark = (position: number | null | undefined, look: string | undefined) =>
    position != null && <i className={look} style={{ left: `${position}%` }} />;
  return (
    <div className={styles.scale}>
      <span className={styles.track} role="img" aria-label={t('ui.balance.scale', texts)}>
        {mark(supply, styles.supply)}
        {mark(budget, styles.budget)}
        {mark(demand, styles.demand)}
      </span>
      <span className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.demandKey} />
          {t('ui.balance.key.demand')}
        </span>
        <span>
          <i className={styles.supplyKey} />
          {t('ui.balance.key.supply')}
        </span>
        <span>
          <i className={styles.budgetKey} />
          {t('ui.balance.key.budget')}
        </span>
      </span>
    </div>
  );
};
