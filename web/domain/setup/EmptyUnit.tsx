import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { useRenewedPlaces } from '#web/platform/navigation/useRenewPlaces.ts';
import styles from './EmptyUnit.module.css';
import { LateSetupCard } from './LateSetupCard.tsx';

interface EmptyUnitProps {
  readonly heading: string;
  readonly unit: UnitPlace;
}

/** Instead of a screen of a unit without categories: how it is set up. The places are loaded again, as some may have been made since. */
export const EmptyUnit = ({ heading, unit }: EmptyUnitProps) => {
  const { t } = useTranslation();
  useRenewedPlaces();
  return (
    <StateScreen heading={heading}>
      <div className={styles.screen}>
        <LateSetupCard
          unit={unit}
          otherwise={<EmptyState title={t('plan.noCategories')} text={t('plan.noCategoriesText')} />}
        />
      </div>
    </StateScreen>
  );
};
