import { type FocusEvent, Fragment, type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import type { GroupHead, RowHead, SheetFoot, SheetRow } from './column.ts';
import { rangeOf } from './core/selection.ts';
import { committed } from './core/state.ts';
import { Foot } from './Foot.tsx';
import { gridRole } from './gridRole.ts';
import { Head } from './Head.tsx';
import { Refusals } from './Refusals.tsx';
import { Row as DrawnRow } from './Row.tsx';
import styles from './Sheet.module.css';
import { type NamedRows, useClipboard } from './useClipboard.ts';
import { useKeys } from './useKeys.ts';
import { usePointer } from './usePointer.ts';
import type { SheetModel } from './useSheet.ts';

interface SheetProps<Row extends SheetRow> {
  readonly sheet: SheetModel<Row>;
  /** Accessible name of the table. */
  readonly label: string;
  /** Keep its identity between renders: rows are memoised by it. */
  readonly rowHead: RowHead<Row>;
  /** Rows of one group adjoin. */
  readonly groupHead?: GroupHead<Row>;
  readonly foot?: SheetFoot;
  /** Where rows can be pasted by name. */
  readonly named?: NamedRows;
  /** On the table: its least width. */
  readonly className?: string | undefined;
  /** Buttons beside the sheet act on the row of the active cell: its head stays marked while the focus is elsewhere. */
  readonly keepsRow?: boolean;
}

/** A spreadsheet: typing, ranges, the clipboard, filling and undo, by keyboard, mouse and touch (the ARIA grid pattern). */
export const Sheet = <Row extends SheetRow>({ sheet, label, rowHead, groupHead, foot, ...props }: SheetProps<Row>) => {
  const { className = '', keepsRow = false, named } = props;
  const { t } = useTranslation();
  const changedText = t('sheet.changed');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const onKey = useKeys(sheet);
  const clipboard = useClipboard(sheet, named);
  const pointer = usePointer(sheet);
  const { state, grid, rows, act } = sheet;
  const { active, to } = state.selection;
  const { focusRequests } = state;
  const range = rangeOf(state.selection);

  const focusActive = useEffectEvent(() => {
    const cellOf = (row: number, column: number) =>
      table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    const cell = cellOf(active.row, active.column);
    (cell?.querySelector<HTMLElement>('input, [role=checkbox]') ?? cell)?.focus({ preventScroll: true });
    cellOf(to.row, to.column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (focusRequests > 0) focusActive();
  }, [focusRequests]);

  // A resting mouse asks for no reason while keys are pressed.
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    event.currentTarget.dataset.typed = '';
    onKey(event);
  };
  const onPointerMove = () => {
    delete table.current?.dataset.typed;
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const gone = !(relatedTarget instanceof Node && table.current?.contains(relatedTarget));
    if (gone && state.editing && document.hasFocus()) act(committed());
  };

  return (
    <ScrollEdges scroller={scroller} rows>
      <div ref={scroller} className={styles.scroll}>
        <p id={id} className="visually-hidden">
          {t('sheet.keys')}
        </p>
        <Refusals
          faults={sheet.faults}
          editing={state.editing}
          nameOf={({ rowId, columnId }) => {
            const live = rows.find(({ row }) => row.id === rowId);
            const column = grid.columns.find((one) => one.id === columnId);
            return `${live ? rowHead.name(live.row, live.texts) : ''}, ${column?.label ?? column?.head ?? ''}`;
          }}
        />
        <table
          {...gridRole(grid.readOnly)}
          ref={table}
          className={`${styles.sheet} ${keepsRow ? styles.keepsRow : ''} ${className}`}
          aria-label={label}
          aria-describedby={id}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          {...clipboard}
          {...pointer}
          onPointerMove={onPointerMove}
        >
          <colgroup>
            <col className={rowHead.className} />
            {grid.columns.map((column) => (
              <col key={column.id} className={column.className} />
            ))}
          </colgroup>
          <Head columns={grid.columns} head={rowHead.head} notes={rowHead.notes} from={range.left} to={range.right} />
          <tbody>
            {rows.map((live, index) => {
              const marked = index >= range.top && index <= range.bottom;
              const filled = state.filling && index >= state.filling.top && index <= state.filling.bottom;
              const group = groupHead?.(live.row);
              const before = rows[index - 1];
              return (
                <Fragment key={live.row.id}>
                  {group !== undefined && group !== (before && groupHead?.(before.row)) && (
                    <tr className={styles.groupHead}>
                      <th scope="rowgroup" colSpan={grid.columns.length + 1}>
                        <span>{group}</span>
                      </th>
                    </tr>
                  )}
                  <DrawnRow
                    grid={grid}
                    live={live}
                    index={index}
                    rowHead={rowHead}
                    id={id}
                    act={act}
                    active={active.row === index ? active.column : -1}
                    left={marked ? range.left : -1}
                    right={marked ? range.right : -1}
                    isTop={index === range.top}
                    isBottom={index === range.bottom}
                    fillLeft={filled && state.filling ? state.filling.left : -1}
                    fillRight={filled && state.filling ? state.filling.right : -1}
                    editing={state.editing?.row === live.row.id ? state.editing : undefined}
                    changedText={changedText}
                  />
                </Fragment>
              );
            })}
          </tbody>
          {foot && <Foot columns={grid.columns} foot={foot} />}
        </table>
      </div>
    </ScrollEdges>
  );
};
