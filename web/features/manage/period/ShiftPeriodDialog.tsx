import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import { useChange } from '#web/api/useChange.ts';
import { everything, type ShiftIds } from '../ids.ts';
import { PartDialog } from './PartDialog.tsx';
import { ShiftPeriodInputs } from './ShiftPeriodInputs.tsx';
import { shiftPeriodBody, shiftPeriodSchema, shiftPeriodValues } from './shiftPeriod.ts';
import { useMeasureText } from './useMeasureText.ts';
import { usePartForm } from './usePartForm.ts';

interface ShiftPeriodDialogProps {
  readonly ids: ShiftIds;
  readonly name: string;
  /** Undefined for a new one. */
  readonly stored: ShiftPeriod | undefined;
  /** The period whose type and measures a new one takes. */
  readonly like: ShiftPeriod | undefined;
  readonly onClose: () => void;
}

/** One period of a shift: days, type with its measures, night shift, duty. */
export const ShiftPeriodDialog = ({ ids, name, stored, like, onClose }: ShiftPeriodDialogProps) => {
  const { t } = useTranslation();
  const measureText = useMeasureText();
  const create = useChange(hierarchy.createShiftPeriod, everything);
  const update = useChange(hierarchy.updateShiftPeriod, everything);
  const removal = useChange(hierarchy.deleteShiftPeriod, everything);
  const form = usePartForm({
    name,
    stored,
    toValues: (period) => shiftPeriodValues(period, like),
    toBody: shiftPeriodBody,
    labels: {
      start: t('ui.days.start'),
      end: { label: t('ui.days.end'), text: ({ end }) => end ?? t('ui.period.open') },
      type: { label: t('manage.shift.type'), text: (values) => measureText(shiftPeriodBody(values)) },
      isNightShift: t('manage.shift.isNightShift'),
      isDutyShift: t('manage.shift.isDutyShift'),
    },
    create: { schema: shiftPeriodSchema, change: create, send: (body) => create.run({ params: ids, body }) },
    update: {
      schema: shiftPeriodSchema,
      change: update,
      send: (body, { id, version }) => update.run({ params: { ...ids, periodId: id }, body: { ...body, version } }),
    },
    remove: {
      change: removal,
      send: ({ id, version }) => removal.run({ params: { ...ids, periodId: id }, version }),
    },
    onClose,
  });
  return (
    <PartDialog form={form} level="shift" name={name} stored={stored} onClose={onClose}>
      <ShiftPeriodInputs values={form.values} onChange={form.set} errors={form.errors} />
    </PartDialog>
  );
};
