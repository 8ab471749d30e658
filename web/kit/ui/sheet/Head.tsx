import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import type { SheetColumn, SheetRow } from './column.ts';
import { beginsGroup, groupsOf } from './columnGroups.ts';
import styles from './Sheet.module.css';

interface HeadProps<Row extends SheetRow> {
  readonly columns: readonly SheetColumn<Row>[];
  /** The heading over the rows' names. */
  readonly head: ReactNode;
  /** What the notes under the headings are; without it there are none. */
  readonly notes?: ReactNode;
  /** The columns of the range, whose heads are tinted. */
  readonly from: number;
  readonly to: number;
  /** The classes, by their names in the style sheet of the sheet. */
  readonly looks?: Readonly<Record<string, string>>;
}

const HeadRows = <Row extends SheetRow>({ columns, head, notes, from, to, looks = styles }: HeadProps<Row>) => {
  const groups = groupsOf(columns);
  const grouped = groups.some((group) => group.head !== undefined);
  const cell = (column: SheetColumn<Row>, rowSpan: number) => {
    const index = columns.indexOf(column);
    return (
      <th
        key={column.id}
        scope="col"
        rowSpan={rowSpan}
        aria-label={column.label}
        data-head="column"
        data-index={index}
        className={clsx(
          looks.columnHead,
          index >= from && index <= to && looks.hot,
          beginsGroup(columns, index) && looks.group,
          column.align && looks[column.align],
        )}
      >
        {column.head}
      </th>
    );
  };
  return (
    <thead className={grouped ? looks.grouped : undefined}>
      <tr>
        <th scope="col" rowSpan={grouped ? 2 : 1} className={looks.name}>
          {head}
        </th>
        {groups.map((group) =>
          group.head === undefined ? (
            group.columns.map((column) => cell(column, grouped ? 2 : 1))
          ) : (
            <th
              key={group.columns[0]?.id}
              scope="colgroup"
              colSpan={group.columns.length}
              className={clsx(group.columns[0] !== columns[0] && looks.group)}
            >
              {group.head}
            </th>
          ),
        )}
      </tr>
      {grouped && (
        <tr>{groups.flatMap((group) => (group.head === undefined ? [] : group.columns.map((one) => cell(one, 1))))}</tr>
      )}
      {notes !== undefined && (
        <tr className={looks.notes}>
          <th scope="row" className={looks.name}>
            {notes}
          </th>
          {columns.map((column, index) => (
            <td
              key={column.id}
              className={clsx(beginsGroup(columns, index) && looks.group, column.align && looks[column.align])}
            >
              {column.note}
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
};

/** The headings, with those of the marked columns tinted; a click marks the column. */
export const Head = memo(HeadRows) as typeof HeadRows;
