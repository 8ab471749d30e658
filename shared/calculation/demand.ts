import { type Fraction, sumOfFractions } from '#shared/quantity/fraction.ts';
import { weekdayCounts } from '#shared/time/weekdays.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { type DemandRow, type ReadPlan, readDemand } from './readPlan.ts';
import { services } from './services.ts';
import { type ShiftCategory, shiftCategory } from './shiftCategory.ts';
import { type ShiftHours, shiftHours } from './shiftHours.ts';
import { common, count, type Days, daysOf, sharedDays, stretches } from './span.ts';
import { steadyRuns } from './steadyRuns.ts';

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
}

type DemandPlan = Pick<ReadPlan, 'fullTimeWeeks' | 'demands'>;

/** What one row demands on days that all have the same measures. */
interface Piece {
  readonly demanded: ShiftHours;
  readonly category: ShiftCategory;
  readonly isNightShift: boolean;
  readonly services: Fraction | null;
}

const piecesOf = ({ row, staff, shiftName, shiftPeriods }: DemandRow, plan: DemandPlan, days: Days): readonly Piece[] =>
  stretches(shiftPeriods, days).flatMap((shift) =>
    stretches(plan.fullTimeWeeks, shift).map((measured): Piece => {
      const demanded = shiftHours(row, staff, shift.value, weekdayCounts(measured));
      return {
        demanded,
        category: shiftCategory(shiftName, shift.value, row),
        isNightShift: shift.value?.isNightShift ?? false,
        services: measured.value === undefined ? null : services(demanded, shift.value, measured.value),
      };
    }),
  );

const measuredDaysOf = (plan: DemandPlan, days: Days): number =>
  plan.fullTimeWeeks.reduce((sum, span) => sum + sharedDays(span, days), 0);

const hoursOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { demanded }) => sum + demanded.minutes, 0) / MINUTE_HUNDREDTHS_PER_HOUR;

/** The demand of a plan already read, over days within those it was read for. */
export const demandOf = (plan: DemandPlan, days: Days): Demand => {
  const live = plan.demands
    .map((span) => ({ days: common(span, days), rows: span.value }))
    .filter((one) => count(one.days) > 0);
  const pieces = live.flatMap((one) => one.rows.flatMap((row) => piecesOf(row, plan, one.days)));
  const demandDays = live.reduce((sum, one) => sum + count(one.days), 0);
  const measuredDays = live.reduce((sum, one) => sum + measuredDaysOf(plan, one.days), 0);
  const measured = pieces.flatMap((piece) => (piece.services ? [piece.services] : []));
  const perWeek = (shifts: number): number | null =>
    demandDays === 0 ? null : (shifts * 7) / (HUNDREDTHS * count(days));
  return {
    demandDays,
    measuredDays,
    hours: hoursOf(pieces),
    hoursOf: {
      dag: hoursOf(pieces.filter(({ category }) => category === 'dag')),
      kvall: hoursOf(pieces.filter(({ category }) => category === 'kvall')),
      natt: hoursOf(pieces.filter(({ category }) => category === 'natt')),
    },
    services:
      measuredDays === 0
        ? null
        : sumOfFractions(
            measured.map(({ numerator, denominator }) => ({
              numerator: numerator * 7,
              denominator: denominator * count(days),
            })),
          ),
    weekendShifts: perWeek(pieces.reduce((sum, { demanded }) => sum + demanded.weekendStaff, 0)),
    nightShifts: perWeek(
      pieces.reduce((sum, { demanded, isNightShift }) => sum + (isNightShift ? demanded.staff : 0), 0),
    ),
  };
};

/** What may change the demand where it begins or ends. */
const demandSpans = ({ fullTimeWeeks, demands }: DemandPlan): readonly Days[] => [
  ...fullTimeWeeks,
  ...demands,
  ...demands.flatMap(({ value }) => value.flatMap(({ shiftPeriods }) => shiftPeriods)),
];

/** The demand of each of the consecutive weeks. */
export const demandOfWeeks = (plan: DemandPlan, weeks: readonly Days[]): readonly Demand[] =>
  steadyRuns(demandSpans(plan), weeks).flatMap(({ first, end }) => {
    const demand = demandOf(plan, weeks[first]!);
    return weeks.slice(first, end).map(() => demand);
  });

/** The demand of a category over any range of days (README.md 3). */
export const demandIn = (plan: Pick<CategoryPlan, 'periods' | 'shifts' | 'demands'>, range: RangeInput): Demand => {
  const days = daysOf(range);
  return demandOf(readDemand(plan, days), days);
};
