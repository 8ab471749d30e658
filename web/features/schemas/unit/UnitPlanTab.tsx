import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import { chooseWeek } from '#shared/planning/chooseWeek.ts';
import { unitPeriods } from '#shared/planning/unitPeriods.ts';
import { PeriodList } from '#web/domain/planning/PeriodList.tsx';
import { useSelectedPeriod } from '#web/domain/planning/useSelectedPeriod.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { PeriodSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { PlanCardSkeleton } from '../PlanSkeleton.tsx';
import styles from '../SchemasTab.module.css';
import { useOpenedWith } from '../useOpenedWith.ts';
import { UnitPlanView } from './UnitPlanView.tsx';
import { unitIdsOf } from './useUnitPlan.ts';

/** Plan of a unit: the weeks that its categories plan, and the balance of all of them together. */
export const UnitPlanTab = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation();
  const query = useEndpoint(schemas.wholeUnit, { params: unitIdsOf(place), query: useOpenedWith() });
  const periods = useMemo(() => query.data && unitPeriods(query.data.schemas), [query.data]);
  const { list, selected, week, selectWeek } = useSelectedPeriod(periods, chooseWeek);
  if (list === undefined && query.error)
    return (
      <StateScreen heading={t('schemas.title')}>
        <ErrorState problem={query.error} retry={() => void query.mutate()} />
      </StateScreen>
    );
  if (list?.length === 0)
    return (
      <StateScreen heading={t('schemas.title')}>
        <EmptyState title={t('schemas.empty')} text={t('schemas.emptyUnit')} />
      </StateScreen>
    );
  return (
    <div className={`${styles.tab} ${styles.unit}`}>
      <PeriodList
        title={t('schemas.title')}
        joined
        periods={list ?? []}
        selected={selected?.id}
        hrefOf={(period) => href.plan({ ...place.ids, tab: 'schemas', period })}
        action={undefined}
      >
        {list === undefined ? <PeriodSkeleton /> : undefined}
      </PeriodList>
      {selected && week ? (
        <UnitPlanView
          place={place}
          period={selected}
          week={week}
          shown={query.data?.shown ?? undefined}
          refresh={query.mutate}
          selectWeek={selectWeek}
        />
      ) : (
        <PlanCardSkeleton />
      )}
    </div>
  );
};
