import { useMemo } from 'react';
import { overview } from '#shared/contract/overview.ts';
import { addDays } from '#shared/time/day.ts';
import { mondayOf, weeksOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { OrgIds } from '../ids.ts';
import { type Figures, unitFigures } from '../model/unitFigures.ts';

/** So that demand which is planned a year at a time is seen to its end. */
const weeksAhead = 53;

/** The figures of all units of an organisation from this week on, in one request: the sums that the map shows. */
export const useUnitFigures = (ids: OrgIds): Figures => {
  const start = mondayOf(today());
  const end = addDays(start, weeksAhead * 7 - 1);
  const { data, error } = useEndpoint(overview.organizationPackedReceipts, {
    params: ids,
    query: { start, end, by: 'unit' },
  });
  const figures = useMemo(() => data && unitFigures(data, weeksOf({ start, end })), [data, start, end]);
  return figures ?? (error ? 'unknown' : 'loading');
};
