import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isDay } from '#shared/time/day.ts';
import { today } from '../dates.ts';
import { FORMAT, formats, readDay } from './dayText.ts';
import { TextOfDay, TypedDay } from './TypedDay.tsx';

interface DayPickerProps {
  readonly id: string;
  /** A day, or a text that is no day and has to be corrected; null when empty. */
  readonly value: string | null;
  /** Called with a day, null when the field was emptied, or a text that is no day, for the schema to refuse. */
  readonly onChange: (day: string | null) => void;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

const parts = { input: TypedDay };

const dayIn = (text: string | null): Dayjs | null => (text !== null && isDay(text) ? dayjs(text) : null);

/** A day, chosen in the calendar or typed: 2026-02-02, 20260202. What is typed counts when the field is left, or at Enter. */
export const DayPicker = ({
  value,
  onChange,
  clearable = false,
  disabled = false,
  invalid = false,
  describedBy,
  ...props
}: DayPickerProps) => {
  // The calendar drops an empty text and one that is no day; the field's text is kept here.
  const [typed, setTyped] = useState<string>();
  // Enter, blur and a click in the calendar may all end the same typing before the next render.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const report = (day: string | null) => {
    setTyped(undefined);
    if (day === latest.current) return;
    latest.current = day;
    onChange(day);
  };
  const endTyping = () => {
    if (typed !== undefined) report(readDay(typed));
  };
  const read = typed === undefined ? value : readDay(typed);
  // A text that cannot be read is passed to the calendar as no day, so that every day can be chosen, also the previous one.
  const shown = useMemo(() => dayIn(read), [read]);
  return (
    <TextOfDay value={{ text: typed ?? (shown ? undefined : (value ?? undefined)), type: setTyped }}>
      <DatePicker
        id={props.id}
        // The first is how it is shown; the others are read too.
        format={formats}
        components={parts}
        value={shown}
        defaultPickerValue={dayIn(value) ?? dayjs(today())}
        allowClear={clearable}
        disabled={disabled}
        placeholder={props.placeholder ?? ''}
        status={invalid ? 'error' : ''}
        // Set also to false: the calendar's own attribute would outlast its fault.
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onKeyDown={(event: KeyboardEvent) => {
          // The first Enter ends the typing; only the next one submits the form.
          if (event.key !== 'Enter' || typed === undefined) return;
          event.preventDefault();
          endTyping();
        }}
        onBlur={endTyping}
        onChange={(picked: Dayjs | null) => report(picked?.format(FORMAT) ?? null)}
        style={{ width: '100%' }}
      />
    </TextOfDay>
  );
};
