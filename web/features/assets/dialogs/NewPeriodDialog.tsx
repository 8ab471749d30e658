import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset, AssetPeriod } from '#shared/model/asset.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { judgePeriod } from '#web/planning/judgePeriod.ts';
import { proposePeriod } from '#web/planning/proposePeriod.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { useDirty } from '#web/ui/state/useDirty.ts';
import { bodyOf, formOf, newForm } from '../period/form.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { useFormErrors } from '../period/useFormErrors.ts';
import { spanText, weekText } from '../weeks.ts';
import styles from './DialogForm.module.css';
import { DialogForm } from './DialogForm.tsx';

/** New periods of staff may start up to 10 weeks back. */
const since = 'historyLimit';

interface NewPeriodDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A new period of one employee; by default it follows the last one. */
export const NewPeriodDialog = ({ place, asset, onDone, onCancel }: NewPeriodDialogProps) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const create = useChange(assets.createPeriod);
  const [goesOn, setGoesOn] = useState(false);
  const [begun, setBegun] = useState(false);
  const [form, setForm] = useState(() => newForm(proposePeriod(asset.periods, planner, 'open')));
  const dirty = useDirty(form);
  const [siblings] = useState(asset.periods);
  const judged = judgePeriod({ list: siblings, chosen: form, planner, since });
  const shortened = siblings.find(({ id }) => id === judged.shortened?.id);
  const errors = useFormErrors(form, judged.faults, create.problem?.fields);
  const own = useFormErrors(form, judged.faults);

  const params = { ...place.ids, assetId: asset.id };
  const goOn = async (before: AssetPeriod, end: Day) => {
    const body = { ...bodyOf(formOf(before)), start: addDays(end, 1), end: null };
    return create.run({ params, body });
  };
  const save = async () => {
    if (form.start === null) return;
    const made = begun || (await create.run({ params, body: { ...bodyOf(form), start: form.start } })) !== undefined;
    if (!made) return;
    // The period is there: another try makes only the one after it.
    setBegun(true);
    if (!goesOn || !shortened || form.end === null || (await goOn(shortened, form.end))) onDone();
  };
  return (
    <DialogForm
      title={t('assets.period.newTitle', { name: asset.name })}
      action={t('assets.period.create')}
      state={create.state}
      dirty={dirty}
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
        min={firstStart(planner, since)}
      />
      {shortened && form.end && (
        <Checkbox className={styles.goesOn ?? ''} checked={goesOn} onChange={({ target }) => setGoesOn(target.checked)}>
          {t('assets.period.goesOn', { week: weekText(addDays(form.end, 1)) })}
        </Checkbox>
      )}
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
