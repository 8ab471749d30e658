import type { Category } from '#shared/model/category.ts';
import { Demand, type ShiftDemand } from '#shared/model/demand.ts';
import { noMeasures } from '../../../support/noMeasures.ts';

const stamp = { version: 3, changedBy: 'anna@demo.se', changedAt: '2026-02-04T12:05:00Z' };

/** A row as the server answers it: 4 on weekdays, 2 at the weekend with its own times. */
export const row = (shiftId: string, change: Partial<ShiftDemand> = {}): ShiftDemand => ({
  shiftId,
  shiftName: shiftId,
  catName: 'Sjuksköterska',
  isNightShift: false,
  isDutyShift: false,
  mon: '4',
  tue: '4',
  wed: '4',
  thu: '4',
  fri: '4',
  sat: '2',
  sun: '2',
  friShift: false,
  satShift: true,
  sunShift: true,
  startHour: 7,
  startMinute: 0,
  endHour: 15,
  endMinute: 30,
  breakHours: 0,
  breakMinutes: 30,
  dutyHours: null,
  dutyMinutes: null,
  wkndStartHour: 7,
  wkndStartMinute: 0,
  wkndEndHour: 16,
  wkndEndMinute: 0,
  wkndBreakHours: 0,
  wkndBreakMinutes: 45,
  startEnd: '07:00–15:30',
  wkndStartEnd: '07:00–16:00',
  ...change,
});

/** A demand period of weeks 6 to 13 of 2026. */
export const demandOf = (change: Partial<Demand> = {}): Demand =>
  Demand.parse({
    ...stamp,
    id: 'dem_1',
    start: '2026-02-02',
    end: '2026-03-29',
    locked: false,
    simulation: false,
    baseOnSchemaId: null,
    comment: '',
    shiftDemands: [row('Dag'), row('Natt', { isNightShift: true, startHour: 21, endHour: 7 })],
    summary: { hoursPerWeek: 0, minutesPerWeek: 0, hoursPerMonth: 0, services: null },
    averageBeds: null,
    multiplePeriod: false,
    bedsFirstWeek: null,
    weekendBedsFirstWeek: null,
    hasDisconnectedStart: false,
    hasDisconnectedEnd: false,
    ...change,
  });

const period = { ...stamp, start: '2020-01-01', end: null } as const;
const shift = (id: string, isNightShift: boolean) => {
  const measures = {
    ...period,
    id: `${id}_p`,
    type: 'Standard' as const,
    isNightShift,
    isDutyShift: false,
    ...noMeasures,
  };
  return { ...stamp, id, name: id, period: measures, periods: [measures] };
};

/** Their category: a full-time week of 40 hours, a day shift and a night shift. */
export const category = {
  ...stamp,
  id: 'cat_1',
  name: 'Sjuksköterska',
  parentId: 'unt_1',
  isBudgetCategory: false,
  periods: [{ ...period, id: 'cp_1', workingHours: 40, workingMinutes: 0, notes: '', periodOverviewType: 'Current' }],
  shifts: [shift('Dag', false), shift('Natt', true)],
} as unknown as Category;
