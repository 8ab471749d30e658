import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import type { ShiftIds } from '../ids.ts';
import { PartDialog, type PartDialogProps } from './PartDialog.tsx';
import { ShiftPeriodInputs } from './ShiftPeriodInputs.tsx';
import { shiftPeriodBody, shiftPeriodSchema, shiftPeriodValues } from './shiftPeriod.ts';
import { useMeasureText } from './useMeasureText.ts';
import { usePartForm } from './usePartForm.ts';

const endpoints = {
  create: hierarchy.createShiftPeriod,
  update: hierarchy.updateShiftPeriod,
  remove: hierarchy.deleteShiftPeriod,
};

/** One period of a shift: days, type with its measures, night shift, duty. */
export const ShiftPeriodDialog = ({ ids, name, stored, like, onClose }: PartDialogProps<ShiftIds, ShiftPeriod>) => {
  const { t } = useTranslation();
  const measureText = useMeasureText();
  const form = usePartForm({
    name,
    schema: shiftPeriodSchema,
    endpoints,
    above: ids,
    own: (periodId) => ({ ...ids, periodId }),
    stored,
    toValues: (period) => shiftPeriodValues(period, like),
    toBody: shiftPeriodBody,
    labels: {
      type: { label: t('manage.shift.type'), text: (values) => measureText(shiftPeriodBody(values)) },
      isNightShift: t('manage.shift.isNightShift'),
      isDutyShift: t('manage.shift.isDutyShift'),
    },
    onClose,
  });
  return (
    <PartDialog form={form} level="shift" name={name} stored={stored} onClose={onClose}>
      <ShiftPeriodInputs values={form.values} onChange={form.set} errors={form.errors} />
    </PartDialog>
  );
};
