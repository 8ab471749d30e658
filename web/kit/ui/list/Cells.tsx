import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { type Column, classOf, factsOf } from './column.ts';
import { Facts } from './Facts.tsx';

interface CellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/** The cells of a row: the first column names it, with the other values below on a phone. */
export const Cells = <Row,>({ columns, row }: CellsProps<Row>) => {
  const isPhone = useIsPhone();
  return columns.map((column, index) =>
    index === 0 ? (
      <th key={column.id} scope="row" className={classOf(column)}>
        {(column.cell ?? column.value)(row)}
        {isPhone && <Facts of={factsOf(columns, row)} />}
      </th>
    ) : (
      <td key={column.id} className={classOf(column)}>
        {(column.cell ?? column.value)(row)}
      </td>
    ),
  );
};
