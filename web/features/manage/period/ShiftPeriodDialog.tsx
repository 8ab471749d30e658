import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import { useChange } from '#web/api/useChange.ts';
import { everything, type ShiftIds } from '../ids.ts';
import { PartDialog } from './PartDialog.tsx';
import { ShiftPeriodInputs } from './ShiftPeriodInputs.tsx';
import { shiftPeriodBody, shiftPeriodSchema, shiftPeriodValues } from './shiftPeriod.ts';
import { useMeasureText } from './useMeasureText.ts';
import { usePeriodText } from './usePeriodText.ts';

interface ShiftPeriodDialogProps {
  readonly ids: ShiftIds;
  readonly name: string;
  /** Undefined for a new one. */
  readonly stored: ShiftPeriod | undefined;
  /** What a new one counts like. */
  readonly like: ShiftPeriod | undefined;
  readonly onClose: () => void;
}

/** One period of a shift: its days, how it counts, and whether it is a night or on duty. */
export const ShiftPeriodDialog = ({ ids, name, stored, like, onClose }: ShiftPeriodDialogProps) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const measureText = useMeasureText();
  const create = useChange(hierarchy.createShiftPeriod, everything);
  const update = useChange(hierarchy.updateShiftPeriod, everything);
  const removal = useChange(hierarchy.deleteShiftPeriod, everything);
  const yes = (value: boolean) => t(value ? 'manage.yes' : 'manage.no');
  return (
    <PartDialog
      title={stored ? t('manage.period.of', { name, period: periodText(stored) }) : t('manage.period.newOf', { name })}
      level="shift"
      name={name}
      stored={stored}
      valuesOf={(period) => shiftPeriodValues(period, like)}
      schema={shiftPeriodSchema}
      bodyOf={shiftPeriodBody}
      told={{
        start: { label: t('ui.days.start'), of: ({ start }) => start ?? '' },
        end: { label: t('ui.days.end'), of: ({ end }) => end ?? t('ui.period.open') },
        type: { label: t('manage.shift.type'), of: (values) => measureText(shiftPeriodBody(values)) },
        isNightShift: { label: t('manage.shift.isNightShift'), of: ({ isNightShift }) => yes(isNightShift) },
        isDutyShift: { label: t('manage.shift.isDutyShift'), of: ({ isDutyShift }) => yes(isDutyShift) },
      }}
      change={stored ? update : create}
      send={(values, version) => {
        const body = shiftPeriodBody(values);
        return stored
          ? update.run({ params: { ...ids, periodId: stored.id }, body: { ...body, version } })
          : create.run({ params: ids, body });
      }}
      {...(stored && {
        removal: {
          ...removal,
          run: () => removal.run({ params: { ...ids, periodId: stored.id }, version: stored.version }),
        },
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(values, set, errors) => <ShiftPeriodInputs values={values} onChange={set} errors={errors} />}
    </PartDialog>
  );
};
