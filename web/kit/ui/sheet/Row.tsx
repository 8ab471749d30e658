import { memo } from 'react';
import { Cell } from './Cell.tsx';
import type { RowHead, SheetRow } from './column.ts';
import type { Grid } from './core/grid.ts';
import type { LiveRow } from './core/live.ts';
import type { Act, Editing } from './core/state.ts';
import styles from './Sheet.module.css';

interface RowProps<Row extends SheetRow> {
  readonly grid: Grid<Row>;
  readonly live: LiveRow<Row>;
  readonly index: number;
  readonly rowHead: RowHead<Row>;
  /** What the ids of its reasons begin with. */
  readonly id: string;
  readonly act: (act: Act<Row>) => void;
  /** The active column, the range's columns and those it is being drawn over; -1 where they do not touch this row. */
  readonly active: number;
  readonly left: number;
  readonly right: number;
  readonly fillLeft: number;
  readonly fillRight: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
  readonly editing: Editing | undefined;
  readonly changedText: string;
}

const DrawnRow = <Row extends SheetRow>(props: RowProps<Row>) => {
  const { grid, live, index, rowHead, left, right, fillLeft, fillRight, editing } = props;
  const name = rowHead.name(live.row, live.texts);
  const single = left === right && props.isTop && props.isBottom;
  return (
    <tr className={left >= 0 ? styles.hotRow : undefined}>
      <th scope="row" className={styles.name} data-head="row" data-index={index}>
        {rowHead.render(live.row, live.texts)}
      </th>
      {grid.columns.map((column, at) => {
        const marked = at >= left && at <= right && left >= 0;
        return (
          <Cell
            key={column.id}
            grid={grid}
            live={live}
            column={column}
            row={index}
            at={at}
            rowName={name}
            id={`${props.id}${live.row.id}${column.id}`}
            act={props.act}
            isActive={props.active === at}
            isMarked={marked && !single}
            isSelected={marked}
            isFilled={at >= fillLeft && at <= fillRight && fillLeft >= 0}
            top={marked && props.isTop}
            bottom={marked && props.isBottom}
            start={marked && at === left}
            end={marked && at === right}
            editing={editing?.column === column.id ? editing : undefined}
            changedText={props.changedText}
          />
        );
      })}
    </tr>
  );
};

/** One row of a sheet; drawn again only when something in it changed. */
export const Row = memo(DrawnRow) as typeof DrawnRow;
