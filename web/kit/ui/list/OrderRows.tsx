import { type ReactNode, useRef } from 'react';
import { Cells } from './Cells.tsx';
import type { Column } from './column.ts';
import { OrderHandle } from './OrderHandle.tsx';
import styles from './Table.module.css';
import { type Movable, useMoves } from './useMoves.ts';

interface OrderRowsProps<Row> {
  /** In their order. */
  readonly rows: readonly Row[];
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  /** The ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly say: (text: string) => void;
  /** The id of the text that says how rows are moved. */
  readonly hint: string;
  /** The id of what the rows belong to, where groups of rows are moved as well. */
  readonly id?: string | undefined;
  /** The row above them, of what they belong to. */
  readonly head?: ReactNode;
}

/** Rows of a table that can be moved among each other. */
export const OrderRows = <Row extends Movable>({
  rows,
  columns,
  onOrder,
  say,
  hint,
  id,
  head,
}: OrderRowsProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, dragged, handleOf } = useMoves({ rows, body, onOrder, say });
  return (
    <tbody ref={body} data-id={id}>
      {head}
      {shown.map((row, at) => (
        <tr key={row.id} data-id={row.id} className={dragged === row.id ? styles.moved : ''}>
          <td className={styles.order}>
            <OrderHandle {...handleOf(row, at)} hint={hint} />
          </td>
          <Cells columns={columns} row={row} />
        </tr>
      ))}
    </tbody>
  );
};
