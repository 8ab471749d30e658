import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { addDays } from '#shared/time/day.ts';
import type { CategoryPlace } from '#web/api/place.ts';
import { useChange } from '#web/api/useChange.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { bodyOf, newForm } from '../period/form.ts';
import { nextFor } from '../period/merge.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { standing } from '../period/standing.ts';
import { useFormErrors } from '../period/useFormErrors.ts';
import { useReach } from '../useReach.ts';
import { spanText, weekText } from '../weeks.ts';
import { DialogForm } from './DialogForm.tsx';

interface NewPeriodDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A new period of one employee; by default it follows the last one (calculation.md section 1). */
export const NewPeriodDialog = ({ place, asset, onDone, onCancel }: NewPeriodDialogProps) => {
  const { t } = useTranslation();
  const { today, mayChangeHistory, min } = useReach();
  const create = useChange(assets.createPeriod);
  const [form, setForm] = useState(() => newForm(nextFor(asset, today, mayChangeHistory)));
  const { overlap, shortened } = standing(asset.periods, form, true);
  const errors = useFormErrors(form, overlap, create.problem?.fields);
  const own = useFormErrors(form, overlap);

  const save = async () => {
    if (form.start === null) return;
    const body = { ...bodyOf(form), start: form.start };
    if (await create.run({ params: { ...place.ids, assetId: asset.id }, body })) onDone();
  };
  return (
    <DialogForm
      title={t('assets.period.newTitle', { name: asset.name })}
      action={t('assets.period.create')}
      state={create.state}
      disabled={Object.keys(own).length > 0}
      onSubmit={() => void save()}
      onCancel={onCancel}
    >
      <ProblemAlert problem={create.problem} />
      <PeriodFields
        form={form}
        onChange={(next) => {
          create.reset();
          setForm(next);
        }}
        errors={errors}
        min={min}
      />
      {shortened && form.start && (
        <Alert
          type="info"
          showIcon
          title={t('assets.period.shortens', {
            weeks: spanText(shortened, t('ui.period.openShort')),
            last: weekText(addDays(form.start, -1)),
          })}
        />
      )}
    </DialogForm>
  );
};
