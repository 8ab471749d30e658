import type { TFunction } from 'i18next';
import { addendOf, imbalanceOf, sumReceipts } from '#shared/calculation/index.ts';
import type { PlacedReceipt, Receipt } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { cellOf } from '#web/domain/receipts/cells.ts';
import { gapsOfReceipts, gapsOfWeeks, hiddenShortages } from '#web/domain/receipts/gaps.ts';
import { linesOf, netLinesOf, spreadOf } from '#web/domain/receipts/lines.ts';
import { netFrom } from '#web/domain/receipts/net.ts';
import { groups, netGroups, type ReceiptGroup, unitGroups } from '#web/domain/receipts/rows.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import type { StepLine } from '#web/kit/charts/lines.ts';
import type { Gap, Range } from '#web/kit/charts/steps.ts';

/** What Plan shows of a row of weeks, of one category or of all categories of a unit. */
export interface PlanFigures {
  /** One a week. */
  readonly receipts: readonly Receipt[];
  /** The rows of the table. */
  readonly groups: readonly ReceiptGroup[];
  /** The areas of the graph. */
  readonly gaps: readonly Gap[];
  /** By week the shortage that the areas of a sum hide; undefined for one category, whose areas hide none. */
  readonly hidden?: readonly number[];
  /** What counts as the shortage of a week: the difference of the category, or the sum of the shortages of all. */
  readonly differences: readonly Pick<Receipt, 'week' | 'diff'>[];
  /** Areas and shortages are net of expected absence from this Monday on; undefined: gross. */
  readonly netMonday?: Day | undefined;
}

/** The figures of a category. */
export const figuresOfCategory = (receipts: readonly Receipt[], netMonday?: Day): PlanFigures => {
  const counted = netMonday ? netFrom(receipts, netMonday) : receipts;
  return {
    receipts,
    groups: netMonday ? netGroups(netMonday) : groups,
    gaps: gapsOfReceipts(counted),
    differences: counted,
    netMonday,
  };
};

/** A difference of a category in the week of a Monday. */
type DiffOf = (categoryId: string, start: string) => number | null;

/** The figures of a unit from the receipts of its categories; `hrefOf` leads to the plan of one of them. */
export const figuresOfUnit = (
  rows: readonly PlacedReceipt[],
  hrefOf: (categoryId: string) => string,
  netMonday?: Day,
): PlanFigures => {
  const counted = netMonday ? netFrom(rows, netMonday) : rows;
  const receipts = sumReceipts(rows.map((row) => addendOf(row, row.categoryName))).map(({ levels, ...sum }) => ({
    ...sum,
    levels: [...levels],
  }));
  const keyOf = (categoryId: string | undefined, start: string) => `${categoryId} ${start}`;
  const diffs = new Map(counted.map(({ categoryId, start, diff }) => [keyOf(categoryId, start), diff]));
  const written = new Map(
    counted.map((receipt) => [keyOf(receipt.categoryId, receipt.start), writtenDiff(receipt, 'diff')]),
  );
  const names = new Map(rows.map(({ categoryId = '', categoryName = '' }) => [categoryId, categoryName]));
  const [diffOf, writtenOf] = [diffs, written].map(
    (each) => (id: string, start: string) => each.get(keyOf(id, start)) ?? null,
  ) as [DiffOf, DiffOf];
  const imbalances = (of: DiffOf) => {
    const byWeek = new Map(
      receipts.map(({ start }) => [start, imbalanceOf([...names.keys()].map((id) => of(id, start)))]),
    );
    return ({ start }: Pick<Receipt, 'start'>) => byWeek.get(start) ?? null;
  };
  const imbalance = imbalances(diffOf);
  return {
    receipts,
    groups: unitGroups({
      imbalance,
      writtenImbalance: imbalances(writtenOf),
      netMonday,
      hasWithoutDemand: receipts.some(({ workRateWithoutDemand }) => workRateWithoutDemand > 0),
      categories: [...names].map(([id, name]) => ({
        id,
        name,
        href: hrefOf(id),
        diff: ({ start }) => diffOf(id, start),
        written: ({ start }) => writtenOf(id, start),
      })),
    }),
    gaps: gapsOfWeeks(
      receipts.map(({ demand }) => demand),
      receipts.map(imbalance),
    ),
    hidden: hiddenShortages(receipts.map(imbalance)),
    differences: receipts.map((receipt) => ({ week: receipt.week, diff: imbalance(receipt)?.short ?? null })),
    netMonday,
  };
};

/** The lines of the weeks in the order read: levels of supply, or gross and net. */
export const planLines = (
  t: TFunction,
  receipts: readonly Receipt[],
  { netMonday }: Pick<PlanFigures, 'netMonday'>,
): readonly StepLine[] => (netMonday ? netLinesOf(t, receipts, netMonday) : linesOf(t, receipts));

/** The lines that the legend names: substitutes and contractors only where some week has any. */
export const legendLines = (t: TFunction, figures: PlanFigures | undefined): readonly StepLine[] =>
  planLines(t, figures?.receipts ?? [], figures ?? {}).filter(
    ({ key, values }) => !['substitutes', 'contractors'].includes(key) || values.some((value) => value !== null),
  );

/** 80 % interval of the net supply; empty for gross figures and sums. */
export const planSpread = (
  receipts: readonly Receipt[],
  { netMonday }: Pick<PlanFigures, 'netMonday'>,
): readonly Range[] => (netMonday ? spreadOf(receipts, netMonday) : []);

/** The letters of the longest figure of the table. */
export const longestFigure = ({ receipts, groups: shown }: PlanFigures): number =>
  Math.max(
    0,
    ...shown.flatMap(({ rows }) => rows.flatMap((row) => receipts.map((receipt) => cellOf(row, receipt).text.length))),
  );
