import type { BedPeriod } from '#shared/model/bed.ts';
import type { Day } from '#shared/time/day.ts';
import { intersect, type Period, subtract } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';

/** Beds on weekdays and at the weekend that hold to a day. */
interface BedRun {
  /** Null: until further notice. */
  readonly end: Day | null;
  /** Undefined on days without a bed period. */
  readonly counts: Pick<BedPeriod, 'beds' | 'weekendBeds'> | undefined;
}

const equal = (a: BedRun['counts'], b: BedRun['counts']): boolean =>
  a?.beds === b?.beds && a?.weekendBeds === b?.weekendBeds;

/** The beds during a period, oldest first; the same counts once. */
export const bedRunsIn = (beds: readonly BedPeriod[], period: Period): readonly BedRun[] => {
  const covered = beds.flatMap((counts) => {
    const days = intersect(counts, period);
    return days ? [{ ...days, counts }] : [];
  });
  const gaps = beds.reduce<readonly Period[]>((left, one) => left.flatMap((gap) => subtract(gap, one)), [period]);
  const runs: BedRun[] = [];
  for (const { end, counts } of sorted<Period & Pick<BedRun, 'counts'>>([
    ...covered,
    ...gaps.map((days) => ({ ...days, counts: undefined })),
  ])) {
    const last = runs.at(-1);
    if (last && equal(last.counts, counts)) runs.splice(-1, 1, { end, counts });
    else runs.push({ end, counts });
  }
  return runs;
};
