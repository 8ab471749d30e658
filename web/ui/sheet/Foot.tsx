import type { SheetColumn, SheetFoot, SheetRow } from './column.ts';
import { beginsGroup } from './columnGroups.ts';
import styles from './Sheet.module.css';

interface FootProps<Row extends SheetRow> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly foot: SheetFoot;
}

/** The row of sums. */
export const Foot = <Row extends SheetRow>({ columns, foot }: FootProps<Row>) => (
  <tfoot>
    <tr>
      <th scope="row" className={styles.name}>
        {foot.head}
      </th>
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={[beginsGroup(columns, index) && styles.group, column.align && styles[column.align]]
            .filter(Boolean)
            .join(' ')}
        >
          {foot.cell(column.id)}
        </td>
      ))}
    </tr>
  </tfoot>
);
