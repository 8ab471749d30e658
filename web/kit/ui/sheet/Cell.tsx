import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CellInput } from './CellInput.tsx';
import { blankOf, type SheetColumn, type SheetRow } from './column.ts';
import { beginsGroup } from './columnGroups.ts';
import { CHECKED } from './core/check.ts';
import { type Grid, isEditable } from './core/grid.ts';
import type { LiveRow } from './core/live.ts';
import type { Act, Editing } from './core/state.ts';
import { Reason } from './Reason.tsx';
import styles from './Sheet.module.css';

interface CellProps<Row extends SheetRow> {
  readonly grid: Grid<Row>;
  readonly live: LiveRow<Row>;
  readonly column: SheetColumn<Row>;
  readonly row: number;
  readonly at: number;
  readonly rowName: string;
  readonly id: string;
  readonly act: (act: Act<Row>) => void;
  readonly isActive: boolean;
  /** In a range of several cells; `isSelected` also where it is the only one. */
  readonly isMarked: boolean;
  readonly isSelected: boolean;
  readonly isFilled: boolean;
  /** Which edges of the range the cell lies on. */
  readonly top: boolean;
  readonly bottom: boolean;
  readonly start: boolean;
  readonly end: boolean;
  readonly editing: Editing | undefined;
  /** Said of a cell that is not saved. */
  readonly changedText: string;
}

const CheckBox = ({
  text,
  label,
  isActive,
  readOnly,
}: {
  readonly text: string;
  readonly label: string;
  readonly isActive: boolean;
  readonly readOnly: boolean;
}) => {
  // The grid's own keys and clicks set it, for whole ranges too: a field of the browser's would set itself a second time.
  const box = {
    role: 'checkbox',
    'aria-label': label,
    'aria-checked': text === CHECKED,
    'aria-readonly': readOnly || undefined,
  };
  return <span {...box} tabIndex={isActive ? 0 : -1} className={styles.check} />;
};

/** One cell: its text, check or field, what is wrong with it, and how it lies in the range. */
export const Cell = <Row extends SheetRow>(props: CellProps<Row>) => {
  const { grid, live, column, isActive, isMarked, editing } = props;
  const { row, texts } = live;
  const text = column.value ? column.value(row, texts) : (texts[column.id] ?? '');
  const found = live.faults[column.id];
  const fault = editing && column.unfinished?.(editing.text) ? undefined : found;
  const readOnly = !isEditable(grid, row, column, texts);
  const isCheck = column.kind === 'check';
  // A cell that cannot be changed looks closed, in a sheet of such cells too: no weight may say otherwise.
  const isClosed = readOnly && column.kind !== 'readonly';
  const name = `${props.rowName}, ${column.label ?? column.head}`;
  const tones = [column.tone?.(row, texts) ?? []].flat().filter((tone) => !isClosed || tone !== 'strong');

  const content = (): ReactNode => {
    if (editing)
      return (
        <CellInput
          text={editing.text}
          marksAll={editing.marksAll}
          label={name}
          column={column}
          describedBy={fault === undefined ? undefined : props.id}
          onText={props.act}
        />
      );
    if (isCheck) return <CheckBox text={text} label={name} isActive={isActive} readOnly={readOnly} />;
    if (text === '') {
      const blank = column.offer?.(row) || blankOf(column, row, texts);
      return fault === undefined ? blank : (column.prompt ?? blank);
    }
    return column.show ? column.show(text, row, texts) : text;
  };

  const gridCell = {
    role: 'gridcell',
    'aria-selected': props.isSelected,
    'aria-readonly': readOnly || undefined,
    'aria-invalid': fault !== undefined || undefined,
  };
  const className = clsx(
    column.align && styles[column.align],
    beginsGroup(grid.columns, props.at) && styles.group,
    ...tones.map((tone) => styles[tone]),
    isClosed && styles.closed,
    isClosed && styles.shaded,
    (isClosed || text === '') && styles.quiet,
    column.kind === 'readonly' && styles.reckoned,
    isMarked && styles.marked,
    isMarked && props.top && styles.top,
    isMarked && props.bottom && styles.bottom,
    isMarked && props.start && styles.start,
    isMarked && props.end && styles.end,
    props.isFilled && styles.filled,
    isActive && styles.active,
    editing && styles.editing,
    fault !== undefined && styles.fault,
    live.changed.has(column.id) && styles.changed,
  );

  return (
    <td
      {...gridCell}
      data-row={props.row}
      data-column={props.at}
      className={className}
      tabIndex={isCheck || editing ? undefined : isActive ? 0 : -1}
      aria-describedby={fault === undefined ? undefined : props.id}
    >
      {content()}
      {live.changed.has(column.id) && <span className="visually-hidden">{props.changedText}</span>}
      {props.bottom && props.end && !grid.readOnly && <i className={styles.handle} data-fill="" />}
      {fault !== undefined && <Reason id={props.id}>{fault}</Reason>}
    </td>
  );
};
