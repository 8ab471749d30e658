import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cells } from './Cells.tsx';
import { type Column, classOf } from './column.ts';
import { moved } from './move.ts';
import styles from './Table.module.css';
import { useDrag } from './useDrag.ts';

interface OrderTableProps<Row> {
  readonly label: string;
  /** In their order. */
  readonly rows: readonly Row[];
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  /** The ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void;
}

/** A list whose order can be changed: by handles, by buttons, or with Alt and the arrow keys; each move is announced. */
export const OrderTable = <Row extends { readonly id: string; readonly name: string }>({
  label,
  rows,
  columns,
  onOrder,
}: OrderTableProps<Row>) => {
  const { t } = useTranslation();
  const hint = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [said, say] = useState('');
  const [focus, setFocus] = useState<string>();

  const move = (id: string, to: number) => {
    const from = rows.findIndex((row) => row.id === id);
    const place = Math.max(0, Math.min(rows.length - 1, to));
    const name = rows[from]?.name ?? '';
    if (place === from) return;
    onOrder(moved(rows, from, place).map((row) => row.id));
    say(t('ui.order.moved', { name, place: place + 1, count: rows.length }));
    setFocus(id);
  };
  const { drag, grip } = useDrag(body, move);

  // A row that is moved in the document loses the focus.
  useEffect(() => {
    if (focus === undefined || rows.length === 0) return;
    body.current?.querySelector<HTMLElement>(`[data-id="${focus}"] button`)?.focus();
  }, [focus, rows]);

  const onKeyDown = (event: KeyboardEvent, id: string, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(id, at + step);
  };

  const from = drag ? rows.findIndex(({ id }) => id === drag.id) : -1;
  const shown = drag && from >= 0 ? moved(rows, from, drag.to) : rows;
  return (
    <>
      <p id={hint} className="visually-hidden">
        {t('ui.order.hint')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.order}>
              <span className="visually-hidden">{t('ui.order.title')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                <span className={styles.sort}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map((row, at) => (
            <tr key={row.id} data-id={row.id} className={drag?.id === row.id ? styles.moved : ''}>
              <td className={styles.order}>
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={t('ui.order.grip', { name: row.name, place: at + 1, count: rows.length })}
                  aria-describedby={hint}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onKeyDown={(event) => onKeyDown(event, row.id, at)}
                  {...grip(row.id, at)}
                >
                  <HolderOutlined aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={t('ui.order.up', { name: row.name })}
                  disabled={at === 0}
                  onClick={() => move(row.id, at - 1)}
                >
                  <ArrowUpOutlined aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={t('ui.order.down', { name: row.name })}
                  disabled={at === rows.length - 1}
                  onClick={() => move(row.id, at + 1)}
                >
                  <ArrowDownOutlined aria-hidden />
                </button>
              </td>
              <Cells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
