import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { Field } from '#web/ui/state/Field.tsx';
import styles from './PeriodPicker.module.css';
import { type ChosenPeriod, withEnd, withStart } from './pull.ts';
import { WeekPicker } from './WeekPicker.tsx';

interface PeriodPickerProps {
  readonly value: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  /** The first day that may be chosen: this Monday, or the history limit. */
  readonly min?: Day | undefined;
  /** False where the end must be known. */
  readonly openEnd?: boolean;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  /** What is wrong, per field, as a text. */
  readonly errors?: { readonly start?: string | undefined; readonly end?: string | undefined };
}

/** Start week and end week; they pull and push each other so that start is never after end. */
export const PeriodPicker = ({ value, onChange, min, openEnd = true, errors = {}, ...props }: PeriodPickerProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.pair}>
      <Field id={`${id}-start`} label={t('ui.period.start')} error={errors.start}>
        <WeekPicker
          id={`${id}-start`}
          value={value.start}
          onChange={(start) => onChange(withStart(value, start))}
          min={min}
          disabled={props.startDisabled ?? false}
          invalid={errors.start !== undefined}
          describedBy={errors.start && `${id}-start-error`}
        />
      </Field>
      <Field
        id={`${id}-end`}
        label={t('ui.period.end')}
        error={errors.end}
        help={openEnd ? t('ui.period.endHelp') : undefined}
      >
        <WeekPicker
          id={`${id}-end`}
          value={value.end}
          onChange={(end) => onChange(withEnd(value, end))}
          min={min}
          clearable={openEnd}
          placeholder={openEnd ? t('ui.period.open') : ''}
          disabled={props.endDisabled ?? false}
          invalid={errors.end !== undefined}
          describedBy={errors.end && `${id}-end-error`}
        />
      </Field>
    </div>
  );
};
