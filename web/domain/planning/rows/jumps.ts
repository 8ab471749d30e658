import { parseDecimal } from '#shared/quantity/parse.ts';
import type { Draft, Texts } from '#web/kit/ui/sheet/core/draft.ts';

/** A typed count far from the one it replaces, by row and column of its sheet. */
export interface Jump {
  readonly rowId: string;
  readonly columnId: string;
  readonly from: string;
  readonly to: string;
}

/** How many times the smaller of the two counts, and how far from it, the larger one is at least. */
const TIMES = 5;
const APART = 10;

const isFar = (from: string, to: string): boolean => {
  const [low, high] = [parseDecimal(from), parseDecimal(to)].sort((a, b) => (a ?? 0) - (b ?? 0));
  return low != null && high != null && low > 0 && high >= low * TIMES && high - low >= APART;
};

/**
 * The typed counts that are probably mistakes: at least ten from the stored count, and at least five times or at most a fifth of it
 * (`4` → `46`). A stored or typed 0 is not one: a shift begins or ends with it. In the order of the rows, then of `columns`.
 */
export const jumpsIn = (
  rows: readonly { readonly id: string; readonly texts: Texts }[],
  columns: readonly string[],
  draft: Draft,
): readonly Jump[] =>
  rows.flatMap(({ id, texts }) =>
    columns.flatMap((columnId) => {
      const [from = '', to] = [texts[columnId], draft[id]?.[columnId]];
      return to !== undefined && isFar(from, to) ? [{ rowId: id, columnId, from, to }] : [];
    }),
  );
