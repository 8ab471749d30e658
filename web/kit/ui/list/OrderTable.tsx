import type { Column } from './column.ts';
import { OrderFrame } from './OrderFrame.tsx';
import { OrderRows } from './OrderRows.tsx';
import type { Movable } from './useMoves.ts';

interface OrderTableProps<Row> {
  readonly label: string;
  /** In their order. */
  readonly rows: readonly Row[];
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  /** The ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly className?: string | undefined;
}

/** A list whose order can be changed. */
export const OrderTable = <Row extends Movable>(props: OrderTableProps<Row>) => {
  const { label, rows, columns, onOrder, className } = props;
  return (
    <OrderFrame label={label} columns={columns} className={className}>
      {(parts) => <OrderRows rows={rows} columns={columns} onOrder={onOrder} {...parts} />}
    </OrderFrame>
  );
};
