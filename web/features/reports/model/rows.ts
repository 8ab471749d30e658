import type { Receipt } from '#shared/model/receipt.ts';
import { round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { cellOf } from '#web/domain/receipts/cells.ts';
import { graphRows, groups, netGroups, type ReceiptGroup, type ReceiptRow } from '#web/domain/receipts/rows.ts';

/** What the weeks of a report show beside demand and supply. */
export interface RowChoice {
  readonly receipt: boolean;
  readonly budget: boolean;
  /** Net of expected absence beside gross from this Monday on; left out: gross alone. */
  readonly netMonday?: Day | undefined;
}

const isBudget = ({ key }: ReceiptRow): boolean => key === 'budget' || key === 'diffBudget';
const extra = graphRows.filter(({ key }) => key === 'withoutDemand' || key === 'excluded');

/** The rows of the weeks by group: services, and with the receipt what is outside, shifts and staff. */
export const weekGroups = (
  receipts: readonly Receipt[],
  { receipt, budget, netMonday }: RowChoice,
): readonly ReceiptGroup[] => {
  const all = netMonday ? netGroups(netMonday) : groups;
  const hasWithout = receipts.some(({ demand, workRateWithoutDemand }) => demand !== null && workRateWithoutDemand > 0);
  const services = [
    ...(all[0]?.rows.filter((row) => budget || !isBudget(row)) ?? []),
    ...(receipt ? extra.filter(({ key }) => key === 'excluded' || hasWithout) : []),
  ];
  return [{ key: 'services', rows: services }, ...(receipt ? all.slice(1) : [])];
};

/** Whether a figure of a report is red: a difference that is shown below zero, of demand as of budget. */
export const isNegative = ({ kind }: Pick<ReceiptRow, 'kind'>, value: number | null): boolean =>
  kind === 'difference' && value !== null && round(value, 2) < 0;

/** The groups without the parts of supply, such as `vikarier`, that no week has. */
export const withoutEmptyParts = (
  all: readonly ReceiptGroup[],
  receipts: readonly Receipt[],
): readonly ReceiptGroup[] =>
  all.map((group) => ({
    ...group,
    rows: group.rows.filter(({ look, value }) => look !== 'part' || receipts.some((week) => value(week) !== null)),
  }));

/** The field by which a row's figure is explained. */
export const fieldOfRow: Readonly<Record<string, string | undefined>> = {
  demand: 'demand',
  supply: 'workRateSum',
  own: 'ownWorkRateSum',
  substitutes: 'substituteWorkRateSum',
  contractors: 'contractorWorkRateSum',
  diff: 'diff',
  netSupply: 'netSupply',
  netDiff: 'netDiff',
  budget: 'budget',
  diffBudget: 'diffBudget',
  withoutDemand: 'workRateWithoutDemand',
  excluded: 'workRateExcludedSum',
  weekend: 'weekendShiftCount',
  diffWeekend: 'diffWeekendShifts',
  night: 'nightShiftCount',
  diffNight: 'diffNightShifts',
  working: 'workingCount',
  fillIn: 'fillInCount',
  rented: 'contractorCount',
};

/** A balance over several weeks or of one: a receipt without its week. */
export type Balance = Omit<Receipt, 'week'>;

const weekOfBalance = (balance: Balance): Receipt => ({ ...balance, week: '' });

/** The columns of balances by group, as the rows of weeks: without the parts of supply that none of them has. */
export const balanceGroups = (balances: readonly Balance[], choice: RowChoice): readonly ReceiptGroup[] => {
  const weeks = balances.map(weekOfBalance);
  return withoutEmptyParts(weekGroups(weeks, choice), weeks);
};

/** A figure of a balance as it is shown. */
export const balanceCell = (row: ReceiptRow, balance: Balance) => {
  const week = weekOfBalance(balance);
  const { text, missing } = cellOf(row, week);
  return { text, negative: isNegative(row, row.value(week)), missing };
};
