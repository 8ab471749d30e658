import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset, AssetPeriod } from '#shared/model/asset.ts';
import { firstChange } from '#shared/planning/periodRules.ts';
import { endsAbsence } from '#shared/planning/typedRate.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { usePeriodLabels } from '../grid/periodLabels.ts';
import {
  assetPeriodSchema,
  bodyOf,
  formOf,
  isStaffed,
  type PeriodForm,
  sentChanges,
  withEndedAbsence,
} from '../period/form.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { useRateText } from '../period/useRateText.ts';
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

/** Whether the rate that is typed has ended the absence of the period. */
const isEnded = (form: PeriodForm, stored: AssetPeriod): boolean =>
  isStaffed(form) && endsAbsence(stored, { workRate: bodyOf(form).workRate });

/** One period of an employee: its weeks and values, or its removal. */
export const PeriodDialog = ({ place, asset, period, typed, onDone, onCancel }: PeriodDialogProps) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const update = useChange(assets.updatePeriod);
  const removal = useChange(assets.removePeriod);
  const access = accessLevelOf(period, planner.today, planner.mayChangeHistory);
  const params = { ...place.ids, assetId: asset.id, periodId: period.id };
  const form = useVersionedForm({
    stored: period,
    initial: typed,
    toValues: (stored = period) => formOf(stored),
    toBody: bodyOf,
    labels: usePeriodLabels(),
    check: (chosen, changed) => judgePeriod({ list: asset.periods, chosen, planner, changed }).faults,
    faultsShown: 'always',
    faultText: useRateText(),
    update: {
      schema: assetPeriodSchema,
      change: update,
      send: async (body, base) => {
        const changes = sentChanges(body, base);
        if (Object.keys(changes).length === 0) return { answer: base };
        return update.run({ params, body: { ...changes, version: base.version } });
      },
    },
    remove: { change: removal, send: ({ version }) => removal.run({ params, version }), onRemoved: onDone },
    onSaved: onDone,
    onTheirs: onDone,
  });
  const { values } = form;
  const change = (next: PeriodForm) =>
    form.set(next.workRate === values.workRate ? next : withEndedAbsence(next, period, asset.periods));
  return (
    <DialogForm
      form={form}
      failed="assetPeriod"
      title={t('assets.period.title', { name: asset.name })}
      action={t('ui.ok')}
      disabled={!form.valid || access.level === 'readOnly'}
      removal={
        access.level === 'editable' && {
          title: t('assets.period.removeTitle', { weeks: spanText(period, t('ui.period.openShort')) }),
          text: asset.name,
        }
      }
      onCancel={onCancel}
    >
      {access.level !== 'editable' && <p className={styles.access}>{t(`assets.access.${access.level}`)}</p>}
      <PeriodFields
        form={values}
        onChange={change}
        errors={form.errors}
        min={firstChange(planner)}
        startReadOnly={access.startReadOnly}
        endReadOnly={access.endReadOnly}
      />
      {isEnded(values, period) && (
        <p className={styles.planned} role="status">
          {t('assets.period.absenceEnded')}
        </p>
      )}
    </DialogForm>
  );
};
