import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { Against, BalanceBar, less } from '#web/domain/planning/balance/BalanceBar.tsx';
import { Stat } from '#web/domain/planning/balance/Stat.tsx';
import { useWeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { WeekStepper } from '#web/domain/planning/balance/WeekStepper.tsx';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import type { PeriodForm } from '../period/form.ts';
import { typedChange, typedRate } from './typedChange.ts';
import { useStaffWeek } from './useStaffWeek.ts';

interface PersonBalanceProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  /** The periods of the employee as they are typed. */
  readonly forms: readonly PeriodForm[];
}

/** Demand, supply and budget of the category in one week, with what is typed of the employee and not saved. */
export const PersonBalance = ({ place, asset, forms }: PersonBalanceProps) => {
  const { t } = useTranslation();
  const { monday, showWeek } = useStaffWeek();
  const { week, demand, budget, ...stored } = useWeekBalance(place, monday);
  const change = typedChange(asset.periods, forms, monday);
  const supply = stored.supply === undefined ? undefined : tidy(stored.supply + change);
  const against = (value: number | null | undefined) => {
    const difference = less(value, demand);
    return difference === null ? undefined : <Against difference={difference} text={t('ui.balance.againstDemand')} />;
  };
  return (
    <BalanceBar
      label={t('assets.balance.label')}
      lead={
        <>
          <span>{asset.name}</span>
          <b>{t('assets.balance.rate', { rate: numberText(typedRate(forms, monday), 'rate'), week })}</b>
        </>
      }
      demand={demand}
      supply={supply}
      budget={budget}
    >
      <WeekStepper monday={monday} onWeek={showWeek} />
      <dl>
        <Stat label={t('assets.team.demand')}>
          <Num value={demand} as="receipt" />
        </Stat>
        <Stat label={t('assets.team.supply')} note={against(supply)}>
          <Num value={supply} as="receipt" />
        </Stat>
        {change !== 0 && (
          <Stat label={t('assets.team.change')}>
            <Num value={change} as="receipt" sign />
          </Stat>
        )}
        <Stat label={t('assets.balance.budget')} note={against(budget)}>
          <Num value={budget} as="receipt" />
        </Stat>
      </dl>
    </BalanceBar>
  );
};
