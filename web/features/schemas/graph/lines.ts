import type { TFunction } from 'i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { dashes, type StepLine } from '#web/charts/lines.ts';
import { ownOf, type Series } from '../receipts/rows.ts';

/** In the order read. */
const series: readonly Series[] = ['demand', 'own', 'substitutes', 'contractors', 'budget'];
/** In the order drawn, the last on top: a demand that equals the budget is seen through the budget's dashes. */
const drawn: readonly Series[] = ['contractors', 'substitutes', 'own', 'demand', 'budget'];

/** What each line shows of a week (shared/calculation); a level of supply that the week does not have is null. */
const seriesValues: Readonly<Record<Series, (receipt: Receipt) => number | null>> = {
  contractors: (receipt) => receipt.workRateSumWhenContractors,
  substitutes: (receipt) => receipt.workRateSumWhenSubstitute,
  own: ownOf,
  demand: (receipt) => receipt.demand,
  budget: (receipt) => receipt.budget,
};

/** The lines of the weeks, in the order read. */
export const linesOf = (t: TFunction, receipts: readonly Receipt[]): readonly StepLine[] =>
  series.map((key) => ({
    key,
    name: t(`schemas.line.${key}`),
    values: receipts.map(seriesValues[key]),
    color: `var(--s-${key})`,
    dash: dashes[key],
    strong: key === 'demand',
  }));

/** The same lines in the order drawn. */
export const inDrawnOrder = (lines: readonly StepLine[]): readonly StepLine[] =>
  drawn.flatMap((key) => lines.filter((line) => line.key === key));

/** Every value of the lines. */
export const drawnValues = (lines: readonly StepLine[]): readonly number[] =>
  lines.flatMap(({ values }) => values.filter((value) => value !== null));
