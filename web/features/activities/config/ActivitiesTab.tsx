import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import styles from '../Activities.module.css';
import type { UnitIds } from '../ids.ts';
import { ActivityList } from './ActivityList.tsx';

/** The activities of a unit's follow-up, for Admin: what they are, and their order. */
export const ActivitiesTab = ({ ids }: { readonly ids: UnitIds }) => {
  const { t } = useTranslation();
  const activities = useEndpoint(followup.list, { params: ids });
  const loading = (
    <Card title={t('activities.title')} className={styles.wide}>
      <TableSkeleton columns={4} />
    </Card>
  );
  return (
    <Loaded of={activities} skeleton={loading}>
      {(list) => (
        <ActivityList
          ids={ids}
          activities={list}
          onOrdered={(ordered) => void activities.mutate([...ordered], { revalidate: false })}
        />
      )}
    </Loaded>
  );
};
