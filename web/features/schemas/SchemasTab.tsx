import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import { sorted } from '#shared/time/timeline.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { href } from '#web/navigation/href.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { PeriodList } from '#web/planning/PeriodList.tsx';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/ui/state/ErrorState.tsx';
import { Instead } from '#web/ui/state/Instead.tsx';
import { PeriodSkeleton } from '#web/ui/state/Skeletons.tsx';
import { CardSkeleton } from './PlanSkeleton.tsx';
import { PlanView } from './PlanView.tsx';
import { NewPeriod } from './period/NewPeriod.tsx';
import styles from './SchemasTab.module.css';
import { useSelection } from './useSelection.ts';

/** Plan: the plan periods of a category, and the weekly balance of demand, supply and budget in the selected one. */
export const SchemasTab = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const { data: list, error, mutate } = useEndpoint(schemas.list, { params: place.ids });
  const { selection, selectPeriod } = useSelection(list);
  const [making, setMaking] = useState(false);

  if (list === undefined && error)
    return (
      <Instead heading={t('schemas.title')}>
        <ErrorState problem={error} retry={() => void mutate()} />
      </Instead>
    );
  const create = (className?: string) =>
    place.canWrite && (
      <Button icon={<PlusOutlined />} onClick={() => setMaking(true)}>
        <span className={className}>{t('ui.period.new')}</span>
      </Button>
    );
  const form = making && list && (
    <NewPeriod
      place={place}
      list={list}
      onMade={(made) => {
        setMaking(false);
        // In the list before it is selected: an address that names none of the list's periods would be corrected.
        void mutate([...list, made]);
        selectPeriod(made.id);
      }}
      onClose={() => setMaking(false)}
    />
  );
  if (list?.length === 0) {
    return (
      <Instead heading={t('schemas.title')}>
        <EmptyState title={t('schemas.empty')} text={t('schemas.emptyText')} action={create()} />
        {form}
      </Instead>
    );
  }
  return (
    <div className={styles.tab}>
      <PeriodList
        title={t('schemas.title')}
        periods={sorted(list ?? []).toReversed()}
        selected={selection?.schema.id}
        hrefOf={(period) => href.plan({ ...place.ids, tab: 'schemas', period })}
        action={create(styles.create)}
      >
        {list === undefined ? <PeriodSkeleton /> : undefined}
      </PeriodList>
      {list && selection ? (
        <PlanView place={place} list={list} selection={selection} onRemoved={selectPeriod} />
      ) : (
        <CardSkeleton />
      )}
      {form}
    </div>
  );
};
