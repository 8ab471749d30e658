import { useMemo } from 'react';
import { beds } from '#shared/contract/beds.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { peopleOf } from './model/people.ts';
import type { UnitKnowledge } from './model/unit.ts';
import type { Rows } from './useRows.ts';

/** What is known of a unit only; undefined for other places, and until its receipts are loaded. */
export const useUnit = (
  { level, hasBeds, ids }: Place,
  { rows, receipts }: Rows,
  chosen: ReadonlySet<string>,
): UnitKnowledge | undefined => {
  const { orgId = '', areaId = '', unitId = '' } = ids;
  const isUnit = level === 'unit';
  const { data } = useEndpoint(beds.list, isUnit && hasBeds ? { params: { orgId, areaId, unitId } } : null);
  return useMemo(() => {
    const all = rows.at(-1);
    if (!isUnit || !receipts || !all) return undefined;
    return { beds: data, peopleOf: (monday, row = all) => peopleOf(row, monday, receipts, chosen) };
  }, [isUnit, rows, receipts, chosen, data]);
};
