import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import type { Day } from '#shared/time/day.ts';

const FORMAT = 'YYYY-MM-DD';

interface DayPickerProps {
  readonly id: string;
  readonly value: Day | null;
  readonly onChange: (day: Day | null) => void;
  readonly clearable?: boolean;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** A day, chosen in the calendar or typed: 2026-02-02, 20260202. */
export const DayPicker = ({ value, onChange, clearable = false, invalid, describedBy, ...props }: DayPickerProps) => (
  <DatePicker
    id={props.id}
    // The first is how it is shown; the others are read too.
    format={[FORMAT, 'YYYYMMDD', 'YYMMDD']}
    value={value === null ? null : dayjs(value)}
    allowClear={clearable}
    placeholder={props.placeholder ?? ''}
    status={invalid ? 'error' : ''}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    onKeyDown={(event) => {
      const { value: text } = event.target as HTMLInputElement;
      // The first Enter takes what is typed; only the next one is the form's.
      if (event.key === 'Enter' && text !== (value ?? '')) event.preventDefault();
    }}
    onChange={(day: Dayjs | null) => onChange(day && (day.format(FORMAT) as Day))}
    style={{ width: '100%' }}
  />
);
