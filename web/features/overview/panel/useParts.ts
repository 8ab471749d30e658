import { useMemo } from 'react';
import { partSources, partsOf } from '../model/breakdown.ts';
import type { Found } from '../model/cells.ts';
import type { WeekRange } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import { useReceipts } from '../useReceipts.ts';

/** Answers are reused for a while when the selection moves back and forth; a change still revalidates them. */
const KEPT_MS = 60_000;

/** What the figure of a cell is made of, requested where the map does not hold it. */
export const useParts = (
  { row, cell }: Found,
  rows: readonly MapRow[],
  range: WeekRange,
  chosen: ReadonlySet<string>,
) => {
  const sources = useMemo(() => partSources(row, rows), [row, rows]);
  const { data, error } = useReceipts(sources, range, { dedupingInterval: KEPT_MS });
  return { parts: partsOf(row, rows, cell.week.start, chosen, data), error };
};
