import { type Weekday, weekdays } from '#shared/model/demand.ts';

/** The weekend boxes: the weekday that each makes a weekend day, and its field. */
export const flagColumns = ['friShift', 'satShift', 'sunShift'] as const;
export type FlagColumn = (typeof flagColumns)[number];

/** The times of a row, each one cell of the table and two fields of the contract. */
export const timeFields = {
  start: ['startHour', 'startMinute'],
  end: ['endHour', 'endMinute'],
  break: ['breakHours', 'breakMinutes'],
  wkndStart: ['wkndStartHour', 'wkndStartMinute'],
  wkndEnd: ['wkndEndHour', 'wkndEndMinute'],
  wkndBreak: ['wkndBreakHours', 'wkndBreakMinutes'],
  duty: ['dutyHours', 'dutyMinutes'],
} as const;
export type TimeColumn = keyof typeof timeFields;
export const timeColumns = Object.keys(timeFields) as TimeColumn[];

/** How a time is typed: as a clock, as minutes (a break), as hours (duty). */
export const timeKinds: Readonly<Record<TimeColumn, 'clock' | 'minutes' | 'hours'>> = {
  start: 'clock',
  end: 'clock',
  break: 'minutes',
  wkndStart: 'clock',
  wkndEnd: 'clock',
  wkndBreak: 'minutes',
  duty: 'hours',
};

/** Every cell that is typed, in the order of the table. */
export type DemandColumn = Weekday | FlagColumn | TimeColumn;
export const demandColumns: readonly DemandColumn[] = [...weekdays, ...flagColumns, ...timeColumns];
