import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../state/Field.tsx';
import { DayPicker } from './DayPicker.tsx';
import styles from './DaysPicker.module.css';
import { type ChosenDays, endingOn, startingOn } from './days.ts';

interface DaysPickerProps {
  readonly value: ChosenDays;
  readonly onChange: (days: ChosenDays) => void;
  /** What is wrong, per field, as a text. */
  readonly errors: { readonly start?: string | undefined; readonly end?: string | undefined };
  /** What an open end is called; `tillsvidare` unless given. */
  readonly open?: string;
  readonly startDisabled?: boolean;
}

/** First and last day; they pull and push each other so that the start is never after the end. */
export const DaysPicker = ({ value, onChange, errors, open, startDisabled = false }: DaysPickerProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.pair}>
      <Field id={`${id}-start`} label={t('ui.days.start')} error={errors.start}>
        <DayPicker
          id={`${id}-start`}
          value={value.start}
          disabled={startDisabled}
          onChange={(start) => onChange(startingOn(value, start))}
          invalid={errors.start !== undefined}
          describedBy={errors.start && `${id}-start-error`}
        />
      </Field>
      <Field
        id={`${id}-end`}
        label={t('ui.days.end')}
        error={errors.end}
        help={t('ui.period.endHelp', { open: open ?? t('ui.period.open') })}
      >
        <DayPicker
          id={`${id}-end`}
          value={value.end}
          onChange={(end) => onChange(endingOn(value, end))}
          clearable
          placeholder={open ?? t('ui.period.open')}
          invalid={errors.end !== undefined}
          describedBy={errors.end && `${id}-end-error`}
        />
      </Field>
    </div>
  );
};
