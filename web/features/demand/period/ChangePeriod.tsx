import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Demand } from '#shared/model/demand.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { PeriodChange } from '#web/planning/PeriodChange.tsx';

interface ChangePeriodProps {
  readonly place: CategoryPlace;
  readonly list: readonly Demand[];
  readonly demand: Demand;
  readonly onChanged: (demand: Demand) => void;
  readonly onClose: () => void;
}

/** Moves a demand period. */
export const ChangePeriod = ({ place, list, demand, onChanged, onClose }: ChangePeriodProps) => {
  const { t } = useTranslation();
  const change = useChange(contract.updatePeriod);
  return (
    <PeriodChange
      title={t('demand.menu.change')}
      list={list}
      period={demand}
      change={change}
      onSend={async (body) => {
        const done = await change.run({ params: { ...place.ids, demandId: demand.id }, body });
        if (done) onChanged(done.answer);
      }}
      onClose={onClose}
    />
  );
};
