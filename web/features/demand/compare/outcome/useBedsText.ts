import { useTranslation } from 'react-i18next';
import { beds as contract } from '#shared/contract/beds.ts';
import type { Period } from '#shared/time/period.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { bedRunsIn } from '../model/beds.ts';

/**
 * The beds of the unit during the live period of the table and during the simulated one, in one line:
 * `skarpt v25–v33: 18 / 16; simulerat v25–v36: 18 / 16 till v33, sedan 22 / 20`. Undefined where the unit does not show its
 * beds, and until they are loaded.
 */
export const useBedsText = (
  place: CategoryPlace,
  { simulated, against }: { readonly simulated: Period; readonly against: Period | undefined },
): string | undefined => {
  const { t } = useTranslation();
  const { orgId, areaId, unitId } = place.ids;
  const { data } = useEndpoint(contract.list, place.hasBeds ? { params: { orgId, areaId, unitId } } : null);
  if (data === undefined) return undefined;
  const textOf = (period: Period): string => {
    const runs = bedRunsIn(data, period);
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
  const [liveBeds, beds] = [textOf(against ?? simulated), textOf(simulated)];
  if (against === undefined || liveBeds === beds) return t('demand.compare.outcome.bedsSame', { beds });
  return t('demand.compare.outcome.bedsText', {
    live: weeksOf(against),
    liveBeds,
    simulated: weeksOf(simulated),
    beds,
  });
};
