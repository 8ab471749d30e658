import { tidy } from '#shared/quantity/tidy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { periodIn, type RemedyAsset } from './remedyLimits.ts';

/** People with the services that they stand for. */
interface CountedPeople {
  readonly people: number;
  readonly services: number;
}

/** What explains the shortage of a week by its staff. */
export interface StaffCauses {
  /** Who is away, by kind of absence in the order of first mention; null where nothing says why. */
  readonly away: readonly (CountedPeople & { readonly kind: string | null })[];
  /** Whose employment ended within eight weeks before, and did not go on. */
  readonly ended: CountedPeople;
}

const DAYS_BEFORE = 8 * 7;

const counted = (services: readonly number[]): CountedPeople => ({
  people: services.length,
  services: tidy(services.reduce((sum, one) => sum + one, 0)),
});

/** Who is away in the week of a Monday, and whose employment ended within eight weeks before it (README.md 18). */
export const staffCauses = (assets: readonly RemedyAsset[], monday: Day): StaffCauses => {
  const away = assets.flatMap(({ periods }) => {
    const period = periodIn(periods, monday);
    return period && period.workRateExcluded > 0
      ? [{ kind: period.absence ?? null, services: period.workRateExcluded }]
      : [];
  });
  const kinds = [...new Set(away.map(({ kind }) => kind))];
  const limit = addDays(monday, -DAYS_BEFORE);
  const ended = assets.flatMap(({ periods }) => {
    if (periods.some(({ end }) => end === null || end >= monday)) return [];
    const last = periods.toSorted((a, b) => (a.start < b.start ? -1 : 1)).at(-1);
    return last?.end && last.end >= limit ? [last.workRate + last.workRateExcluded] : [];
  });
  return {
    away: kinds.map((kind) => ({
      kind,
      ...counted(away.filter((one) => one.kind === kind).map(({ services }) => services)),
    })),
    ended: counted(ended),
  };
};
