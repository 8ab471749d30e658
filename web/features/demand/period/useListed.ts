import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import type { Indicator } from '#web/domain/planning/Indicators.tsx';
import type { ListedPeriod } from '#web/domain/planning/listed.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';

/** The indicators of a period in the list. */
export const indicatorsOf = (demand: Demand, dirty: boolean): readonly Indicator[] => [
  ...(dirty ? ['dirty' as const] : []),
  ...(demand.simulation ? ['simulation' as const] : []),
  ...(demand.locked ? ['locked' as const] : []),
  ...(demand.hasDisconnectedStart && !demand.simulation ? ['gapBefore' as const] : []),
  ...(demand.hasDisconnectedEnd && !demand.simulation ? ['gapAfter' as const] : []),
];

/** A demand period as the list shows it; `hasBeds` adds the beds of its first week. */
export const useListed = (hasBeds: boolean): ((demand: Demand, dirty: boolean) => ListedPeriod) => {
  const { t } = useTranslation();
  // The list beside the table is narrow there.
  const isShort = useMedia('(min-width: 901px) and (max-width: 1360px)');
  return (demand, dirty) => {
    const { bedsFirstWeek: weekday, weekendBedsFirstWeek: weekend } = demand;
    const beds =
      hasBeds && weekday !== null
        ? t(isShort ? 'demand.bedCountShort' : 'demand.bedCount', {
            count: weekend ?? weekday,
            weekday: formatNumber(weekday),
            weekend: formatNumber(weekend),
          })
        : undefined;
    return {
      id: demand.id,
      start: demand.start,
      end: demand.end,
      indicators: indicatorsOf(demand, dirty),
      ...(beds !== undefined && { note: beds }),
    };
  };
};
