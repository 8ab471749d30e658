import type { Asset, AssetPeriod } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { consistentPeriods, disconnected } from '#shared/time/timeline.ts';
import { assetRates } from '../../../support/assetRates.ts';

/** A period with the defaults, from one day to another (null: open). */
export const period = (start: string, end: string | null, change: Partial<AssetPeriod> = {}): AssetPeriod => ({
  id: `p-${start}`,
  version: 1,
  changedBy: 'somebody',
  changedAt: '2026-01-01T00:00:00.000Z',
  assetId: 'a',
  start: start as Day,
  end: end as Day | null,
  ...assetRates,
  comment: '',
  hasDisconnectedStart: true,
  hasDisconnectedEnd: end !== null,
  ...change,
});

/** An employee with these periods. */
export const asset = (name: string, ...periods: AssetPeriod[]): Asset => ({
  id: name,
  version: 1,
  changedBy: 'somebody',
  changedAt: '2026-01-01T00:00:00.000Z',
  name,
  agreedRate: null,
  periods: periods.map((one) => ({ ...one, ...disconnected(periods, one) })),
  consistentPeriods: [...consistentPeriods(periods)],
});
