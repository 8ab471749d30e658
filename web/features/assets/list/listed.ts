import type { Asset, AssetPeriod } from '#shared/model/asset.ts';
import { hasWords, wordsOf } from '#shared/text/words.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';

/** Whether any period is open-ended or ends after the start of this week. */
export const isActive = ({ periods }: Pick<Asset, 'periods'>, today: Day): boolean =>
  periods.some(({ end }) => end === null || end > mondayOf(today));

/** Whether every period ended before today: a former employee may be anonymised. */
export const hasLeft = ({ periods }: Pick<Asset, 'periods'>, today: Day): boolean =>
  periods.every(({ end }) => end !== null && end < today);

/** Whether the name contains every word of the search; å, ä and ö are letters of their own. */
export const isNamed = ({ name }: Pick<Asset, 'name'>, search: string): boolean => hasWords(name, wordsOf(search));

/** Which employees a list shows. */
export interface Filter {
  readonly search: string;
  readonly hideInactive: boolean;
}

/** The staff that the filter lets through, in the order given. */
export const shownOf = (assets: readonly Asset[], { search, hideInactive }: Filter, today: Day): readonly Asset[] =>
  assets.filter((asset) => isNamed(asset, search) && (!hideInactive || isActive(asset, today)));

/** The period that holds today; undefined on a day without one. */
export const periodToday = ({ periods }: Asset, today: Day): AssetPeriod | undefined => valueOn(periods, today);

/** The joined span that holds today; else the next one, else the last one; undefined without periods. */
export const spanAt = ({ consistentPeriods }: Pick<Asset, 'consistentPeriods'>, today: Day): Period | undefined =>
  consistentPeriods.find(({ end }) => end === null || end >= today) ?? consistentPeriods.at(-1);
