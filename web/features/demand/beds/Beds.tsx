import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import { formatBeds } from '#web/kit/ui/figures/format.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useWholeDemand } from '../useWholeDemand.ts';
import { BedSheet } from './BedSheet.tsx';

interface BedsProps {
  readonly place: CategoryPlace;
  /** The shown demand period: its bed periods are emphasised, and the mean is over it. */
  readonly demand?: Demand;
}

const UnitBeds = ({ place, demand }: BedsProps) => {
  const { t } = useTranslation();
  const whole = useWholeDemand(place);
  const mean = demand?.averageBeds ?? null;
  const note = mean !== null && (
    <>
      {t('demand.beds.mean')} <b>{formatBeds(mean)}</b> <span className="wide-only">{t('demand.beds.inPeriod')}</span>
    </>
  );
  const loading = (
    <Card title={t('demand.beds.title')}>
      <TableSkeleton rows={3} columns={3} />
    </Card>
  );
  return (
    <Loaded of={whole} skeleton={loading}>
      {({ beds }) => (
        <BedSheet place={place} periods={beds} refresh={() => whole.mutate()} shown={demand} note={note} />
      )}
    </Loaded>
  );
};

/** The unit's beds inside the demand tab; memoised, so that typing in the table does not draw it. */
export const Beds = memo(UnitBeds);
