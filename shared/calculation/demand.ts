import { type Fraction, sumOfFractions } from '#shared/quantity/fraction.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { effectiveCounts, type MovedDay, movedWithin } from './movedDays.ts';
import { type DemandRow, type ReadPlan, readDemand } from './readPlan.ts';
import { services } from './services.ts';
import { type ShiftCategory, shiftCategory } from './shiftCategory.ts';
import { type ShiftHours, shiftHours } from './shiftHours.ts';
import { common, count, type Days, daysOf, sharedDays, stretches } from './span.ts';
import { steadyRuns } from './steadyRuns.ts';
import { isWeekendDayOf } from './weekendDay.ts';

const MINUTE_HUNDREDTHS_PER_HOUR = 6000;
const HUNDREDTHS = 100;

/** What a category demands over some days. */
export interface Demand {
  /** Days with a demand period. */
  readonly demandDays: number;
  /** Of them those with a category period too: the others have hours, but no services. */
  readonly measuredDays: number;
  /** Hours, in all and by shift category. */
  readonly hours: number;
  readonly hoursOf: Readonly<Record<ShiftCategory, number>>;
  /** Mean over all the days, by the week; null when no day is measured. */
  readonly services: number | null;
  /** Weekend and night shifts a week; null when no day has a demand period. */
  readonly weekendShifts: number | null;
  readonly nightShifts: number | null;
  /** Days off on which another weekday's demand differs from the day's own. */
  readonly daysOff: readonly MovedDay[];
}

type DemandPlan = Pick<ReadPlan, 'fullTimeWeeks' | 'demands' | 'moved'>;

/** What one row demands on days that all have the same measures: the parts that every figure of demand is a sum of. */
export interface DemandPiece {
  readonly days: Days;
  readonly row: DemandRow;
  readonly demanded: ShiftHours;
  readonly category: ShiftCategory;
  readonly isNightShift: boolean;
  /** Null on days without a category period. */
  readonly services: Fraction | null;
}

const piecesOf = (demandRow: DemandRow, plan: DemandPlan, days: Days): readonly DemandPiece[] => {
  const { row, staff, shiftName, shiftPeriods } = demandRow;
  return stretches(shiftPeriods, days).flatMap((shift) =>
    stretches(plan.fullTimeWeeks, shift).map((measured): DemandPiece => {
      const demanded = shiftHours(row, staff, shift.value, effectiveCounts(plan.moved, measured));
      return {
        days: measured,
        row: demandRow,
        demanded,
        category: shiftCategory(shiftName, shift.value, row),
        isNightShift: shift.value?.isNightShift ?? false,
        services: measured.value === undefined ? null : services(demanded, shift.value, measured.value),
      };
    }),
  );
};

/** Days with a demand period within some, with its rows. */
const liveSpans = (plan: DemandPlan, days: Days) =>
  plan.demands.map((span) => ({ days: common(span, days), rows: span.value })).filter((one) => count(one.days) > 0);

/** The pieces of a plan already read, over days within those it was read for. */
export const demandPieces = (plan: DemandPlan, days: Days): readonly DemandPiece[] =>
  liveSpans(plan, days).flatMap((one) => one.rows.flatMap((row) => piecesOf(row, plan, one.days)));

const measuredDaysOf = (plan: DemandPlan, days: Days): number =>
  plan.fullTimeWeeks.reduce((sum, span) => sum + sharedDays(span, days), 0);

/** Hundredths of minutes, an integer. */
export const minutesOfPieces = (pieces: readonly DemandPiece[]): number =>
  pieces.reduce((sum, { demanded }) => sum + demanded.minutes, 0);

/** Hours of hundredths of minutes. */
export const hoursOfMinutes = (hundredths: number): number => hundredths / MINUTE_HUNDREDTHS_PER_HOUR;

const hoursOf = (pieces: readonly DemandPiece[]): number => hoursOfMinutes(minutesOfPieces(pieces));

/** Services a week of pieces over a number of days, exactly. */
const servicesOfPieces = (pieces: readonly DemandPiece[], dayCount: number): number =>
  sumOfFractions(
    pieces.flatMap((piece) =>
      piece.services
        ? [{ numerator: piece.services.numerator * 7, denominator: piece.services.denominator * dayCount }]
        : [],
    ),
  );

/** Shifts a week of pieces over a number of days: those of night shifts, or those on weekend days. */
const shiftsOfPieces = (pieces: readonly DemandPiece[], dayCount: number, which: 'weekend' | 'night'): number => {
  const shifts = pieces.reduce((sum, { demanded, isNightShift }) => {
    if (which === 'weekend') return sum + demanded.weekendStaff;
    return sum + (isNightShift ? demanded.staff : 0);
  }, 0);
  return (shifts * 7) / (HUNDREDTHS * dayCount);
};

/** Whether a row demands another number, or has other times, on the weekday that a day off is staffed as. */
const differs = ({ row, staff }: DemandRow, { own, as }: MovedDay): boolean =>
  staff[own] !== staff[as] || isWeekendDayOf(row, own) !== isWeekendDayOf(row, as);

/** The demand of a plan already read, over days within those it was read for. */
export const demandOf = (plan: DemandPlan, days: Days): Demand => {
  const live = liveSpans(plan, days);
  const pieces = live.flatMap((one) => one.rows.flatMap((row) => piecesOf(row, plan, one.days)));
  const demandDays = live.reduce((sum, one) => sum + count(one.days), 0);
  const measuredDays = live.reduce((sum, one) => sum + measuredDaysOf(plan, one.days), 0);
  const hoursIn = (shiftCategoryOf: ShiftCategory) =>
    hoursOf(pieces.filter(({ category }) => category === shiftCategoryOf));
  return {
    demandDays,
    measuredDays,
    hours: hoursOf(pieces),
    hoursOf: { dag: hoursIn('dag'), kvall: hoursIn('kvall'), natt: hoursIn('natt') },
    services: measuredDays === 0 ? null : servicesOfPieces(pieces, count(days)),
    weekendShifts: demandDays === 0 ? null : shiftsOfPieces(pieces, count(days), 'weekend'),
    nightShifts: demandDays === 0 ? null : shiftsOfPieces(pieces, count(days), 'night'),
    daysOff: live.flatMap((one) =>
      movedWithin(plan.moved, one.days).filter((day) => one.rows.some((row) => differs(row, day))),
    ),
  };
};

/** What may change the demand where it begins or ends. */
const demandSpans = ({ fullTimeWeeks, demands, moved }: DemandPlan): readonly Days[] => [
  ...fullTimeWeeks,
  ...demands,
  ...moved,
  ...demands.flatMap(({ value }) => value.flatMap(({ shiftPeriods }) => shiftPeriods)),
];

/** The demand of each of the consecutive weeks. */
export const demandOfWeeks = (plan: DemandPlan, weeks: readonly Days[]): readonly Demand[] =>
  steadyRuns(demandSpans(plan), weeks).flatMap(({ first, end }) => {
    const demand = demandOf(plan, weeks[first]!);
    return weeks.slice(first, end).map(() => demand);
  });

/** The demand of a category over any range of days (README.md 3). */
export const demandIn = (
  plan: Pick<CategoryPlan, 'periods' | 'shifts' | 'demands' | 'daysOff'>,
  range: RangeInput,
): Demand => {
  const days = daysOf(range);
  return demandOf(readDemand(plan, days), days);
};
