import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './PeriodPicker.module.css';
import { type ChosenPeriod, withEnd, withStart, withUnread } from './pull.ts';
import { WeekPicker } from './WeekPicker.tsx';

interface PeriodPickerProps {
  readonly value: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  /** The first day that may be chosen: this Monday, or the history limit. */
  readonly min?: Day | undefined;
  /** False where the end must be known; the text of an open end where it is another than `tillsvidare`. */
  readonly openEnd?: boolean | string;
  /** The end is only proposed: a later start is not pulled to it. */
  readonly endProposed?: boolean;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  /** What is wrong, per field, as a text. */
  readonly errors?: { readonly start?: string | undefined; readonly end?: string | undefined };
}

/** Start week and end week; they pull and push each other so that start is never after end. */
export const PeriodPicker = ({ value, onChange, min, openEnd = true, errors = {}, ...props }: PeriodPickerProps) => {
  const { t } = useTranslation();
  const id = useId();
  const open = openEnd === true ? t('ui.period.open') : openEnd || '';
  const change = (chosen: ChosenPeriod, field: 'start' | 'end', unread: string | undefined) =>
    onChange(withUnread({ ...chosen, unread: value.unread }, field, unread));
  const starting = (start: Day | null): ChosenPeriod =>
    props.endProposed ? { start: start && mondayOf(start), end: value.end } : withStart(value, start);
  return (
    <div className={styles.pair}>
      <Field id={`${id}-start`} label={t('ui.period.start')} error={errors.start}>
        <WeekPicker
          id={`${id}-start`}
          value={value.start}
          unread={value.unread?.start}
          onChange={(start, unread) => change(starting(start), 'start', unread)}
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
        help={openEnd === false ? undefined : t('ui.period.endHelp', { open })}
      >
        <WeekPicker
          id={`${id}-end`}
          value={value.end}
          unread={value.unread?.end}
          onChange={(end, unread) => change(withEnd(value, end), 'end', unread)}
          from={value.start}
          min={min}
          clearable={openEnd !== false}
          placeholder={open}
          disabled={props.endDisabled ?? false}
          invalid={errors.end !== undefined}
          describedBy={errors.end && `${id}-end-error`}
        />
      </Field>
    </div>
  );
};
