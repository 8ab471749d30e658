import Checkbox from 'antd/es/checkbox';
import type { InputRef } from 'antd/es/input';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#shared/model/activity.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import type { UnitIds } from '../ids.ts';
import { KindFields } from './KindFields.tsx';
import { NameFields } from './NameFields.tsx';
import { RemoveActivity } from './RemoveActivity.tsx';
import { TotalFields } from './TotalFields.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useActivityForm } from './useActivityForm.ts';

interface ActivityDialogProps {
  readonly ids: UnitIds;
  readonly activities: readonly Activity[];
  /** The activity to change; a new one without. */
  readonly activity: Activity | undefined;
  readonly onClose: () => void;
}

/** An activity, new or changed: what its type does not have is disabled, so that nothing moves when the type is chosen. */
export const ActivityDialog = ({ ids, activities, activity, onClose }: ActivityDialogProps) => {
  const { t } = useTranslation();
  const nameField = useRef<InputRef>(null);
  const [another, setAnother] = useState(false);
  const { form, categories } = useActivityForm({
    ids,
    activities,
    activity,
    isRepeated: another,
    onNext: () => nameField.current?.focus(),
    onClose,
  });
  return (
    <VersionedDialog
      form={form}
      failed="activity"
      title={t(activity ? 'activities.change' : 'activities.new')}
      action={t(activity ? 'activities.update' : 'activities.create')}
      disabled={activity !== undefined && !form.changed}
      width={604}
      extra={
        activity ? (
          <RemoveActivity ids={ids} activity={activity} onRemoved={onClose} />
        ) : (
          <Checkbox checked={another} onChange={({ target }) => setAnother(target.checked)}>
            {t('activities.another')}
          </Checkbox>
        )
      }
      onCancel={onClose}
    >
      <NameFields form={form} ref={nameField} />
      <TypeChoice value={form.values.type} onChange={(type) => form.set({ type })} />
      <KindFields form={form} categories={categories} />
      <TotalFields form={form} />
    </VersionedDialog>
  );
};
