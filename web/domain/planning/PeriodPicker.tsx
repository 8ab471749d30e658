import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './PeriodPicker.module.css';
import { type ChosenPeriod, pulledField, withEnd, withMovedStart, withStart, withUnread } from './pull.ts';
import { WeekPicker } from './WeekPicker.tsx';

export type UntypedEnd = 'stored' | 'proposed' | 'computed';

interface PeriodPickerProps {
  readonly value: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  /** The first day that may be chosen: this Monday, or the history limit. */
  readonly min?: Day | undefined;
  /** False where the end must be known; the text of an open end where it is another than `tillsvidare`. */
  readonly openEnd?: boolean | string;
  /** Whose the end is as long as nobody has typed it: stored, proposed with the start, or computed by the form from the start. */
  readonly untypedEnd?: UntypedEnd;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  /** What is wrong, per field, as a text. */
  readonly errors?: { readonly start?: string | undefined; readonly end?: string | undefined };
}

const startSetters = {
  stored: withStart,
  proposed: withMovedStart,
  computed: ({ end }: ChosenPeriod, start: Day | null) => ({ start: start && mondayOf(start), end }),
} as const;

/**
 * Start week and end week. An end that was typed or stored pulls a later start, and an earlier end is pushed to the start, which is
 * said below the field; an end that is only proposed moves along with the start.
 */
export const PeriodPicker = ({
  value,
  onChange,
  min,
  openEnd = true,
  untypedEnd = 'stored',
  errors = {},
  ...props
}: PeriodPickerProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [isEndTyped, setIsEndTyped] = useState(false);
  const [pulled, setPulled] = useState<'start' | 'end'>();
  const open = openEnd === true ? t('ui.period.open') : openEnd || '';
  // The field may have room for the short word only.
  const said = open === t('ui.period.openShort') ? t('ui.period.open') : open;
  const setStart = startSetters[isEndTyped ? 'stored' : untypedEnd];
  const change = (field: 'start' | 'end', day: Day | null, unread: string | undefined) => {
    const chosen = field === 'start' ? setStart(value, day) : withEnd(value, day);
    if (field === 'end') setIsEndTyped(true);
    setPulled(pulledField(value, { field, day }, chosen));
    onChange(withUnread({ ...chosen, unread: value.unread }, field, unread));
  };
  const pulledText = (field: 'start' | 'end') =>
    pulled === field ? <span role="status">{t(`ui.period.pulled.${field}`)}</span> : undefined;
  return (
    <div className={styles.pair}>
      <Field id={`${id}-start`} label={t('ui.period.start')} error={errors.start} help={pulledText('start')}>
        <WeekPicker
          id={`${id}-start`}
          value={value.start}
          unread={value.unread?.start}
          onChange={(start, unread) => change('start', start, unread)}
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
        help={pulledText('end') ?? (openEnd === false ? undefined : t('ui.period.endHelp', { open: said }))}
      >
        <WeekPicker
          id={`${id}-end`}
          value={value.end}
          unread={value.unread?.end}
          onChange={(end, unread) => change('end', end, unread)}
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
