import { round } from '#shared/quantity/round.ts';
import { RATE_DECIMALS, scaled, unscaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { ShiftHours } from './rows.ts';
import { fullTimeHours, shiftLength } from './shifts.ts';

/** The work of an employee: share of a full-time week, weekend and night shifts a week. */
export interface Rates {
  readonly workRate: number;
  readonly weekendRate: number;
  readonly nightRate: number;
}

const fullRate = scaled(1, RATE_DECIMALS);
const shiftsAWeek = fullTimeHours / shiftLength;
const weekendShare = 2 / 7;

/**
 * The staff that works so many hours a week: full-time ones, and one for what remains, so that their rates × full-time week
 * are the hours (rates of 4 decimals). The first ones work the nights, so that from month to month few have other rates.
 */
export const staffFor = ({ day, night }: ShiftHours): readonly Rates[] => {
  const all = scaled((day + night) / fullTimeHours, RATE_DECIMALS);
  let nights = night / shiftLength;
  return Array.from({ length: Math.ceil(all / fullRate) }, (_, index) => {
    const workRate = unscaled(Math.min(fullRate, all - index * fullRate), RATE_DECIMALS);
    const nightRate = round(Math.max(0, Math.min(nights, workRate * shiftsAWeek)), VALUE_DECIMALS);
    nights -= nightRate;
    return { workRate, weekendRate: round(workRate * shiftsAWeek * weekendShare, VALUE_DECIMALS), nightRate };
  });
};
