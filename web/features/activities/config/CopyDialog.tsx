import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import type { Copyables } from '#shared/model/activity.ts';
import { comparable } from '#shared/text/names.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import type { UnitIds } from '../ids.ts';

interface CopyDialogProps {
  readonly ids: UnitIds;
  /** The units that have activities. */
  readonly units: Copyables;
  readonly onClose: () => void;
}

/** Copies the activities of another unit, without their values. */
export const CopyDialog = ({ ids, units, onClose }: CopyDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const message = useToast();
  const copy = useChange(followup.copy);
  const [fromUnitId, setFrom] = useState<string>();
  const submit = async () => {
    if (fromUnitId === undefined) return;
    const done = await copy.run({ params: { ...ids, fromUnitId } });
    if (!done) return;
    message.success(t('activities.copy.done', { count: done.answer.length }));
    onClose();
  };
  return (
    <FormDialog
      title={t('activities.copy.title')}
      action={t('activities.copy.submit')}
      state={copy.state}
      disabled={fromUnitId === undefined}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ProblemAlert problem={copy.problem} />
      <Field id={id} label={t('activities.copy.from')} help={t('activities.copy.help')}>
        <Select
          id={id}
          value={fromUnitId}
          onChange={setFrom}
          showSearch={{ filterOption: (typed, option) => comparable(option?.label ?? '').includes(comparable(typed)) }}
          options={units.map(({ unitId, unitName }) => ({ value: unitId, label: unitName }))}
        />
      </Field>
    </FormDialog>
  );
};
