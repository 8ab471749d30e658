import type * as z from 'zod';
import type { ShiftPeriodFields } from '#shared/model/shift.ts';

type Measures = Omit<z.input<typeof ShiftPeriodFields>, 'start' | 'end'>;

/** Start, end and break: `07:00-15:30 0:30`. */
type Times = `${string}-${string} ${string}`;

/** A shift of a ward: its measures, its times, and its staff on a weekday and on a day of the weekend. */
export interface ShiftSpec {
  readonly name: string;
  readonly weekday: number;
  readonly weekend: number;
  readonly times: Times;
  readonly weekendTimes: Times;
  /** The days that have the times of the weekend. */
  readonly weekendDays: readonly ('fri' | 'sat' | 'sun')[];
  readonly dutyHours: number;
  /** The measures; a second one replaces the first at the turn of the year. */
  readonly measures: readonly Measures[];
}

const standard: Measures = { type: 'Standard' };
/** Nights in rotation: 8 nights in 6 weeks, with a shorter full-time week. */
export const rotation: Measures = { type: 'Rotation', weeks: 6, nights: 8, newWorkingHours: 36, newWorkingMinutes: 20 };
/** Permanent nights with their own full-time week. */
export const permanentNights: Measures = { type: 'Other', newWorkingHours: 34, newWorkingMinutes: 20 };
/** Half an hour of extra time for every shift. */
export const timeCredit: Measures = { type: 'ExtraHours', extraHours: 0, extraMinutes: 30 };

const plain = { dutyHours: 0, measures: [standard] };
const closing = (weekend: number, ...days: ShiftSpec['weekendDays']) => (weekend === 0 ? [] : days);

export const day = (weekday: number, weekend: number): ShiftSpec => ({
  ...plain,
  name: 'Dag',
  weekday,
  weekend,
  times: '07:00-15:30 0:30',
  weekendTimes: '07:00-16:00 0:45',
  weekendDays: closing(weekend, 'sat', 'sun'),
});

export const middle = (weekday: number, weekend: number): ShiftSpec => ({
  ...plain,
  name: 'Mellan',
  weekday,
  weekend,
  times: '10:00-18:30 0:30',
  weekendTimes: '10:00-18:30 0:30',
  weekendDays: closing(weekend, 'sat', 'sun'),
});

export const evening = (weekday: number, weekend: number): ShiftSpec => ({
  ...plain,
  name: 'Kväll',
  weekday,
  weekend,
  times: '13:30-21:30 0:30',
  weekendTimes: '14:00-21:30 0:30',
  weekendDays: closing(weekend, 'fri', 'sat', 'sun'),
});

export const night = (weekday: number, weekend: number, ...measures: readonly Measures[]): ShiftSpec => ({
  ...plain,
  name: 'Natt',
  weekday,
  weekend,
  times: '21:15-07:15 0:00',
  weekendTimes: '21:15-07:15 0:00',
  weekendDays: closing(weekend, 'fri', 'sat', 'sun'),
  measures: (measures.length ? measures : [standard]).map((measure) => ({ ...measure, isNightShift: true })),
});

/** On-call duty at the hospital, with duty hours. */
export const duty = (weekday: number, weekend: number): ShiftSpec => ({
  name: 'Jour',
  weekday,
  weekend,
  times: '16:30-08:00 0:00',
  weekendTimes: '08:00-08:00 0:00',
  weekendDays: closing(weekend, 'sat', 'sun'),
  dutyHours: 9,
  measures: [{ type: 'Standard', isDutyShift: true }],
});

/** A named shift with office hours, without weekends. */
export const office = (name: string, weekday: number, times: Times): ShiftSpec => ({
  ...plain,
  name,
  weekday,
  weekend: 0,
  times,
  weekendTimes: times,
  weekendDays: [],
});
