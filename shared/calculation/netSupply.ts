import { RATE_DECIMALS } from '#shared/quantity/scaled.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { monthOfNumber, yearOfNumber } from '#shared/time/day.ts';
import { monthDays } from './months.ts';
import type { ReadPlan } from './readPlan.ts';
import { count, type Days, sharedDays } from './span.ts';
import type { Supply } from './supply.ts';

const SHORTEST_MONTH = 28;

interface MonthPart extends Days {
  /** 0 to 11. */
  readonly month: number;
}

/** The days split where a month ends. */
const byMonth = ({ from, to }: Days): readonly MonthPart[] => {
  const month = monthOfNumber(from);
  const last = monthDays(yearOfNumber(from), month + 1).to;
  const part = { from, to: Math.min(to, last), month };
  return last < to ? [part, ...byMonth({ from: last + 1, to })] : [part];
};

/** The work rates of own staff and substitutes, in ten-thousandths, added up over the days. */
export const regularRates = (asset: ReadPlan['assets'][number], days: Days): number => {
  let sum = 0;
  for (const span of asset) if (!span.value.isContractor) sum += span.value.workRate * sharedDays(span, days);
  return sum;
};

/** The share that is expected to be absent in the month of a day. */
export const shareOn = (shares: readonly number[], day: number): number => shares[monthOfNumber(day)] ?? 0;

/**
 * The services of own staff and substitutes that are expected to be absent, as the mean over the days; undefined where no absence is
 * expected. Contractors are replaced by their supplier (README.md 15). `supply` is the supply over the same days.
 */
const expectedAbsenceOf = (
  read: Pick<ReadPlan, 'assets' | 'absence'>,
  days: Days,
  supply: Supply,
): number | undefined => {
  const { absence } = read;
  if (!absence) return undefined;
  const share = shareOn(absence, days.from);
  // Most weeks lie in one month, or in two of the same share.
  if (days.to - days.from < SHORTEST_MONTH && shareOn(absence, days.to) === share)
    return supply.workRateSumWithoutContractors * share;
  const absent = byMonth(days).reduce((sum, part) => {
    const rates = read.assets.reduce((all, asset) => all + regularRates(asset, part), 0);
    return sum + rates * (absence[part.month] ?? 0);
  }, 0);
  return absent / (count(days) * 10 ** RATE_DECIMALS);
};

/** The supply less the expected absence; undefined where nothing is assumed of it. */
export const netSupplyOf = (
  read: Pick<ReadPlan, 'assets' | 'absence'>,
  days: Days,
  supply: Supply,
): number | undefined => {
  const absent = expectedAbsenceOf(read, days, supply);
  return absent === undefined ? undefined : tidy(supply.workRateSum - absent);
};
