import { clsx } from 'clsx';
import tableStyles from '../print/Table.module.css';
import { blankOf, type RowHead, type SheetColumn, type SheetFoot, type SheetRow } from './column.ts';
import { beginsGroup } from './columnGroups.ts';
import { CHECKED } from './core/check.ts';
import type { LiveRow } from './core/live.ts';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import styles from './PrintedSheet.module.css';
import type { SheetModel } from './useSheet.ts';

interface PrintedSheetProps<Row extends SheetRow> {
  readonly sheet: SheetModel<Row>;
  readonly rowHead: RowHead<Row>;
  readonly foot?: SheetFoot;
}

const NONE = -1;

const contentOf = <Row extends SheetRow>({ row, texts }: LiveRow<Row>, column: SheetColumn<Row>) => {
  const text = column.value ? column.value(row, texts) : (texts[column.id] ?? '');
  if (column.kind === 'check') return text === CHECKED ? '✓' : '';
  if (text === '') return blankOf(column, row, texts);
  return column.show ? column.show(text, row, texts) : text;
};

/** A sheet on paper, with the values as they are typed now: its headings on every page, long texts on several lines. */
export const PrintedSheet = <Row extends SheetRow>({ sheet, rowHead, foot }: PrintedSheetProps<Row>) => {
  const { columns } = sheet.grid;
  return (
    <table className={`${tableStyles.table} ${styles.sheet}`}>
      <Head columns={columns} head={rowHead.head} from={NONE} to={NONE} looks={styles} />
      <tbody>
        {sheet.rows.map((live) => (
          <tr key={live.row.id}>
            <th scope="row">{rowHead.render(live.row, live.texts)}</th>
            {columns.map((column, index) => {
              const classes = [
                column.align && styles[column.align],
                beginsGroup(columns, index) && styles.group,
                ...[column.tone?.(live.row, live.texts) ?? []].flat().map((tone) => styles[tone]),
              ];
              return (
                <td key={column.id} className={clsx(classes)}>
                  {contentOf(live, column)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {foot && <Foot columns={columns} foot={foot} />}
    </table>
  );
};
