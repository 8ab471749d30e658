import type { Week } from '#shared/time/week.ts';
import { ReceiptTable } from '#web/domain/receipts/ReceiptTable.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { planOf } from '../links.ts';
import { isLeaf } from '../model/outline.ts';
import type { MapRow } from '../model/rows.ts';

interface UnitReceiptProps {
  /** The rows of a unit: its categories, last their sum. */
  readonly rows: readonly MapRow[];
  readonly week: Week;
  /** The key of the row that is explained. */
  readonly selected: string;
}

/** Demand, supply and difference of a unit's rows in a week, each linked to its plan. */
export const UnitReceipt = ({ rows, week, selected }: UnitReceiptProps) => {
  const inWeek = (row: MapRow | undefined) => row?.cells.find((cell) => cell.week.start === week.start)?.receipt;
  const parts = rows.filter(isLeaf).flatMap((row) => {
    const receipt = inWeek(row);
    return receipt ? [{ key: row.key, name: row.name, href: row.place && planOf(row.place, week), receipt }] : [];
  });
  return <ReceiptTable sign week={weekLabel(week)} parts={parts} sum={inWeek(rows.at(-1))} selected={selected} />;
};
