import { useMemo } from 'react';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { mostFoundShifts, ShiftQuery } from '#shared/model/shiftSearch.ts';
import { useDebounced } from '#web/kit/ui/hooks/useDebounced.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { shiftKindOf } from '../shifts/shiftKind.ts';
import type { ShiftsOf } from './nodes.ts';

/** How long nothing is typed before shifts are searched, in milliseconds. */
const DELAY = 250;

const none: ShiftsOf = new Map();

/** The shifts of an organisation whose names fit, by category; one request when typing pauses. */
export const useFoundShifts = (orgId: string | undefined, text: string) => {
  const query = ShiftQuery.safeParse({ search: useDebounced(text, DELAY) }).data;
  const call = orgId !== undefined && query ? { params: { orgId }, query } : null;
  const { data } = useEndpoint(hierarchy.findShifts, call, { keepPreviousData: true });
  const shiftsOf = useMemo((): ShiftsOf => {
    const found = data ?? [];
    const shiftsIn = (id: string) =>
      found
        .filter(({ categoryId }) => categoryId === id)
        .map((shift) => ({ id: shift.id, name: shift.name, kind: shiftKindOf(shift.name, shift) }));
    return new Map(found.map(({ categoryId: id }) => [id, { shifts: shiftsIn(id), isWhole: false }]));
  }, [data]);
  const isSearching = text.trim() !== '';
  return { shiftsOf: isSearching ? shiftsOf : none, hasMore: isSearching && (data?.length ?? 0) >= mostFoundShifts };
};
