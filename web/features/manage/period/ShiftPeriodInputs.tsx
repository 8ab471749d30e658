import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shiftPeriodTypes } from '#shared/model/shift.ts';
import { DaysPicker } from '#web/kit/ui/inputs/DaysPicker.tsx';
import { NumberInput } from '#web/kit/ui/inputs/NumberInput.tsx';
import { TimeInput } from '#web/kit/ui/inputs/TimeInput.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { CheckField } from '../form/CheckField.tsx';
import styles from './ShiftPeriodInputs.module.css';
import type { ShiftPeriodValues } from './shiftPeriod.ts';

interface ShiftPeriodInputsProps {
  readonly values: ShiftPeriodValues;
  readonly onChange: (values: Partial<ShiftPeriodValues>) => void;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The most hours of a working week. */
const WEEK = 168;
/** The most weeks and nights of a rotation. */
const TURNS = 99;

/** The fields of a shift period: days, type with its measures, night shift, duty. */
export const ShiftPeriodInputs = ({ values, onChange, errors }: ShiftPeriodInputsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { type } = values;
  const turns = (field: 'weeks' | 'nights') => (
    <Field id={`${id}-${field}`} label={t(`manage.shift.${field}`)} error={errors[field]}>
      <NumberInput
        id={`${id}-${field}`}
        className={styles.turns}
        max={TURNS}
        value={values[field]}
        onChange={(text) => onChange({ [field]: text })}
        invalid={errors[field] !== undefined}
        describedBy={errors[field] && `${id}-${field}-error`}
      />
    </Field>
  );
  const newTime = errors.newWorkingHours ?? errors.newWorkingMinutes;
  const extra = errors.extraHours ?? errors.extraMinutes;
  return (
    <>
      <DaysPicker value={values} onChange={onChange} errors={{ start: errors.start, end: errors.end }} />
      <fieldset className={styles.type}>
        <legend>{t('manage.shift.type')}</legend>
        <Radio.Group
          className={styles.types ?? ''}
          value={type}
          onChange={({ target }) => onChange({ type: target.value })}
          options={shiftPeriodTypes.map((value) => ({ value, label: t(`manage.shift.types.${value}`) }))}
        />
        <p>{t(`manage.shift.help.${type}`)}</p>
      </fieldset>
      <div className={styles.measures}>
        {type === 'ExtraHours' && (
          <Field id={`${id}-extra`} label={t('manage.shift.extra')} error={extra}>
            <TimeInput
              id={`${id}-extra`}
              value={{ hours: values.extraHours, minutes: values.extraMinutes }}
              onChange={({ hours, minutes }) => onChange({ extraHours: hours, extraMinutes: minutes })}
              invalid={extra !== undefined}
              describedBy={extra && `${id}-extra-error`}
            />
          </Field>
        )}
        {type === 'Rotation' && (
          <>
            {turns('nights')}
            {turns('weeks')}
          </>
        )}
        {(type === 'Rotation' || type === 'Other') && (
          <Field id={`${id}-new`} label={t('manage.shift.newWorkingTime')} error={newTime}>
            <TimeInput
              id={`${id}-new`}
              maxHours={WEEK}
              value={{ hours: values.newWorkingHours, minutes: values.newWorkingMinutes }}
              onChange={({ hours, minutes }) => onChange({ newWorkingHours: hours, newWorkingMinutes: minutes })}
              invalid={newTime !== undefined}
              describedBy={newTime && `${id}-new-error`}
            />
          </Field>
        )}
      </div>
      <div className={styles.marks}>
        <CheckField
          label={t('manage.shift.isNightShift')}
          checked={values.isNightShift}
          onChange={(isNightShift) => onChange({ isNightShift })}
        />
        <CheckField
          label={t('manage.shift.isDutyShift')}
          checked={values.isDutyShift}
          onChange={(isDutyShift) => onChange({ isDutyShift })}
        />
      </div>
    </>
  );
};
