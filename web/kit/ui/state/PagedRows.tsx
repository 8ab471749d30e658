import Button from 'antd/es/button';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { TableSkeleton } from './Skeletons.tsx';

interface PageOf<Row> {
  readonly data: readonly Row[];
  /** The cursor of the page after it; undefined on the last one. */
  readonly next?: string | undefined;
}

interface PagedRowsProps<Row> {
  /** The result of `useEndpoint`. */
  readonly of: ComponentProps<typeof Loaded<PageOf<Row>>>['of'];
  /** The number of columns of the table. */
  readonly columns: number;
  /** The class of a row that is one cell across the columns. */
  readonly across: string | undefined;
  readonly row: (row: Row) => ReactNode;
  /** Shown where there are no rows at all; undefined on a later page. */
  readonly none: ComponentProps<typeof EmptyState> | undefined;
  /** The label of the button that shows the page after it. */
  readonly more: string;
  readonly onMore: () => void;
  /** The page after it, once it is opened. */
  readonly after: ((cursor: string) => ReactNode) | undefined;
}

/** The rows of one page of a table that grows page by page, and the button or the page after them. */
export const PagedRows = <Row,>({ of, columns, row, none, more, onMore, after, ...props }: PagedRowsProps<Row>) => {
  const across = (content: ReactNode) => (
    <tr className={props.across}>
      <td colSpan={columns}>{content}</td>
    </tr>
  );
  if (of.data === undefined)
    return across(
      <Loaded of={of} skeleton={<TableSkeleton rows={10} columns={columns - 1} />}>
        {() => null}
      </Loaded>,
    );
  const { data: rows, next } = of.data;
  return (
    <>
      {rows.map(row)}
      {none && rows.length === 0 && next === undefined && across(<EmptyState {...none} />)}
      {next !== undefined && (after ? after(next) : across(<Button onClick={onMore}>{more}</Button>))}
    </>
  );
};
