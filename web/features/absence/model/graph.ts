import { expectedKinds } from '#shared/calculation/index.ts';
import { monthNames } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { proposalOf } from './rows.ts';
import type { AbsenceCategory } from './setting.ts';

/** What a month of a year was, all kinds together. */
interface Outcome {
  readonly year: number;
  /** 0 to 11. */
  readonly month: number;
  readonly percent: number;
}

/** The months of a category, all kinds together: what is proposed, and what each month was in the years before. */
export interface AbsenceMonths {
  /** Null in a month of which nothing says anything. */
  readonly proposed: readonly (number | null)[];
  /** The oldest first. */
  readonly outcomes: readonly Outcome[];
}

const proposedOf = (category: AbsenceCategory, month: number): number | null => {
  const known = expectedKinds
    .map((kind) => proposalOf(category, kind, month))
    .filter(({ source }) => source !== 'none');
  return known.length === 0 ? null : known.reduce((sum, { percent }) => sum + percent, 0);
};

/** What the graph of a category shows beside the percentages that count. */
export const absenceMonths = (category: AbsenceCategory): AbsenceMonths => {
  const sums = new Map<string, Outcome>();
  for (const kind of expectedKinds)
    for (const { year, month, percent } of category.history?.[kind].outcomes ?? []) {
      const key = `${year} ${month}`;
      sums.set(key, { year, month: month - 1, percent: (sums.get(key)?.percent ?? 0) + percent });
    }
  return {
    proposed: monthNames.map((_, month) => proposedOf(category, month)),
    outcomes: [...sums.values()].sort((a, b) => a.year - b.year || a.month - b.month),
  };
};

/** Whether the graph of a category would show anything. */
export const hasMonths = (category: AbsenceCategory): boolean => {
  const { proposed, outcomes } = absenceMonths(category);
  const typed = expectedKinds.flatMap((kind) => category.typed[kind]);
  return outcomes.length > 0 || [...proposed, ...typed].some((percent) => percent !== null);
};

/** The percentages of a row of sums, as numbers. */
export const countedOf = (texts: Texts): readonly (number | null)[] =>
  monthNames.map((month) => parseDecimal(texts[month] ?? ''));
