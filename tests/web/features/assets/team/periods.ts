import type { AssetPeriod } from '#shared/model/asset.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { assetRates } from '../../../../support/assetRates.ts';

/** The Monday of week `index` from 0 of 2026. */
export const monday = (index: number): Day => addDays('2025-12-29', index * 7);
export const sunday = (index: number): Day => addDays(monday(index), 6);
/** The Mondays of the first half of 2026. */
export const weeks = Array.from({ length: 26 }, (_, index) => monday(index));

/** A period from the Monday of one week to the Sunday of another, or open-ended. */
export const period = (from: number, to: number | null, values: Partial<AssetPeriod> = {}): AssetPeriod => ({
  id: `p${from}`,
  version: 1,
  changedBy: 'anna',
  changedAt: '2026-01-01T00:00:00.000Z',
  assetId: 'a',
  start: monday(from),
  end: to === null ? null : sunday(to),
  ...assetRates,
  level: 3,
  comment: '',
  hasDisconnectedStart: false,
  hasDisconnectedEnd: false,
  ...values,
});
