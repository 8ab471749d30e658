import type {
  AssetPeriodInput,
  CategoryPlan,
  PeriodInput,
  ShiftDemandInput,
  ShiftPeriodInput,
  ShiftTimes,
} from '#shared/calculation/index.ts';
import { assetRates } from '../../support/assetRates.ts';

/** `07:00–15:30 (0:30)`: start, end and break of a shift as the customer's spreadsheet writes them. */
const TIMES = /^(\d+):(\d+)–(\d+):(\d+)(?: \((\d+):(\d+)\))?$/;

const times = (text: string): (number | null)[] => {
  if (text === '') return Array<null>(6).fill(null);
  const found = TIMES.exec(text);
  if (!found) throw new Error(`no times: ${text}`);
  return found.slice(1).map((part) => (part === undefined ? null : Number(part)));
};

const timesOf = (weekday: string, weekend: string): Omit<ShiftTimes, 'dutyHours' | 'dutyMinutes'> => {
  const [startHour, startMinute, endHour, endMinute, breakHours, breakMinutes] = times(weekday) as number[];
  const [wkndStartHour, wkndStartMinute, wkndEndHour, wkndEndMinute, wkndBreakHours, wkndBreakMinutes] = times(
    weekend,
  ) as number[];
  return {
    startHour: startHour!,
    startMinute: startMinute!,
    endHour: endHour!,
    endMinute: endMinute!,
    breakHours: breakHours!,
    breakMinutes: breakMinutes!,
    wkndStartHour: wkndStartHour!,
    wkndStartMinute: wkndStartMinute!,
    wkndEndHour: wkndEndHour!,
    wkndEndMinute: wkndEndMinute!,
    wkndBreakHours: wkndBreakHours!,
    wkndBreakMinutes: wkndBreakMinutes!,
  };
};

/** A demand row: values Monday to Sunday, weekend flags (`Sat Sun`), weekday and weekend times. */
export const demandRow = (
  shiftId: string,
  values: string,
  flags: string,
  weekday: string,
  weekend: string,
): ShiftDemandInput => {
  const [mon = '0', tue = '0', wed = '0', thu = '0', fri = '0', sat = '0', sun = '0'] = values.split(' ');
  return {
    shiftId,
    mon,
    tue,
    wed,
    thu,
    fri,
    sat,
    sun,
    friShift: flags.includes('Fri'),
    satShift: flags.includes('Sat'),
    sunShift: flags.includes('Sun'),
    ...timesOf(weekday, weekend),
    dutyHours: null,
    dutyMinutes: null,
  };
};

export const shiftPeriod = (given: Partial<ShiftPeriodInput> = {}): ShiftPeriodInput => ({
  start: '2020-01-01',
  end: null,
  type: 'Standard',
  isNightShift: false,
  isDutyShift: false,
  ...given,
});

export const assetPeriod = (given: Partial<AssetPeriodInput> & PeriodInput): AssetPeriodInput => ({
  ...assetRates,
  ...given,
});

export const emptyPlan: CategoryPlan = {
  id: 'c',
  name: 'Sjuksköterska',
  periods: [],
  shifts: [],
  demands: [],
  assets: [],
  budget: [],
};
