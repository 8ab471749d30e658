import { useMemo } from 'react';
import type { ReceiptWithPeople } from '#shared/model/receipt.ts';
import { assumesAbsence, netFrom } from '#web/domain/receipts/net.ts';
import type { FigureKind } from '#web/domain/receipts/useFigures.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { plainBefore } from './model/net.ts';
import { outlineOf } from './model/outline.ts';
import { type MapRow, rowsOf } from './model/rows.ts';
import { sourcesOf } from './model/sources.ts';
import { useReceipts } from './useReceipts.ts';
import { thisMonday, type View } from './useView.ts';

/** The rows of a map: names at once, figures when they are loaded. */
export interface Rows {
  readonly rows: readonly MapRow[];
  /** The same rows before expected absence; other than `rows` only where these are net of it. */
  readonly gross: readonly MapRow[];
  /** Whether some absence is assumed from this week on. */
  readonly assumes: boolean;
  /** What the rows were made of; undefined until it is loaded. */
  readonly receipts: readonly ReceiptWithPeople[] | undefined;
  readonly loaded: boolean;
  /** Of several requests how many are answered. */
  readonly progress: { readonly done: number; readonly all: number };
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

interface RowChoices extends Pick<View, 'by' | 'chosen' | 'range'> {
  readonly figures: FigureKind;
}

/**
 * The rows of a place: loads the receipts that they need, and adds up those that no answer holds as one. Net figures are those
 * from this week on, where some absence is assumed.
 */
export const useRows = (place: Place, { by, chosen, range, figures }: RowChoices): Rows => {
  const sources = useMemo(() => sourcesOf(place, by, chosen), [place, by, chosen]);
  const { data, error, mutate, progress } = useReceipts(sources, range);
  const { done, all } = progress;
  const outline = useMemo(() => outlineOf(place, by, chosen), [place, by, chosen]);
  const monday = thisMonday();
  const assumes = useMemo(() => assumesAbsence(data, monday), [data, monday]);
  const isNet = assumes && figures !== 'gross';
  const gross = useMemo(() => rowsOf(outline, range.weeks, data, chosen), [outline, range, data, chosen]);
  const rows = useMemo(
    () => (isNet && data ? plainBefore(rowsOf(outline, range.weeks, netFrom(data, monday), chosen), monday) : gross),
    [isNet, data, outline, range, monday, chosen, gross],
  );
  return useMemo(
    () => ({
      rows,
      gross,
      assumes,
      receipts: data,
      loaded: data !== undefined,
      progress: { done, all },
      problem: error,
      retry: () => void mutate(),
    }),
    [rows, gross, assumes, data, done, all, error, mutate],
  );
};
