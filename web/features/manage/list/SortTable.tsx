import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/es/icons/CaretUpOutlined';
import { Cells } from '#web/kit/ui/list/Cells.tsx';
import { type Column, classOf } from '#web/kit/ui/list/column.ts';
import styles from '#web/kit/ui/list/Table.module.css';
import { type Sorting, sorted } from './sorted.ts';

interface SortTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

/** A list whose headings sort it. */
export const SortTable = <Row extends { readonly id: string }>({
  label,
  rows,
  columns,
  sorting,
  onSort,
}: SortTableProps<Row>) => {
  const direction = (id: string) =>
    sorting.column !== id ? undefined : sorting.descending ? 'descending' : 'ascending';
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)} aria-sort={direction(column.id)}>
              <button
                type="button"
                className={styles.sort}
                onClick={() =>
                  onSort({ column: column.id, descending: sorting.column === column.id && !sorting.descending })
                }
              >
                {column.head}
                {direction(column.id) === 'ascending' && <CaretUpOutlined aria-hidden />}
                {direction(column.id) === 'descending' && <CaretDownOutlined aria-hidden />}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted(rows, columns, sorting).map((row) => (
          <tr key={row.id}>
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};
