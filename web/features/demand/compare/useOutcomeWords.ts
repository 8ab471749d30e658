import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Demand } from '#shared/model/demand.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { outcomeOf } from './model/outcomes.ts';

/** What a promotion of the compared period does to each live period, by id, in one word: `ersätts`; empty without a comparison. */
export const useOutcomeWords = (place: CategoryPlace, compared: Demand | undefined): ReadonlyMap<string, string> => {
  const { t } = useTranslation();
  const { data } = useEndpoint(contract.compare, compared ? { params: { ...place.ids, demandId: compared.id } } : null);
  return useMemo(
    () =>
      new Map(data?.replaced.map((period) => [period.id, t(`demand.compare.outcome.${outcomeOf(period).kind}`)]) ?? []),
    [data, t],
  );
};
