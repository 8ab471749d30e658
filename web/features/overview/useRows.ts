import { useMemo } from 'react';
import type { ReceiptWithPeople } from '#shared/model/receipt.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { outlineOf } from './model/outline.ts';
import { type MapRow, rowsOf } from './model/rows.ts';
import { sourcesOf } from './model/sources.ts';
import { useReceipts } from './useReceipts.ts';
import type { View } from './useView.ts';

/** The rows of a map: names at once, figures when they are loaded. */
export interface Rows {
  readonly rows: readonly MapRow[];
  /** What the rows were made of; undefined until it is loaded. */
  readonly receipts: readonly ReceiptWithPeople[] | undefined;
  readonly loaded: boolean;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

/** The rows of a place: loads the receipts that they need, and adds up those that no answer holds as one. */
export const useRows = (place: Place, { by, chosen, range }: Pick<View, 'by' | 'chosen' | 'range'>): Rows => {
  const sources = useMemo(() => sourcesOf(place, by, chosen), [place, by, chosen]);
  const { data, error, mutate } = useReceipts(sources, range);
  const outline = useMemo(() => outlineOf(place, by, chosen), [place, by, chosen]);
  const rows = useMemo(() => rowsOf(outline, range.weeks, data, chosen), [outline, range, data, chosen]);
  return useMemo(
    () => ({ rows, receipts: data, loaded: data !== undefined, problem: error, retry: () => void mutate() }),
    [rows, data, error, mutate],
  );
};
