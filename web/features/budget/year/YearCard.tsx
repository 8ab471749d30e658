import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { BudgetAddress } from '../useBudgetAddress.ts';
import { ExplainedYear } from './explain/ExplainedYear.tsx';
import { Takes } from './Takes.tsx';
import type { ShownYear } from './useYearFigures.ts';
import styles from './YearCard.module.css';
import { YearGraph } from './YearGraph.tsx';
import { YearLegend } from './YearLegend.tsx';
import { YearTable } from './YearTable.tsx';

interface YearCardProps {
  readonly address: BudgetAddress;
  /** Undefined while the year is loading. */
  readonly figures: ShownYear | undefined;
  /** The category has a budget and nothing else. */
  readonly budgetOnly: boolean;
  readonly unit: UnitPlace;
  /** The chosen one. */
  readonly category: { readonly id: string; readonly name: string };
}

/** What a year of the category, or of the whole unit, costs: the sums of the year, and services and kronor month by month. */
export const YearCard = ({ address, figures, budgetOnly, unit, category }: YearCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { year, previous, next, isWhole } = address;
  const whole = t('budget.categories.all');
  const step = (label: string, icon: ReactNode, go: (() => void) | undefined) => (
    <Button type="text" icon={icon} aria-label={label} disabled={!go} onClick={go} />
  );
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className="visually-hidden">
          {t('budget.year.title', { year: String(year), name: isWhole ? whole : category.name })}
        </h2>
        <span className={styles.stepper}>
          {step(t('budget.year.previous'), <LeftOutlined aria-hidden />, previous)}
          <b aria-live="polite">{year}</b>
          {step(t('budget.year.next'), <RightOutlined aria-hidden />, next)}
        </span>
        {figures && <Takes figures={figures} budgetOnly={budgetOnly} />}
        <span className={styles.grow} />
        <span className={styles.choices}>
          <Checkbox checked={isWhole} onChange={({ target }) => address.setWhole(target.checked)}>
            {whole}
          </Checkbox>
          {!budgetOnly && (
            <Checkbox
              checked={address.withSimulated}
              onChange={({ target }) => address.setWithSimulated(target.checked)}
            >
              {t('budget.year.simulated')}
            </Checkbox>
          )}
        </span>
        {figures && !budgetOnly && <YearLegend figures={figures.typed} />}
      </header>
      <ScrollRegion className={styles.scroll} label={t('budget.year.months')}>
        <div className={styles.year}>
          {figures && (
            <ExplainedYear unit={unit} category={category} withSimulated={address.withSimulated}>
              <YearGraph figures={figures.typed} budgetOnly={budgetOnly} />
              <YearTable year={year} shown={figures} budgetOnly={budgetOnly} />
            </ExplainedYear>
          )}
        </div>
      </ScrollRegion>
    </section>
  );
};
