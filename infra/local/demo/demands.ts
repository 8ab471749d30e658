import type * as z from 'zod';
import type { DemandFields, ShiftDemandFields } from '#shared/model/demand.ts';
import { parseMinutes } from '#shared/quantity/minutes.ts';
import { type Calendar, isSummer } from './calendar.ts';
import type { ShiftSpec } from './shifts.ts';
import type { CategorySpec, WardSpec } from './spec.ts';

/** Rows as typed; `shiftId` is the name of the shift until the shift is stored. */
type DemandRows = readonly z.input<typeof ShiftDemandFields>[];

/** A demand period to create. Periods of one `level` have the same rows. */
export interface DemandDesign {
  readonly fields: Pick<z.input<typeof DemandFields>, 'start' | 'end' | 'simulation' | 'comment'>;
  readonly level: string;
  readonly rows: DemandRows;
  readonly locked: boolean;
}

const clock = (text: string, name: string) => {
  const minutes = parseMinutes(text) ?? 0;
  return { [`${name}Hour`]: Math.floor(minutes / 60), [`${name}Minute`]: minutes % 60 };
};

const rest = (text: string, name: string) => {
  const minutes = parseMinutes(text) ?? 0;
  return { [`${name}Hours`]: Math.floor(minutes / 60), [`${name}Minutes`]: minutes % 60 };
};

const timesOf = (times: string, [start, end, pause]: readonly [string, string, string]) => {
  const [hours = '', breakTime = ''] = times.split(' ');
  const [from = '', to = ''] = hours.split('-');
  return { ...clock(from, start), ...clock(to, end), ...rest(breakTime, pause) };
};

/** The staff of a shift with a decimal comma, as a user types it. */
const typed = (staff: number): string => String(staff).replace('.', ',');

const rowOf = (shift: ShiftSpec, staffed: (staff: number) => number): DemandRows[number] => {
  const [weekday, weekend] = [typed(staffed(shift.weekday)), typed(staffed(shift.weekend))];
  const duty = { dutyHours: shift.dutyHours, dutyMinutes: 0 };
  return {
    shiftId: shift.name,
    mon: weekday,
    tue: weekday,
    wed: weekday,
    thu: weekday,
    fri: weekday,
    sat: weekend,
    sun: weekend,
    ...timesOf(shift.times, ['start', 'end', 'break']),
    ...(shift.dutyHours > 0 && duty),
    ...(shift.weekendDays.length > 0 && timesOf(shift.weekendTimes, ['wkndStart', 'wkndEnd', 'wkndBreak'])),
    ...Object.fromEntries(shift.weekendDays.map((day) => [`${day}Shift`, true])),
  };
};

const toHalves = (staff: number): number => Math.round(staff * 2) / 2;
/** A part of the staff in halves, at least 1: an open ward always has staff. */
const share = (part: number) => (staff: number) => (staff <= 1 ? staff : Math.max(1, toHalves(staff * part)));

/** Whether a demand period begins in this week: after the turn of the year, and at the start and end of summer. */
const isBoundary = (calendar: Calendar, week: number): boolean => [2, 25, 34].includes(calendar.iso(week).week);

interface Season {
  readonly from: number;
  readonly to: number;
}

const seasonsOf = (calendar: Calendar): readonly Season[] => {
  const starts = Array.from({ length: calendar.weeks }, (_, week) => week).filter(
    (week) => week === 0 || isBoundary(calendar, week),
  );
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? Infinity) - 1 }));
};

/** The seasons without the unplanned weeks from `gap` up to, not including, `until`. */
const planned = (seasons: readonly Season[], gap: number, until: number): readonly Season[] =>
  seasons.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, gap - 1) },
      { from: Math.max(from, until), to },
    ].filter((part) => part.from <= part.to && part.from < Infinity),
  );

/** The part of the staff in the simulated summer. */
const summerTrialPart = 0.75;

/** The weeks of the next summer that begins after the simulated evening shifts of the autumn or spring. */
const comingSummer = (calendar: Calendar): Season => {
  let from = calendar.now + 18;
  while (calendar.iso(from).week !== 25) from += 1;
  return { from, to: from + 8 };
};

/** The demand periods of a category over the calendar, simulated ones last. */
export const demandsOf = (calendar: Calendar, ward: WardSpec, { shifts }: CategorySpec): readonly DemandDesign[] => {
  const rowsAt = (part: number): DemandRows => shifts.map((shift) => rowOf(shift, share(part)));
  const levelOf = ({ from }: Season) =>
    isSummer(calendar.iso(from)) ? 'summer' : calendar.iso(from).year < calendar.turnOfYear ? 'earlier' : 'ordinary';
  const parts = { summer: 0.85, earlier: ward.earlier, ordinary: 1 };
  const comments = { summer: 'Sommarbemanning, färre vårdplatser.', earlier: '', ordinary: '' };
  const [gap, until] = ward.unplanned ?? [0, 0];
  const seasons = planned(seasonsOf(calendar), calendar.now + gap, calendar.now + until);
  const lastPast = seasons.findLast(({ to }) => to < calendar.now - 10);
  const live = seasons.map((season): DemandDesign => {
    const level = levelOf(season);
    return {
      fields: { start: calendar.monday(season.from), end: calendar.sunday(season.to), comment: comments[level] },
      level,
      rows: rowsAt(parts[level]),
      locked: season === lastPast,
    };
  });
  if (!ward.simulated) return live;
  const oneMore = shifts.map((shift) => rowOf(shift, (staff) => (shift.name === 'Kväll' ? staff + 1 : staff)));
  const trial: DemandDesign = {
    fields: {
      start: calendar.monday(calendar.now + 6),
      end: calendar.sunday(calendar.now + 17),
      simulation: true,
      comment: 'Försök: en till på kvällen. Vad kostar det i tjänster?',
    },
    level: 'trial',
    rows: oneMore,
    locked: false,
  };
  const summer = comingSummer(calendar);
  const summerTrial: DemandDesign = {
    fields: {
      start: calendar.monday(summer.from),
      end: calendar.sunday(summer.to),
      simulation: true,
      comment: 'Försök: en vårdsal stängd hela sommaren.',
    },
    level: 'summerTrial',
    rows: rowsAt(summerTrialPart),
    locked: false,
  };
  return [...live, trial, summerTrial];
};
