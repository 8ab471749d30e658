import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useWholeDemand } from '../../useWholeDemand.ts';
import { bedRunsIn } from '../model/beds.ts';

/**
 * The beds of the unit during the live period of the table and during the simulated one, in one line:
 * `gällande v25–v33: 18 / 16; simulerat v25–v36: 18 / 16 till v33, sedan 22 / 20`. Undefined where the unit does not show its
 * beds, and until they are loaded.
 */
export const useBedsText = (
  place: CategoryPlace,
  { simulated, against }: { readonly simulated: Period; readonly against: Period | undefined },
): string | undefined => {
  const { t } = useTranslation();
  const beds = useWholeDemand(place).data?.beds;
  if (beds === undefined || !place.hasBeds) return undefined;
  const textOf = (period: Period): string => {
    const runs = bedRunsIn(beds, period);
    return runs
      .map(({ end, counts }, index) => {
        const text = counts ? `${counts.beds} / ${counts.weekendBeds}` : '–';
        if (runs.length === 1) return text;
        return end === null || index === runs.length - 1
          ? t('demand.compare.outcome.bedsThen', { beds: text })
          : t('demand.compare.outcome.bedsUntil', { beds: text, week: weekLabel(weekOf(end)) });
      })
      .join(', ');
  };
  const weeksOf = (period: Period) => periodText(period, '').weeks;
  const [liveBeds, simulatedBeds] = [textOf(against ?? simulated), textOf(simulated)];
  if (against === undefined || liveBeds === simulatedBeds)
    return t('demand.compare.outcome.bedsSame', { beds: simulatedBeds });
  return t('demand.compare.outcome.bedsText', {
    live: weeksOf(against),
    liveBeds,
    simulated: weeksOf(simulated),
    beds: simulatedBeds,
  });
};
