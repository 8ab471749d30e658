import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import { chooseWeek } from '#shared/planning/chooseWeek.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import type { Period } from '#shared/time/period.ts';
import { weekTexts } from '#web/domain/planning/dates.ts';
import { NewPeriodButton } from '#web/domain/planning/NewPeriodButton.tsx';
import { NewPeriodDialog } from '#web/domain/planning/NewPeriodDialog.tsx';
import { PeriodList } from '#web/domain/planning/PeriodList.tsx';
import { usePeriods } from '#web/domain/planning/usePeriods.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { PeriodSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { useDraftIds } from '#web/platform/api/useDraft.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { PlanCardSkeleton } from './PlanSkeleton.tsx';
import { PlanView } from './PlanView.tsx';
import styles from './SchemasTab.module.css';
import { WholeUnit } from './unit/WholeUnit.tsx';
import { useOpenedWith } from './useOpenedWith.ts';
import { usePlanPeriodActions } from './usePlanPeriodActions.ts';

const onlyDates = (dates: Period): Period => dates;

/** Plan: the plan periods of a category, and the weekly balance of demand, supply and budget in the selected one. */
export const SchemasTab = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const query = useEndpoint(schemas.whole, { params: place.ids, query: useOpenedWith() });
  const { data, mutate } = query;
  const periods = usePeriods(
    {
      data: data?.schemas,
      change: (change) => void mutate((before) => before && { ...before, schemas: change(before.schemas) }),
    },
    chooseWeek,
  );
  const actions = usePlanPeriodActions(place, periods);
  const first = firstStart(usePlanner(), 'thisWeek');
  const { list, selected, week } = periods;
  const drafts = useDraftIds('schemas', place.ids.categoryId, list);

  const whole = place.parent.children.length > 1 && <WholeUnit unit={place.parent} week={week} />;
  if (list === undefined && query.error)
    return (
      <StateScreen heading={t('schemas.title')}>
        <ErrorState problem={query.error} retry={() => void query.mutate()} />
      </StateScreen>
    );
  const create = (listed: boolean) =>
    place.canWrite && <NewPeriodButton listed={listed} onClick={() => actions.open('new')} />;
  const form = list && actions.dialog === 'new' && (
    <NewPeriodDialog
      title={t('schemas.new')}
      action={t('ui.period.create')}
      list={list}
      actions={actions}
      newOf={onlyDates}
      notes={first === undefined ? [] : [t('schemas.fromNow', weekTexts(first))]}
    />
  );
  if (list?.length === 0) {
    return (
      <StateScreen heading={t('schemas.title')}>
        <EmptyState title={t('schemas.empty')} text={t('schemas.emptyText')} action={create(false)} />
        {form}
      </StateScreen>
    );
  }
  return (
    <div className={styles.tab}>
      {!isPhone && whole && <TabTools>{whole}</TabTools>}
      <PeriodList
        title={t('schemas.title')}
        joined
        periods={(list ?? []).map((period) => ({ ...period, indicators: drafts.has(period.id) ? ['dirty'] : [] }))}
        selected={selected?.id}
        hrefOf={(period) => href.plan({ ...place.ids, tab: 'schemas', period })}
        action={create(true)}
      >
        {list === undefined ? <PeriodSkeleton /> : undefined}
      </PeriodList>
      {list && selected && week ? (
        <PlanView
          place={place}
          list={list}
          schema={selected}
          week={week}
          shown={data?.shown ?? undefined}
          refresh={mutate}
          selectWeek={periods.selectWeek}
          actions={actions}
          whole={isPhone && whole}
        />
      ) : (
        <PlanCardSkeleton />
      )}
      {form}
    </div>
  );
};
