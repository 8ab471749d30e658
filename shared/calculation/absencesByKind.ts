import { RATE_DECIMALS, scaled } from '#shared/quantity/scaled.ts';
import type { AssetPeriodInput, RangeInput } from './input.ts';
import { count, daysOf, sharedDays, spansOf } from './span.ts';

/** Who is away for one reason over some days. */
export interface KindAbsence<Kind extends string> {
  /** Null: the periods say no reason. */
  readonly kind: Kind | null;
  /** Employees with such a period on some of the days; who is away for two reasons counts at both. */
  readonly persons: number;
  /** The rates outside the staffing, as the mean over the days, in services. */
  readonly services: number;
}

const RATE_UNITS = 10 ** RATE_DECIMALS;

/**
 * The absences of a staff over some days by their kind, in the order of the kinds, last those without one (README.md 2); nothing where no
 * period says a kind. They add up to the services outside the staffing.
 */
export const absencesByKind = <Kind extends string>(
  assets: readonly { readonly periods: readonly AssetPeriodInput[] }[],
  range: RangeInput,
  kinds: readonly Kind[],
): readonly KindAbsence<Kind>[] => {
  const days = daysOf(range);
  const sums = new Map<string | null, { persons: number; rates: number }>();
  for (const { periods } of assets) {
    const own = new Map<string | null, number>();
    for (const { from, to, value } of spansOf(periods, (period) => period)) {
      const shared = value.workRateExcluded > 0 ? sharedDays({ from, to }, days) : 0;
      if (shared === 0) continue;
      const kind = value.absence ?? null;
      own.set(kind, (own.get(kind) ?? 0) + scaled(value.workRateExcluded, RATE_DECIMALS) * shared);
    }
    for (const [kind, rates] of own) {
      const sum = sums.get(kind) ?? { persons: 0, rates: 0 };
      sums.set(kind, { persons: sum.persons + 1, rates: sum.rates + rates });
    }
  }
  if (kinds.every((kind) => !sums.has(kind))) return [];
  return [...kinds, null].flatMap((kind) => {
    const sum = sums.get(kind);
    return sum ? [{ kind, persons: sum.persons, services: sum.rates / (count(days) * RATE_UNITS) }] : [];
  });
};
