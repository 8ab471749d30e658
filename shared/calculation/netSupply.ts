import { tidy } from '#shared/quantity/tidy.ts';
import { fromDayNumber } from '#shared/time/day.ts';
import { monthDays } from './months.ts';
import type { ReadPlan } from './readPlan.ts';
import { count, type Days } from './span.ts';
import { type Supply, supplyOf } from './supply.ts';

interface MonthPart extends Days {
  /** 0 to 11. */
  readonly month: number;
}

/** The days split where a month ends. */
const byMonth = ({ from, to }: Days): readonly MonthPart[] => {
  const parts: MonthPart[] = [];
  for (let next = from; next <= to; next = parts.at(-1)!.to + 1) {
    const [year = 0, month = 0] = fromDayNumber(next).split('-').map(Number);
    parts.push({ from: next, to: Math.min(to, monthDays(year, month).to), month: month - 1 });
  }
  return parts;
};

/** The share that is expected to be absent in the month of a day. */
export const shareOn = (shares: readonly number[], day: number): number =>
  shares[Number(fromDayNumber(day).slice(5, 7)) - 1] ?? 0;

/**
 * The services of own staff and substitutes that are expected to be absent, as the mean over the days; undefined where nothing is assumed
 * of absence. Contractors are replaced by their supplier (README.md 15). `supply` is that of the days.
 */
const expectedAbsenceOf = (
  read: Pick<ReadPlan, 'assets' | 'absence'>,
  days: Days,
  supply: Supply,
): number | undefined => {
  const { absence } = read;
  if (!absence) return undefined;
  const parts = byMonth(days);
  const only = parts.length === 1 ? parts[0] : undefined;
  if (only) return supply.workRateSumWithoutContractors * (absence[only.month] ?? 0);
  const absent = parts.reduce((sum, part) => {
    const share = absence[part.month] ?? 0;
    return share === 0 ? sum : sum + supplyOf(read, part).workRateSumWithoutContractors * count(part) * share;
  }, 0);
  return absent / count(days);
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
