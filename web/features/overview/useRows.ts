import { useMemo } from 'react';
import type { ApiProblem } from '#web/api/problem.ts';
import { flatten, type Place } from '#web/navigation/place.ts';
import { outlineOf } from './model/outline.ts';
import { type MapRow, rowsOf } from './model/rows.ts';
import { sourcesOf } from './model/sources.ts';
import { useReceipts } from './useReceipts.ts';
import type { View } from './useView.ts';

/** The rows of a map: names at once, figures when they are loaded. */
export interface Rows {
  readonly rows: readonly MapRow[];
  readonly loaded: boolean;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

/** The rows of a place: loads the receipts that they need, and adds up those that no answer holds as one. */
export const useRows = (place: Place, { by, chosen, range }: Pick<View, 'by' | 'chosen' | 'range'>): Rows => {
  const { data, error, mutate } = useReceipts(sourcesOf(place, by, chosen), range);
  const outline = useMemo(() => outlineOf(place, by, chosen), [place, by, chosen]);
  const planned = useMemo(
    () =>
      new Set(
        flatten([place])
          .filter(({ level }) => level === 'category')
          .map(({ id }) => id),
      ),
    [place],
  );
  const rows = useMemo(
    () => rowsOf(outline, range.weeks, data, { chosen, planned }),
    [outline, range, data, chosen, planned],
  );
  return { rows, loaded: data !== undefined, problem: error, retry: () => void mutate() };
};
