import { useTranslation } from 'react-i18next';
import { NewPeriodButton } from '#web/domain/planning/NewPeriodButton.tsx';
import { PeriodList } from '#web/domain/planning/PeriodList.tsx';
import { usePeriods } from '#web/domain/planning/usePeriods.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { PeriodSkeleton, TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { useDraftIds } from '#web/platform/api/useDraft.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { Beds } from './beds/Beds.tsx';
import { CompareView } from './compare/CompareView.tsx';
import { useComparisonAddress } from './compare/useComparisonAddress.ts';
import { useOutcomeWords } from './compare/useOutcomeWords.ts';
import styles from './DemandTab.module.css';
import { DemandView } from './DemandView.tsx';
import { NewDemandPeriod } from './period/NewDemandPeriod.tsx';
import { useAskedSimulation } from './period/useAskedSimulation.ts';
import { useDemandPeriodActions } from './period/useDemandPeriodActions.ts';
import { useListed } from './period/useListed.ts';
import { useBalanceBeside } from './useBalanceBeside.ts';
import { demandsOf, useWholeDemand } from './useWholeDemand.ts';

/** Behov: the demand periods of a category, and the selected one as a table to type in. */
export const DemandTab = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const query = useWholeDemand(place);
  const category = query.data?.category;
  useBalanceBeside(place, query.data === undefined);
  const periods = usePeriods(demandsOf(query));
  const actions = useDemandPeriodActions(place, periods);
  const { list, selected } = periods;
  const simulation = useAskedSimulation();
  const { asked } = simulation;
  const comparison = useComparisonAddress(selected);
  const drafts = useDraftIds('demand', place.ids.categoryId, list);
  const words = useOutcomeWords(place, comparison.isOpen ? selected : undefined);
  const listedOf = useListed(place.hasBeds);

  if (list === undefined && query.error)
    return (
      <StateScreen heading={t('demand.title')}>
        <ErrorState problem={query.error} retry={() => void query.mutate()} />
      </StateScreen>
    );

  const create = (listed: boolean) =>
    place.canWrite && <NewPeriodButton listed={listed} onClick={() => actions.open('new')} />;
  const form = list && (actions.dialog === 'new' || (asked && place.canWrite)) && (
    <NewDemandPeriod
      list={list}
      selected={selected}
      asked={asked}
      actions={{
        ...actions,
        close: () => {
          simulation.done();
          actions.close();
        },
        created: (period) => {
          simulation.done();
          actions.created(period);
        },
      }}
    />
  );

  if (list?.length === 0) {
    return (
      <StateScreen heading={t('demand.title')}>
        <EmptyState title={t('demand.empty')} text={t('demand.emptyText')} action={create(false)} />
        {place.hasBeds && (
          <div className={styles.bedsOnly}>
            <Beds place={place} />
          </div>
        )}
        {form}
      </StateScreen>
    );
  }
  return (
    <div className={styles.tab}>
      <PeriodList
        title={t('demand.title')}
        periods={
          list?.map((period) => ({ ...listedOf(period, drafts.has(period.id)), word: words.get(period.id) })) ?? []
        }
        selected={selected?.id}
        hrefOf={(period) => href.plan({ ...place.ids, tab: 'demand', period })}
        action={create(true)}
      >
        {list === undefined ? <PeriodSkeleton /> : undefined}
      </PeriodList>
      {list && selected && category && comparison.isOpen ? (
        <CompareView
          key={selected.id}
          place={place}
          demand={selected}
          category={category}
          address={comparison}
          onPromoted={periods.show}
        />
      ) : list && selected && category ? (
        <DemandView
          key={selected.id}
          place={place}
          list={list}
          demand={selected}
          category={category}
          daysOff={query.data!.daysOff}
          onStored={periods.show}
          actions={actions}
          onCompare={comparison.open}
        />
      ) : (
        <div className={styles.work}>
          <PrintButton ready={false} />
          <div className={styles.sheet}>
            <TableSkeleton rows={9} columns={16} />
          </div>
        </div>
      )}
      {form}
    </div>
  );
};
