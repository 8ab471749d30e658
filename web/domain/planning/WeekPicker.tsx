import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Day } from '#shared/time/day.ts';
import { today } from '#web/kit/ui/dates.ts';
import { TextOfDay, TypedDay } from '#web/kit/ui/inputs/TypedDay.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import { mondayFrom, mondayNear } from './typedWeek.ts';

dayjs.extend(isoWeek);

/** As a week is typed: `2026-v06`, or `2026-W06`. */
const formatOf = (): string => `GGGG-[${weekName('v06').slice(0, 1)}]WW`;
const parts = { input: TypedDay };

interface WeekPickerProps {
  readonly id?: string;
  /** Any day of the chosen week. */
  readonly value: Day | null;
  /** A typed text that is no week, as it was reported; shown instead of the week. */
  readonly unread?: string | undefined;
  /**
   * The Monday of the week chosen or typed (`v6`, `2026-v06`, `202606`); null when cleared. With a text that is no week the
   * Monday is the one chosen before.
   */
  readonly onChange: (monday: Day | null, unread: string | undefined) => void;
  /** The first week that a typed week without a year can be; without it, that is the one nearest to the chosen week. */
  readonly from?: Day | null;
  /** The first day that the calendar offers. */
  readonly min?: Day | undefined;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  /** The id of the text of the fault. */
  readonly describedBy?: string | undefined;
}

/** A week by its ISO year and number: chosen in the calendar or typed. What is typed counts when the field is left, or at Enter. */
export const WeekPicker = ({
  value,
  unread,
  onChange,
  from = null,
  min,
  clearable = false,
  ...props
}: WeekPickerProps) => {
  // The calendar drops a text that it cannot read; the field's text is kept here.
  const [typed, setTyped] = useState<string>();
  // Enter, blur and a click in the calendar may all end the same typing before the next render.
  const latest = useRef({ monday: value, unread });
  useEffect(() => {
    latest.current = { monday: value, unread };
  }, [value, unread]);
  const report = (monday: Day | null, text?: string) => {
    setTyped(undefined);
    if (monday === latest.current.monday && text === latest.current.unread) return;
    latest.current = { monday, unread: text };
    onChange(monday, text);
  };
  const endTyping = () => {
    if (typed === undefined) return;
    if (typed.trim() === '') return report(null);
    const monday = from === null ? mondayNear(typed, value ?? today()) : mondayFrom(typed, from);
    if (monday === null) report(value, typed.trim());
    else report(monday);
  };
  const shown = useMemo(() => (value === null ? null : dayjs(value)), [value]);
  return (
    <TextOfDay value={{ text: typed ?? unread, type: setTyped }}>
      <DatePicker
        picker="week"
        id={props.id ?? ''}
        format={formatOf()}
        components={parts}
        value={shown}
        defaultPickerValue={shown ?? dayjs(today())}
        allowClear={clearable}
        disabled={props.disabled ?? false}
        placeholder={props.placeholder ?? ''}
        status={props.invalid ? 'error' : ''}
        // Set also to false: the calendar's own attribute would outlast its fault.
        aria-invalid={props.invalid ?? false}
        aria-describedby={props.describedBy}
        onChange={(day: Dayjs | null) => report(day && (day.startOf('isoWeek').format('YYYY-MM-DD') as Day))}
        onKeyDown={(event: KeyboardEvent) => {
          // The first Enter ends the typing; only the next one submits the form.
          if (event.key !== 'Enter' || typed === undefined) return;
          event.preventDefault();
          endTyping();
        }}
        onBlur={endTyping}
        disabledDate={(day: Dayjs) => min !== undefined && day.format('YYYY-MM-DD') < min}
        style={{ width: '100%' }}
      />
    </TextOfDay>
  );
};
