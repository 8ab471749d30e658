import type { TFunction } from 'i18next';
import type { WeekReceipt } from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { dashes, type StepLine } from '#web/kit/charts/lines.ts';
import type { Range } from '#web/kit/charts/steps.ts';
import { ownOf, type Series } from './rows.ts';

/** In the order read. */
const series: readonly Series[] = ['demand', 'own', 'substitutes', 'contractors', 'budget'];
/** In the order drawn, the last on top: a demand that equals the budget is seen through the budget's dashes. */
const drawn: readonly string[] = ['contractors', 'substitutes', 'own', 'gross', 'net', 'demand', 'budget'];

/**
 * What each line shows of a week; a level of supply that the week does not have is null. The levels of a sum include the
 * categories that lack them, so that a line never lies below the one it adds to.
 */
const seriesValues: Readonly<Record<Series, (receipt: WeekReceipt) => number | null>> = {
  contractors: (receipt) => (receipt.workRateSumWhenContractors === null ? null : receipt.workRateSum),
  substitutes: (receipt) => (receipt.workRateSumWhenSubstitute === null ? null : receipt.workRateSumWithoutContractors),
  own: ownOf,
  demand: (receipt) => receipt.demand,
  budget: (receipt) => receipt.budget,
};

/** The lines of the weeks, in the order read; `short` names find room at the end of a line. */
export const linesOf = (
  t: TFunction,
  receipts: readonly WeekReceipt[],
  names: 'full' | 'short' = 'full',
): readonly StepLine[] =>
  series.map((key) => ({
    key,
    name: t(`schemas.${names === 'full' ? 'line' : 'shortLine'}.${key}`),
    values: receipts.map(seriesValues[key]),
    color: `var(--s-${key})`,
    dash: dashes[key],
    strong: key === 'demand',
  }));

/**
 * Demand, gross and net supply and budget of the weeks, in the order read; net is gross before the Monday, and where nothing is
 * assumed of absence.
 */
export const netLinesOf = (
  t: TFunction,
  receipts: readonly WeekReceipt[],
  monday: Day,
  names: 'full' | 'short' = 'full',
): readonly StepLine[] => {
  const [demand, own, , , budget] = linesOf(t, receipts, names) as [StepLine, StepLine, StepLine, StepLine, StepLine];
  const gross = receipts.map(({ workRateSum }) => workRateSum);
  const net = receipts.map(({ start, workRateSum, netSupply }) =>
    start < monday ? workRateSum : (netSupply ?? workRateSum),
  );
  return [
    demand,
    { ...own, key: 'net', name: t('overview.figures.net'), values: net },
    { ...own, key: 'gross', name: t('overview.figures.gross'), values: gross, dash: dashes.contractors },
    budget,
  ];
};

/** What the supply of eight weeks of ten lies within, from the Monday on; of no week where nothing is assumed of absence, or of a sum. */
export const spreadOf = (receipts: readonly WeekReceipt[], monday: Day): readonly Range[] =>
  receipts.flatMap(({ start, netLow, netHigh }, index) =>
    start < monday || netLow === undefined || netHigh === undefined ? [] : [{ index, low: netLow, high: netHigh }],
  );

/** The same lines in the order drawn. */
export const inDrawnOrder = (lines: readonly StepLine[]): readonly StepLine[] =>
  drawn.flatMap((key) => lines.filter((line) => line.key === key));

/** Every value of the lines, and of the areas between and behind them. */
export const drawnValues = (lines: readonly StepLine[], areas: readonly Range[] = []): readonly number[] => [
  ...lines.flatMap(({ values }) => values.filter((value) => value !== null)),
  ...areas.flatMap(({ low, high }) => [low, high]),
];
