import { useMemo } from 'react';
import type { Receipt } from '#shared/model/receipt.ts';
import { useIsOneStrip, usePaperWidth } from '../paper/paperWidth.ts';
import { weekParts } from './widths.ts';

/** The weeks in parts as wide as the paper, on a phone in one strip; `after` is the width of a column after them, in px. */
export const useWeekParts = (
  weeks: readonly Receipt[],
  { least, after = 0 }: { readonly least: number; readonly after?: number },
) => {
  const width = usePaperWidth();
  const isOneStrip = useIsOneStrip();
  return useMemo(() => weekParts(weeks, { width, after, least, isOneStrip }), [weeks, width, after, least, isOneStrip]);
};
