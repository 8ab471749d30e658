import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isDay } from '#shared/time/day.ts';
import { today } from '../dates.ts';
import { FORMAT, formats, readDay } from './dayText.ts';
import { TextOfDay, TypedDay } from './TypedDay.tsx';

interface DayPickerProps {
  readonly id: string;
  /** A day, or the text that is none and is to be put right; null when there is none. */
  readonly value: string | null;
  /** What was chosen or typed: a day, null when the field was emptied, or a text that is no day, for the schema to refuse. */
  readonly onChange: (day: string | null) => void;
  readonly clearable?: boolean;
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
  invalid = false,
  describedBy,
  ...props
}: DayPickerProps) => {
  // The calendar forgets an empty text and one that is no day: what stands in the field is kept here.
  const [typed, setTyped] = useState<string>();
  const told = useRef(value);
  useEffect(() => {
    told.current = value;
  });
  const tell = (day: string | null) => {
    setTyped(undefined);
    if (day === told.current) return;
    told.current = day;
    onChange(day);
  };
  const take = () => {
    if (typed !== undefined) tell(readDay(typed));
  };
  const read = typed === undefined ? value : readDay(typed);
  // To the calendar, what cannot be read is no day: any day of its may then be chosen, the one before too.
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
        placeholder={props.placeholder ?? ''}
        status={invalid ? 'error' : ''}
        // Told also when nothing is wrong: the calendar's own word outlasts what it was about.
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onKeyDown={(event: KeyboardEvent) => {
          // The first Enter takes what is typed; only the next one is the form's.
          if (event.key !== 'Enter' || typed === undefined) return;
          event.preventDefault();
          take();
        }}
        onBlur={take}
        onChange={(picked: Dayjs | null) => tell(picked?.format(FORMAT) ?? null)}
        style={{ width: '100%' }}
      />
    </TextOfDay>
  );
};
