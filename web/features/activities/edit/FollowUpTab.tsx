import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { activitiesOfYear } from '#shared/calculation/index.ts';
import { followup } from '#shared/contract/followup.ts';
import { today } from '#web/kit/ui/dates.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import type { UnitIds } from '../ids.ts';
import styles from './Edit.module.css';
import { FollowUpYear } from './FollowUpYear.tsx';
import { yearChoices, yearNamed } from './years.ts';

/** What is typed in the follow-up of a unit and year: values by Admin, comments by whoever may write. */
export const FollowUpTab = ({ ids }: { readonly ids: UnitIds }) => {
  const { t } = useTranslation();
  const id = useId();
  const mayConfigure = useRight('configure');
  const [address, setAddress] = useAddressState('year');
  const thisYear = Number(today().slice(0, 4));
  const year = yearNamed(address, thisYear);
  const params = { ...ids, year: String(year) };
  const years = useEndpoint(followup.years, { params: ids });
  const activities = useEndpoint(followup.list, { params: ids });
  const comments = useEndpoint(followup.comments, { params });
  const inputs = useEndpoint(followup.inputs, mayConfigure ? { params } : null);
  const summary = useEndpoint(followup.year, { params });
  const loaded = {
    data:
      activities.data && comments.data && (!mayConfigure || inputs.data)
        ? ([activities.data, comments.data] as const)
        : undefined,
    error: activities.error ?? comments.error ?? inputs.error,
    mutate: () => Promise.all([activities.mutate(), comments.mutate(), mayConfigure && inputs.mutate()]),
  };
  return (
    <div className={styles.wide}>
      <div className={styles.bar}>
        <label htmlFor={id}>{t('activities.edit.year')}</label>
        <Select
          id={id}
          className={styles.years ?? ''}
          value={year}
          onChange={(chosen) => setAddress(String(chosen))}
          options={yearChoices(years.data ?? [], year, thisYear).map((one) => ({ value: one, label: String(one) }))}
        />
      </div>
      <Loaded of={loaded} skeleton={<TableSkeleton columns={6} />}>
        {([all, stored]) => (
          <FollowUpYear
            key={year}
            ids={ids}
            year={year}
            hasActivities={all.length > 0}
            activities={activitiesOfYear(all, year)}
            inputs={
              inputs.data && {
                stored: inputs.data,
                onStored: (now) => inputs.mutate(now && [...now], { revalidate: !now }),
              }
            }
            comments={{ stored, onStored: (now) => comments.mutate(now, { revalidate: !now }) }}
            summary={summary.data}
          />
        )}
      </Loaded>
    </div>
  );
};
