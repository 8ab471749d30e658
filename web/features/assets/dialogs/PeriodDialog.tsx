import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset, AssetPeriod } from '#shared/model/asset.ts';
import { firstChange } from '#shared/planning/periodRules.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { useChange } from '#web/api/useChange.ts';
import { mergedOn } from '#web/forms/mergedOn.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { judgePeriod } from '#web/planning/judgePeriod.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { useDirty } from '#web/ui/state/useDirty.ts';
import { useDifferences } from '../grid/useDifferences.ts';
import { changesTo, formOf, type PeriodForm } from '../period/form.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { useFormErrors } from '../period/useFormErrors.ts';
import { spanText } from '../weeks.ts';
import styles from './DialogForm.module.css';
import { DialogForm } from './DialogForm.tsx';

interface PeriodDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly period: AssetPeriod;
  /** The period as in the table, with what is typed there and not saved. */
  readonly typed: PeriodForm | undefined;
  /** The period was saved or removed. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One period of an employee: its weeks and values, or its removal. */
export const PeriodDialog = ({ place, asset, typed, onDone, onCancel, ...props }: PeriodDialogProps) => {
  const { t } = useTranslation();
  // As it was when the dialog opened, so that a change by another user meanwhile is a conflict.
  const [period] = useState(props.period);
  const confirm = useConfirm();
  const planner = usePlanner();
  const differencesOf = useDifferences();
  const update = useChange(assets.updatePeriod);
  const removal = useChange(assets.removePeriod);
  const [form, setForm] = useState(typed ?? formOf(period));
  const dirty = useDirty(form);
  const access = accessLevelOf(period, planner.today, planner.mayChangeHistory);
  const { faults } = judgePeriod({ list: asset.periods, chosen: form, planner, changed: period });
  const errors = useFormErrors(form, faults, update.problem?.fields);
  const params = { ...place.ids, assetId: asset.id, periodId: period.id };
  const own = useFormErrors(form, faults);

  const save = async (version: number) => {
    const changes = changesTo(period, form);
    if (Object.keys(changes).length === 0 || (await update.run({ params, body: { ...changes, version } }))) onDone();
  };
  const remove = async () => {
    const title = t('assets.period.removeTitle', { weeks: spanText(period, t('ui.period.openShort')) });
    if (!(await confirm({ title, text: asset.name, action: t('ui.remove'), danger: true }))) return;
    if (await removal.run({ params, version: period.version })) onDone();
  };
  const { conflict } = update;
  const current = conflict?.current;
  return (
    <DialogForm
      title={t('assets.period.title', { name: asset.name })}
      action={t('ui.ok')}
      state={update.state}
      dirty={dirty}
      disabled={Object.keys(own).length > 0 || access.level === 'readOnly'}
      onSubmit={() => void save(period.version)}
      onCancel={onCancel}
      extra={
        access.level === 'editable' && (
          <Button danger type="text" loading={removal.state !== 'idle'} onClick={() => void remove()}>
            {t('ui.remove')}
          </Button>
        )
      }
    >
      {access.level !== 'editable' && <p className={styles.access}>{t(`assets.access.${access.level}`)}</p>}
      <ProblemAlert problem={update.problem ?? removal.problem} />
      <PeriodFields
        form={form}
        onChange={(next) => {
          update.reset();
          setForm(next);
        }}
        errors={errors}
        min={firstChange(planner)}
        startReadOnly={access.startReadOnly}
        endReadOnly={access.endReadOnly}
      />
      <ConflictDialog
        conflict={conflict}
        differences={current ? differencesOf(formOf(current), mergedOn(formOf(current), formOf(period), form)) : []}
        onTheirs={onDone}
        onMine={() => current && void save(current.version)}
        onCancel={update.reset}
      />
    </DialogForm>
  );
};
