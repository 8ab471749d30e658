import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';
import { type SyntheticEvent, useState } from 'react';
import type { Day } from '#shared/time/day.ts';
import { mondayOfWeek } from '#shared/time/week.ts';
import { today } from '#web/ui/dates.ts';
import { readWeek } from './pull.ts';

dayjs.extend(isoWeek);

const FORMAT = 'GGGG-[v]WW';

interface WeekPickerProps {
  readonly id?: string;
  /** Any day of the chosen week. */
  readonly value: Day | null;
  /** The Monday of the week chosen or typed (`v6`, `2026-v06`, `202606`); null when cleared. */
  readonly onChange: (monday: Day | null) => void;
  /** The first and last day that may be chosen. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  /** The id of the text of the fault. */
  readonly describedBy?: string | undefined;
}

const inRange = (day: Day, { min, max }: Pick<WeekPickerProps, 'min' | 'max'>): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

const textOf = ({ target }: SyntheticEvent): string => (target as HTMLInputElement).value.trim();

/** A week by its ISO year and number: chosen in the calendar or typed. */
export const WeekPicker = ({ value, onChange, clearable = false, describedBy, invalid, ...props }: WeekPickerProps) => {
  const [refused, setRefused] = useState(0);
  const shown = value === null ? null : dayjs(value);
  const isTyped = (event: SyntheticEvent) =>
    event.target instanceof HTMLInputElement && textOf(event) !== (shown?.format(FORMAT) ?? '');
  const take = (event: SyntheticEvent) => {
    if (!isTyped(event)) return;
    // The calendar itself would put the week back.
    if (textOf(event) === '') return onChange(null);
    const week = readWeek(textOf(event), (shown ?? dayjs()).isoWeekYear());
    const monday = week && mondayOfWeek(week.year, week.week);
    if (monday !== null && inRange(monday, props)) onChange(monday);
    // A text that is no week is replaced by the chosen week.
    else if (event.type === 'blur') setRefused(refused + 1);
  };
  return (
    <DatePicker
      key={refused}
      picker="week"
      id={props.id ?? ''}
      format={FORMAT}
      value={shown}
      defaultPickerValue={shown ?? dayjs(today())}
      allowClear={clearable}
      disabled={props.disabled ?? false}
      placeholder={props.placeholder ?? ''}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(day: Dayjs | null) => onChange(day && (day.startOf('isoWeek').format('YYYY-MM-DD') as Day))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isTyped(event)) return;
        // The first Enter takes what is typed; only the next one is the form's.
        event.preventDefault();
        take(event);
      }}
      onBlur={take}
      disabledDate={(day: Dayjs) => !inRange(day.format('YYYY-MM-DD') as Day, props)}
      style={{ width: '100%' }}
    />
  );
};
