import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import type { Activity } from '#shared/model/activity.ts';
import { RemoveButton } from '#web/kit/forms/RemoveButton.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitIds } from '../ids.ts';

interface RemoveActivityProps {
  readonly ids: UnitIds;
  readonly activity: Activity;
  readonly onRemoved: () => void;
}

/** The button that removes an activity: it asks once, with the years that have values, and by name where there are any. */
export const RemoveActivity = ({ ids, activity, onRemoved }: RemoveActivityProps) => {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const params = { ...ids, activityId: activity.id };
  const { data, isLoading } = useEndpoint(followup.contents, isAsked ? { params } : null);
  const removal = useChange(followup.remove, { reloads: true });
  return (
    <RemoveButton
      name={activity.name}
      texts={{ action: t('ui.remove'), text: t('activities.remove.text'), holds: t('activities.remove.holds') }}
      onAsk={() => setIsAsked(true)}
      isLoading={isLoading}
      holds={data?.confirm === true}
      goes={data?.confirm ? t('activities.remove.goes', { years: data.years.join(', ') }) : undefined}
      change={removal}
      send={(confirm) =>
        removal.run({ params, version: activity.version, query: confirm === undefined ? {} : { confirm } })
      }
      onRemoved={onRemoved}
    />
  );
};
