import type { ShiftDemand } from '#shared/model/demand.ts';
import { formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';
import { type FlagColumn, flagColumns } from '../../cells/columns.ts';
import type { Pair } from './pair.ts';

/** The times of a shift on plain or on weekend days. */
export interface Times {
  /** `06:45–15:00`; empty where the shift has none. */
  readonly clock: string;
  /** `h:mm`; set where it differs between the periods. */
  readonly break?: string;
  /** The same of the duty time. */
  readonly duty?: string;
  /** The days with weekend times; set where they differ between the periods. */
  readonly flags?: readonly FlagColumn[];
}

const breakOf = (row: ShiftDemand | undefined) => minutesOf(row?.breakHours, row?.breakMinutes);
const weekendBreakOf = (row: ShiftDemand | undefined) => minutesOf(row?.wkndBreakHours, row?.wkndBreakMinutes);
const dutyOf = (row: ShiftDemand | undefined) => minutesOf(row?.dutyHours, row?.dutyMinutes);
const flagsOf = (row: ShiftDemand | undefined) => flagColumns.filter((flag) => row?.[flag] === true);

type Rows = Pair<ShiftDemand | undefined>;
type Minutes = (row: ShiftDemand | undefined) => number;

/** The field as `h:mm` of one row, where the two rows differ in it. */
const differing = <Name extends 'break' | 'duty'>(
  name: Name,
  of: Minutes,
  rows: Rows,
  row: ShiftDemand | undefined,
): Partial<Times> => (of(rows.live) === of(rows.simulated) ? {} : { [name]: formatMinutes(of(row)) });

/** The times on plain days of both rows: the clock, and break and duty time where they differ. */
export const weekdayTimes = (rows: Rows): Pair<Times> => {
  const of = (row: ShiftDemand | undefined): Times => ({
    clock: row?.startEnd ?? '',
    ...differing('break', breakOf, rows, row),
    ...differing('duty', dutyOf, rows, row),
  });
  return { live: of(rows.live), simulated: of(rows.simulated) };
};

/** The times on weekend days of both rows: the clock, and break and the days concerned where they differ. */
export const weekendTimes = (rows: Rows): Pair<Times> => {
  const isSameDays = `${flagsOf(rows.live)}` === `${flagsOf(rows.simulated)}`;
  const of = (row: ShiftDemand | undefined): Times => ({
    clock: row?.wkndStartEnd ?? '',
    ...differing('break', weekendBreakOf, rows, row),
    ...(isSameDays ? {} : { flags: flagsOf(row) }),
  });
  return { live: of(rows.live), simulated: of(rows.simulated) };
};

/** Whether any part of the times differs. */
export const timesDiffer = ({ live, simulated }: Pair<Times>): boolean =>
  live.clock !== simulated.clock || Object.keys(live).length > 1;
