import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, classOf, headClassOf } from './column.ts';
import styles from './Table.module.css';

/** What the rows of the table share. */
export interface OrderParts {
  /** The id of the text that says how rows are moved. */
  readonly hint: string;
  /** Announces a move. */
  readonly say: (text: string) => void;
}

interface OrderFrameProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly className?: string | undefined;
  readonly tableRef?: Ref<HTMLTableElement>;
  readonly children: (parts: OrderParts) => ReactNode;
}

/** A table whose rows can be moved (`OrderRows`): by dragging, by the menu of a handle, or with Alt and the arrow keys; each move is announced. */
export const OrderFrame = <Row,>({ label, columns, className = '', tableRef, children }: OrderFrameProps<Row>) => {
  const { t } = useTranslation();
  const hint = useId();
  const [said, say] = useState('');
  return (
    <>
      <p id={hint} className="visually-hidden">
        {t('ui.order.hint')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <table ref={tableRef} className={`${styles.table} ${className}`} aria-label={label}>
        <thead className={headClassOf(columns)}>
          <tr>
            <th scope="col" className={styles.order}>
              <span className="visually-hidden">{t('ui.order.title')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                <span className={column.hidesHead ? 'visually-hidden' : styles.sort}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        {children({ hint, say })}
      </table>
    </>
  );
};
