import type { SheetColumn, SheetRow } from './column.ts';

/** Adjoining columns under one heading; a column without a group is alone. */
export interface ColumnGroup<Row extends SheetRow> {
  readonly head: string | undefined;
  readonly columns: readonly SheetColumn<Row>[];
}

/** The columns by their headings, in order. */
export const groupsOf = <Row extends SheetRow>(columns: readonly SheetColumn<Row>[]): readonly ColumnGroup<Row>[] => {
  const groups: { head: string | undefined; columns: SheetColumn<Row>[] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && column.group !== undefined && last.head === column.group) last.columns.push(column);
    else groups.push({ head: column.group, columns: [column] });
  }
  return groups;
};

/** Whether a stronger border is drawn before the column: it begins a group, or follows one. */
export const beginsGroup = <Row extends SheetRow>(columns: readonly SheetColumn<Row>[], index: number): boolean =>
  index > 0 && (columns[index]?.groupStart ?? columns[index]?.group !== columns[index - 1]?.group);
