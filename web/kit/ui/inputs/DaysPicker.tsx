import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../state/Field.tsx';
import { DayPicker } from './DayPicker.tsx';
import styles from './DaysPicker.module.css';
import { type ChosenDays, endingOn, movedEnd, startingOn } from './days.ts';

interface DaysPickerProps {
  readonly value: ChosenDays;
  readonly onChange: (days: ChosenDays) => void;
  /** What is wrong, per field, as a text. */
  readonly errors: { readonly start?: string | undefined; readonly end?: string | undefined };
  /** What an open end is called; `tillsvidare` unless given. */
  readonly open?: string;
  readonly startDisabled?: boolean;
  /** The end is only a proposal until somebody types one: it moves along with the start instead of pulling it back. */
  readonly endProposed?: boolean;
}

/**
 * First and last day; they pull and push each other so that the start is never after the end, which is said below the field. An end
 * that is only proposed moves along with the start.
 */
export const DaysPicker = ({ value, onChange, errors, open, startDisabled = false, ...props }: DaysPickerProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [pulled, setPulled] = useState<'start' | 'end'>();
  const [proposed, setProposed] = useState(props.endProposed ? value : undefined);
  const withStart = (start: string | null) =>
    proposed ? { start, end: movedEnd(proposed, start) } : startingOn(value, start);
  const change = (field: 'start' | 'end', day: string | null) => {
    const chosen = field === 'start' ? withStart(day) : endingOn(value, day);
    if (field === 'end') setProposed(undefined);
    setPulled(chosen[field] === day ? undefined : field);
    onChange(chosen);
  };
  const pulledText = (field: 'start' | 'end') =>
    pulled === field ? <span role="status">{t(`ui.days.pulled.${field}`)}</span> : undefined;
  return (
    <div className={styles.pair}>
      <Field id={`${id}-start`} label={t('ui.days.start')} error={errors.start} help={pulledText('start')}>
        <DayPicker
          id={`${id}-start`}
          value={value.start}
          disabled={startDisabled}
          onChange={(start) => change('start', start)}
          invalid={errors.start !== undefined}
          describedBy={errors.start && `${id}-start-error`}
        />
      </Field>
      <Field
        id={`${id}-end`}
        label={t('ui.days.end')}
        error={errors.end}
        help={pulledText('end') ?? t('ui.period.endHelp', { open: open ?? t('ui.period.open') })}
      >
        <DayPicker
          id={`${id}-end`}
          value={value.end}
          onChange={(end) => change('end', end)}
          clearable
          placeholder={open ?? t('ui.period.open')}
          invalid={errors.end !== undefined}
          describedBy={errors.end && `${id}-end-error`}
        />
      </Field>
    </div>
  );
};
