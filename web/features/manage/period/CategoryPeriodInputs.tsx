import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { DaysPicker } from '#web/kit/ui/inputs/DaysPicker.tsx';
import { TimeInput } from '#web/kit/ui/inputs/TimeInput.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import type { CategoryPeriodValues } from './categoryPeriod.ts';

interface CategoryPeriodInputsProps {
  readonly values: CategoryPeriodValues;
  readonly onChange: (values: Partial<CategoryPeriodValues>) => void;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The most hours of a working week. */
const WEEK = 168;

/** The fields of a category period: its days, the full-time week, notes. */
export const CategoryPeriodInputs = ({ values, onChange, errors }: CategoryPeriodInputsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const workingTime = errors.workingHours ?? errors.workingMinutes;
  return (
    <>
      <DaysPicker value={values} onChange={onChange} errors={{ start: errors.start, end: errors.end }} />
      <Field id={`${id}-time`} label={t('manage.field.workingTime')} error={workingTime}>
        <TimeInput
          id={`${id}-time`}
          maxHours={WEEK}
          value={{ hours: values.workingHours, minutes: values.workingMinutes }}
          onChange={({ hours, minutes }) => onChange({ workingHours: hours, workingMinutes: minutes })}
          invalid={workingTime !== undefined}
          describedBy={workingTime && `${id}-time-error`}
        />
      </Field>
      <CommentField
        label={t('manage.field.notes')}
        value={values.notes}
        error={errors.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
};
