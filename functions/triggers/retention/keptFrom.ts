import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { retention } from '#shared/model/retention.ts';
import { addMonths, todayInStockholm } from '#shared/time/day.ts';
import { startOfDay } from '#shared/time/instant.ts';

/** The instants before which entries of the log, and entries on sign-ins, are too old to be kept. */
export interface KeptFrom {
  readonly entries: string;
  readonly signIns: string;
}

/** What an organisation keeps at the instant `now`; without one, or of a removed one, the defaults. */
export const keptFrom = (
  organization: Pick<StoredOrganization, 'logMonths' | 'signInMonths'> | undefined,
  now: Date,
): KeptFrom => {
  const { logMonths, signInMonths } = organization ?? {};
  const before = (months: number) => startOfDay(addMonths(todayInStockholm(now), -months)).toISOString();
  return {
    entries: before(logMonths ?? retention.logMonths.initial),
    signIns: before(signInMonths ?? retention.signInMonths.initial),
  };
};
