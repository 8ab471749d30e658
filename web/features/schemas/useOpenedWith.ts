import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { day } from '#shared/model/fields.ts';
import type { PlanQuery } from '#shared/model/wholePlan.ts';
import { rememberedPeriod } from '#web/domain/planning/remembered.ts';

/**
 * Which plan period and week the tab opens with, as the address and the period last shown say: the server chooses among the
 * stored ones, so that their figures come with the list. It stays the same while the tab shows other periods and weeks.
 */
export const useOpenedWith = (): PlanQuery => {
  const [search] = useSearchParams();
  const [query] = useState((): PlanQuery => {
    const last = rememberedPeriod();
    return {
      period: search.get('period') ?? undefined,
      week: day.safeParse(search.get('week')).data,
      lastStart: last?.start,
      lastEnd: last?.end ?? undefined,
    };
  });
  return query;
};
