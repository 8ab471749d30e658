import { daysIn, intersect, type Period } from '#shared/time/period.ts';

const sharedDays = (a: Period, b: Period): number => {
  const shared = intersect(a, b);
  return shared ? daysIn(shared) : 0;
};

/** The live period that shares most weeks with the simulated one, the first of several; undefined without any. */
export const mostShared = <Live extends Period>(live: readonly Live[], simulated: Period): Live | undefined =>
  live.reduce<Live | undefined>(
    (most, period) => (most && sharedDays(most, simulated) >= sharedDays(period, simulated) ? most : period),
    undefined,
  );
