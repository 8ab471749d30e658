import type { TFunction } from 'i18next';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import { useOpenedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import type { CellRef } from '../model/cells.ts';
import { foldsOf } from '../model/folds.ts';
import type { By } from '../model/outline.ts';
import type { WeekRange } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import { NAME, stepped } from '../model/steps.ts';
import type { MapFigures } from '../texts.ts';
import { Columns } from './Columns.tsx';
import styles from './CoverageMap.module.css';
import { Head } from './Head.tsx';
import { Row } from './Row.tsx';

interface CoverageMapProps {
  readonly rows: readonly MapRow[];
  readonly range: WeekRange;
  readonly by: By;
  /** Gross differences; or from this week on net ones, or risks; the differences in services or percent. */
  readonly figures: MapFigures;
  /** The selected cell. */
  readonly selected: CellRef | undefined;
  /** The cell under the pointer, other than the selected one. */
  readonly hovered: CellRef | undefined;
  readonly onSelect: (cell: CellRef) => void;
  readonly onHover: (cell: CellRef | undefined) => void;
  /** Opens the selected cell's unit, category and week. */
  readonly onOpen: (cell: CellRef) => void;
  /** Below the rows, scrolled with them. */
  readonly children?: ReactNode;
}

/** Returns the row key and column of the cell or name that an event happened in. */
const placeOf = ({ target }: SyntheticEvent): { readonly row: string; readonly column: number } | undefined => {
  const at = (target as Element).closest<HTMLElement>('[data-column]');
  const row = at?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : { row, column: Number(at?.dataset.column) };
};

/** Returns the focusable element at a position: the cell, or the link or button of the row's name. */
const focusable = (table: HTMLTableElement | null, row: string | undefined, column: number): HTMLElement | null => {
  const line = [...(table?.rows ?? [])].find(({ dataset }) => dataset.row === row);
  return line?.querySelector(`[data-column="${column}"]${column === NAME ? ' [tabindex]' : ''}`) ?? null;
};

const nameOf = (t: TFunction, figures: MapFigures, by: By): string => {
  if (figures === 'gross') return t(`overview.map.${by}`);
  return figures === 'share' ? t('overview.map.share') : t(`overview.figures.map.${figures}`);
};

/** Role of a table with arrow keys (ARIA grid pattern); set by a variable because the linter expects plain tables. */
const grid = { role: 'grid' } as const;

/** Weeks across, rows down: a grid with one tab stop and arrow keys. */
export const CoverageMap = ({
  rows,
  range,
  by,
  figures,
  selected,
  hovered,
  onSelect,
  onHover,
  onOpen,
  children,
}: CoverageMapProps) => {
  const { t } = useTranslation();
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  /** The areas that were folded or opened by hand. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  /** The row whose name is the tab stop; undefined when the selected cell is. */
  const [named, setNamed] = useState<string>();
  const { weeks } = range;
  const monthStarts = useMemo(() => monthStartsOf(weeks.map(({ start }) => start)), [weeks]);

  const isFolded = foldsOf(rows, selected?.row, turned);
  const shown = rows.filter(({ within }) => within === undefined || !isFolded(within));
  const columnOf = (ref: CellRef | undefined) => {
    const column = weeks.findIndex(({ start }) => start === ref?.week);
    return column < 0 ? undefined : column;
  };
  const selectedColumn = columnOf(selected);
  const stop = {
    row: shown.some(({ key }) => key === (named ?? selected?.row)) ? (named ?? selected?.row) : shown[0]?.key,
    column: named === undefined ? (selectedColumn ?? 0) : NAME,
  };

  const fold = (key: string) =>
    setTurned((before) =>
      before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key]),
    );

  const select = (row: string, column: number) => {
    if (column === NAME) return setNamed(row);
    setNamed(undefined);
    const week = weeks[column];
    if (week) onSelect({ row, week: week.start });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = shown.findIndex(({ key }) => key === stop.row);
    if (event.key === 'Enter' && stop.column !== NAME && selected) return onOpen(selected);
    const size = { rows: shown.length, columns: weeks.length };
    const next = stepped(event.key, { row, column: stop.column }, size, event.ctrlKey || event.metaKey);
    const there = next && shown[next.row];
    if (next === undefined || there === undefined) return;
    event.preventDefault();
    moved.current = true;
    select(there.key, next.column);
  };

  const onClick = (event: SyntheticEvent) => {
    const fold_ = (event.target as Element).closest<HTMLElement>('[data-fold]')?.dataset.fold;
    const at = placeOf(event);
    if (fold_ !== undefined) fold(fold_);
    if (at) select(at.row, at.column);
  };

  // Only a moving pointer hovers: figures may also load under a resting one.
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const at = placeOf(event);
    const week = at && weeks[at.column]?.start;
    if (at?.row !== hovered?.row || week !== hovered?.week) onHover(at && week && { row: at.row, week });
  };

  useOpenedColumn(scroll, range.start);

  const isSelected = selectedColumn !== undefined;
  // A key moves the focus; a pointer or an address only scrolls the selected cell into view.
  useEffect(() => {
    const cell = focusable(table.current, stop.row, stop.column);
    if (!isSelected || cell === null) return;
    if (moved.current) cell.focus({ preventScroll: true });
    moved.current = false;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // On a phone the panel opens below and shrinks the map.
    const resized = new ResizeObserver(() => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    if (scroll.current) resized.observe(scroll.current);
    return () => resized.disconnect();
  }, [stop.row, stop.column, isSelected]);

  const at = (ref: CellRef | undefined, row: MapRow) => (ref?.row === row.key ? columnOf(ref) : undefined);
  const drawn = shown.map((row) => (
    <Row
      key={row.key}
      row={row}
      monthStarts={monthStarts}
      selected={at(selected, row)}
      hovered={at(hovered, row)}
      stop={stop.row === row.key ? stop.column : undefined}
      folded={row.kind === 'area' && isFolded(row.key)}
    />
  ));
  return (
    <ScrollEdges scroller={scroll} fills rows style={{ '--shown': drawn.length - 1 } as CSSProperties}>
      <div ref={scroll} className={styles.scroll}>
        <table
          ref={table}
          className={`${styles.columns} ${styles.map}`}
          {...grid}
          aria-label={nameOf(t, figures, by)}
          aria-busy={rows.every(({ cells }) => cells.every(({ receipt }) => receipt === undefined))}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={(event) => {
            const place = placeOf(event);
            const week = place && weeks[place.column];
            if (place && week) onOpen({ row: place.row, week: week.start });
          }}
          onPointerMove={onPointerMove}
          onPointerLeave={() => onHover(undefined)}
        >
          <Columns weeks={weeks} />
          <Head
            range={range}
            by={by}
            figures={figures}
            monthStarts={monthStarts}
            selected={selectedColumn}
            hovered={columnOf(hovered)}
          />
          <tbody>{drawn.slice(0, -1)}</tbody>
          <tfoot>{drawn.at(-1)}</tfoot>
        </table>
        {children}
      </div>
    </ScrollEdges>
  );
};
