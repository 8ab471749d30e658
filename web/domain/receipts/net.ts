import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import type { Day } from '#shared/time/day.ts';

type NetFields = Pick<PlacedReceipt, 'start' | 'demand' | 'workRateSum' | 'diff' | 'netSupply' | 'netDiff'>;

/** Whether some week from the Monday on assumes absence: a past week is known, and is shown as it was planned. */
export const assumesAbsence = (receipts: readonly NetFields[] | undefined, monday: Day): boolean =>
  receipts?.some(({ start, netSupply }) => start >= monday && netSupply !== undefined) ?? false;

/** The net supply of the categories without a demand, in services: part of no difference. */
export const netWithoutDemand = ({ netSupply = 0, netDiff = null, demand }: NetFields): number =>
  netDiff === null ? netSupply : tidy(netSupply - netDiff - (demand ?? 0));

/** The supply that is expected to be absent, below 0, as it is written between gross and net supply. */
export const absentOf = ({ workRateSum }: Pick<NetFields, 'workRateSum'>, netSupply: number): number =>
  tidy(round(netSupply, 2) - round(workRateSum, 2));

const netOf = <Receipt extends PlacedReceipt>(receipt: Receipt): Receipt =>
  receipt.netSupply === undefined
    ? receipt
    : {
        ...receipt,
        workRateSum: receipt.netSupply,
        workRateWithoutDemand: netWithoutDemand(receipt),
        diff: receipt.netDiff ?? null,
        ...(receipt.netShortCategories && { shortCategories: receipt.netShortCategories }),
      };

/**
 * The receipts with supply, difference and shortages net of expected absence from the Monday on, as a map and its facts show them
 * (`shared/calculation/README.md` 15). Earlier weeks, and weeks without expected absence, stay as they are.
 */
export const netFrom = <Receipt extends PlacedReceipt>(receipts: readonly Receipt[], monday: Day): Receipt[] =>
  receipts.map((receipt) => (receipt.start < monday ? receipt : netOf(receipt)));
