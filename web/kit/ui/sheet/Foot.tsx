import { clsx } from 'clsx';
import type { SheetColumn, SheetFoot, SheetRow } from './column.ts';
import { beginsGroup } from './columnGroups.ts';
import styles from './Sheet.module.css';

interface FootProps<Row extends SheetRow> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly foot: SheetFoot;
}

/** A sum of more letters, `183,75`, is written smaller in a narrow column. */
const LETTERS = 5;

/** The row of sums. */
export const Foot = <Row extends SheetRow>({ columns, foot }: FootProps<Row>) => (
  <tfoot>
    <tr>
      <th scope="row" className={styles.name}>
        {foot.head}
      </th>
      {columns.map((column, index) => {
        const sum = foot.cell(column.id);
        const classes = [
          beginsGroup(columns, index) && styles.group,
          column.align && styles[column.align],
          column.isNarrow && typeof sum === 'string' && sum.length > LETTERS && styles.long,
          foot.isUncertain?.(column.id) && styles.uncertain,
        ];
        return (
          <td key={column.id} className={clsx(classes)}>
            {sum}
          </td>
        );
      })}
    </tr>
  </tfoot>
);
