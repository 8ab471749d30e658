import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Demand } from '#shared/model/demand.ts';
import { day } from '#shared/model/fields.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { href } from '#web/navigation/href.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { useAddressState } from '#web/navigation/useAddressState.ts';
import { PeriodList } from '#web/planning/PeriodList.tsx';
import { rememberedPeriod, rememberPeriod } from '#web/planning/remembered.ts';
import { today } from '#web/ui/dates.ts';
import { TabTools } from '#web/ui/frame/TabTools.tsx';
import { useIsPhone } from '#web/ui/hooks/useMedia.ts';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/ui/state/ErrorState.tsx';
import { Instead } from '#web/ui/state/Instead.tsx';
import { PeriodSkeleton, TableSkeleton } from '#web/ui/state/Skeletons.tsx';
import styles from './DemandTab.module.css';
import { DemandView } from './DemandView.tsx';
import { chosenOf, latestFirst, neighbourOf } from './period/chosen.ts';
import { NewPeriod } from './period/NewPeriod.tsx';
import { useListed } from './period/useListed.ts';

/** Behov: the demand periods of a category, and the selected one as a table to type in. */
export const DemandTab = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const { data, error, mutate } = useEndpoint(contract.list, { params: place.ids });
  const category = useEndpoint(hierarchy.category, { params: place.ids });
  const [asked, setPeriod] = useAddressState('period');
  const [named] = useAddressState('week');
  const [making, setMaking] = useState(false);
  const [dirty, setDirty] = useState(false);
  const list = useMemo(() => data && latestFirst(data), [data]);
  // Who comes from a week elsewhere wants the period of that week, not the one last shown.
  const week = day.safeParse(named).data;
  const chosen = list && chosenOf(list, asked, week ? undefined : rememberedPeriod(), week ?? today());
  const isPhone = useIsPhone();
  const listedOf = useListed(place.hasBeds);

  useEffect(() => {
    if (!chosen) return;
    rememberPeriod(chosen);
    if (chosen.id !== asked) setPeriod(chosen.id, { replace: true });
  }, [chosen, asked, setPeriod]);

  const problem =
    (data === undefined ? error : undefined) ?? (category.data === undefined ? category.error : undefined);
  if (problem) {
    return (
      <Instead heading={t('demand.title')}>
        <ErrorState
          problem={problem}
          retry={() => {
            void mutate();
            void category.mutate();
          }}
        />
      </Instead>
    );
  }

  const store = (stored: Demand) =>
    void mutate((before = []) => [...before.filter(({ id }) => id !== stored.id), stored], { revalidate: true });
  const removed = (id: string) => {
    const next = list && neighbourOf(list, id);
    void mutate((before = []) => before.filter((period) => period.id !== id), { revalidate: true });
    setPeriod(next?.id ?? null, { replace: true });
  };
  const create = place.canWrite && (
    <Button className={list?.length === 0 ? '' : styles.create} icon={<PlusOutlined />} onClick={() => setMaking(true)}>
      {t('ui.period.new')}
    </Button>
  );
  const form = making && list && (
    <NewPeriod
      place={place}
      list={list}
      selected={chosen}
      onMade={(made) => {
        store(made);
        setMaking(false);
        setPeriod(made.id);
      }}
      onClose={() => setMaking(false)}
    />
  );

  if (list?.length === 0) {
    return (
      <Instead heading={t('demand.title')}>
        <EmptyState title={t('demand.empty')} text={t('demand.emptyText')} action={create} />
        {form}
      </Instead>
    );
  }
  return (
    <div className={styles.tab}>
      {!isPhone && (
        <TabTools>
          <Button size="small" icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('demand.menu.print')}
          </Button>
        </TabTools>
      )}
      <PeriodList
        title={t('demand.title')}
        periods={list?.map((period) => listedOf(period, dirty && period.id === chosen?.id)) ?? []}
        selected={chosen?.id}
        hrefOf={(period) => href.plan({ ...place.ids, tab: 'demand', period })}
        action={create}
      >
        {list === undefined ? <PeriodSkeleton /> : undefined}
      </PeriodList>
      {list && chosen && category.data ? (
        <DemandView
          key={chosen.id}
          place={place}
          list={list}
          demand={chosen}
          category={category.data}
          onDirty={setDirty}
          onStored={store}
          onRemoved={() => removed(chosen.id)}
        />
      ) : (
        <div className={styles.work}>
          <div className={styles.sheet}>
            <TableSkeleton rows={9} columns={16} />
          </div>
        </div>
      )}
      {form}
    </div>
  );
};
