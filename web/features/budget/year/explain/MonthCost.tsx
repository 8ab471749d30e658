import { useTranslation } from 'react-i18next';
import { monthDays } from '#shared/calculation/index.ts';
import { overview } from '#shared/contract/overview.ts';
import { fromDayNumber } from '#shared/time/day.ts';
import { UnitCosts } from '#web/domain/cost/UnitCosts.tsx';
import { monthText } from '#web/kit/ui/dates.ts';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import styles from './MonthCost.module.css';

export interface MonthCostProps {
  readonly unit: UnitPlace;
  readonly category: { readonly id: string; readonly name: string };
  readonly year: number;
  readonly month: number;
  readonly withSimulated: boolean;
  readonly onClose: () => void;
}

/** What a category costs in a month, down to hours and rates. */
export const MonthCost = ({ unit, category, year, month, withSimulated, onClose }: MonthCostProps) => {
  const { t } = useTranslation();
  const { from, to } = monthDays(year, month);
  const days = { start: fromDayNumber(from), end: fromDayNumber(to) };
  const cost = useEndpoint(overview.unitCost, {
    params: unit.ids,
    query: { ...days, simulated: withSimulated ? 'true' : 'false' },
  });
  return (
    <section className={styles.panel} aria-label={t('cost.title')}>
      <header>
        <h2>
          {category.name}, {monthText(days.start.slice(0, 7)).toLowerCase()}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      <Loaded of={cost} skeleton={<TableSkeleton />}>
        {(of) => <UnitCosts cost={of} place={unit} categoryId={category.id} isOpen />}
      </Loaded>
    </section>
  );
};
